import { describe, expect, it } from 'vitest'
import { isWanted, isWhole, readFlags } from './flags.ts'

describe('the flags', () => {
  it('are none when nothing is said', () => {
    expect(readFlags([])).toEqual({
      quick: false,
      only: [],
      withoutPeers: false,
      growth: false,
      lists: false,
      lighthouse: false,
    })
  })

  it('pick cases by parts of their names', () => {
    const flags = readFlags(['--only', 'overview', '--only', '304'])
    expect(isWanted(flags, 'overview 50x200')).toBe(true)
    expect(isWanted(flags, 'a page, 304')).toBe(true)
    expect(isWanted(flags, 'contact message')).toBe(false)
    expect(isWanted(readFlags([]), 'contact message')).toBe(true)
  })

  it('say what is measured as a whole', () => {
    expect(isWhole.comparison(readFlags([]))).toBe(true)
    expect(isWhole.comparison(readFlags(['--quick']))).toBe(false)
    expect(isWhole.comparison(readFlags(['--only', '304']))).toBe(false)
    expect(isWhole.comparison(readFlags(['--without-peers']))).toBe(false)
    expect(isWhole.others(readFlags(['--growth', '--only', 'growth']))).toBe(true)
    expect(isWhole.others(readFlags(['--growth', '--quick']))).toBe(false)
  })

  it('are told apart from what is none', () => {
    expect(() => readFlags(['--quik'])).toThrow(/--quik/)
  })
})
