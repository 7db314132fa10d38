import { describe, expect, it } from 'vitest'
import type { Compared } from './compared.ts'
import { besideOthers, growth, lists, type Measured, memory, resultsPage } from './page.ts'

const measured: Measured = {
  day: '2026-11-22',
  machine: {
    cores: 2,
    memoryGib: 24,
    node: '24.21.0',
    postgres: '15.14',
    peers: 'mercurius 16.10.1',
  },
  others: 0.02,
}

const compared: Compared = {
  name: 'overview',
  sides: [
    { name: 'gateway', figures: { perSecond: 10, p99: 120, cpu: 60, databaseCpu: 40 } },
    { name: 'limit, rows', figures: { perSecond: 20, p99: 60, cpu: 30, databaseCpu: 20 } },
  ],
}

const held = {
  stage: 'documents',
  server: 'gateway',
  atStart: 100,
  atMost: 300.2,
  afterLoad: 280.4,
  whenIdle: 110,
}

describe('the results page', () => {
  const page = resultsPage('', besideOthers(measured, [compared]))

  it('says when and on what was measured', () => {
    expect(page).toContain('2026-11-22')
    expect(page).toContain('2 cores')
    expect(page).toContain('PostgreSQL 15.14')
    expect(page).toContain('nothing else to do')
  })

  it('compares the gateway with the others by rate and by processor time', () => {
    expect(page).toMatch(/\| overview \| gateway +\| +10 \| +120 \| +60 \| +40 \| +\| +\|/)
    expect(page).toMatch(/\| +\| limit, rows +\| +20 \| +60 \| +30 \| +20 \| +0\.50 \| +0\.50 \|/)
  })

  it('tells what is asked of a ledger as it grows, and how often that was refused at first', () => {
    const grown = (gifts: number, refused: number) => ({
      gifts,
      operations: [{ name: 'project', figures: { perSecond: 10, p99: 12, cpu: 6, databaseCpu: 4 } }],
      refused,
      rows: { perSecond: 5000, cpu: 20, databaseCpu: 10, memory: 400 },
    })
    const { text } = growth(measured, [grown(10_000, 0), grown(10_000_000, 7)])
    expect(text).toMatch(/\| +10,000 \| +10,000,000 \|/)
    expect(text).toMatch(/\| project +\| +6 \+ 4 · 12 \| +6 \+ 4 · 12 \|/)
    expect(text).toMatch(/\| refused before the first answers +\| +0 \| +7 \|/)
  })

  it('compares pages of lists that hold as many records, and tells of others what a record takes', () => {
    const figures = (records: number, cpu: number) => ({ records, cpu, wait: cpu })
    const { text } = lists(measured, [
      { name: 'gifts', small: figures(25, 4), large: figures(25, 5) },
      { name: 'analytics', small: figures(100, 4), large: figures(1000, 20) },
    ])
    const [alike, other] = text.split('### Other records')
    expect(alike).toMatch(/\| gifts +\| +25 \| +25 \|.*\| +1\.25 \|/)
    expect(alike).not.toContain('analytics')
    expect(other).toMatch(/\| analytics \| +100 \| +1000 \|.*\| +5 \| +0\.04 \| +0\.02 \|/)
  })

  it('warns of a machine that was busy', () => {
    const busy = { ...measured, others: 1.24 }
    expect(besideOthers(busy, [compared]).text).toContain(
      'busy with other things, which took 1.2 of its cores',
    )
  })

  it('keeps what another run has found of something else', () => {
    const both = resultsPage(resultsPage('', memory(measured, [held])), besideOthers(measured, [compared]))
    expect(both.match(/^## .*/gm)).toEqual(['## Beside others', '## Memory'])
    expect(both).toContain('documents')
  })

  it('forgets what it said of the same before', () => {
    const later = { ...measured, day: '2027-01-02' }
    const again = resultsPage(page, besideOthers(later, [{ ...compared, name: 'names' }]))
    expect(again).toContain('2027-01-02')
    expect(again).not.toContain('2026-11-22')
    expect(again).not.toContain('| overview')
  })
})
