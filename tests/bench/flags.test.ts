import { describe, expect, it } from 'vitest'
import { isComplete, isWanted, readFlags } from './flags.ts'

describe('the flags', () => {
  it('are none when nothing is said', () => {
    expect(readFlags([])).toEqual({
      quick: false,
      only: [],
      withoutPeers: false,
      growth: false,
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

  it('leave nothing out only where everything is asked for', () => {
    expect(isComplete(readFlags(['--growth', '--lighthouse']))).toBe(true)
    expect(isComplete(readFlags([]))).toBe(false)
    expect(isComplete(readFlags(['--growth', '--lighthouse', '--quick']))).toBe(false)
  })

  it('are told apart from what is none', () => {
    expect(() => readFlags(['--quik'])).toThrow(/--quik/)
  })
})
