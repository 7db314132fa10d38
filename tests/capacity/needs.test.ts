import { describe, expect, it } from 'vitest'
import { assumed } from './assumed.ts'
import type { Cost, Figures } from './figures.ts'
import { coresOf, needsOf } from './needs.ts'

const cost = (gateway: number, database = 0): Cost => ({
  gateway,
  database,
  standby: 0,
  proxy: 0.01,
  pooler: 0,
})

/** Round numbers: a millisecond of a gateway for each, and as much of the database for what writes. */
const figures: Figures = {
  page: cost(1),
  query: cost(1),
  file: cost(1),
  remadePage: cost(10, 2),
  signIn: cost(1, 1),
  letter: cost(1, 1),
  gift: cost(1, 1),
  watching: 5,
  giftsOfOneProject: 100,
  giftsOfSeveral: 200,
}

const onlyPages = { queriesOfVisit: 0, filesOfVisit: 0, signInsOfVisit: 0, lettersOfVisit: 0 }

describe('what a load takes', () => {
  it('is the sum of what its parts do, and that each gateway looks once a second', () => {
    const rates = { visits: 100, gifts: 0, writes: 0, gateways: 2, hotAddresses: 10 }
    expect(coresOf(figures, rates, onlyPages)).toEqual({
      gateways: 0.1,
      proxy: 1 / 1000,
      pooler: 0,
      primary: 0.01,
      replicas: 0,
    })
  })

  it('has what is asked for all the time made anew after each gift, on every gateway', () => {
    const rates = { visits: 1000, gifts: 0.5, writes: 0, gateways: 2, hotAddresses: 10 }
    // Twice ten addresses, every two seconds.
    expect(coresOf(figures, rates, onlyPages).gateways).toBeCloseTo(1 + 10 * 0.01)
    expect(coresOf(figures, rates, onlyPages).replicas).toBeCloseTo(10 * 0.002)
  })

  it('makes nothing anew that nobody asks for', () => {
    const rates = { visits: 1, gifts: 1000, writes: 0, gateways: 1, hotAddresses: 10 }
    expect(coresOf(figures, rates, onlyPages).gateways).toBeCloseTo(0.001 + 0.01)
  })
})

describe('whoever is needed', () => {
  const small = needsOf(figures, { visits: 1000, isCampaign: false })
  const large = needsOf(figures, { visits: 100_000_000, isCampaign: true })

  it('is never fewer than may be lost', () => {
    expect([small.gateways, small.replicas]).toEqual([assumed.fewestGateways, 1])
  })

  it('is as many that none is busier than it may be, and not one more', () => {
    const { gateways, cores } = large
    expect(cores.gateways / gateways).toBeLessThanOrEqual(assumed.mostBusy)
    expect(cores.gateways / (gateways - 1)).toBeGreaterThan(assumed.mostBusy)
  })

  it('is told how near a campaign comes to what one project takes', () => {
    expect(small.shareOfOneProject).toBe(0)
    // 50,000 in an hour, three times as many in the worst second, four of five to one project.
    expect(large.shareOfOneProject).toBeCloseTo(((50_000 / 3600) * 3 * 0.8) / 100)
  })
})
