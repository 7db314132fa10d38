import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../tests/support/clock.ts'
import { createKeyedHash } from '../authentication/keyed-hash.ts'
import { createWrittenMarks } from './written-marks.ts'

/** A gateway on two clocks of its own: that of the day, and the monotonic one, which the test sets. */
const gateway = (...keys: [string, ...string[]]) => {
  const clock = createTestClock()
  const monotonic = { at: 1000 }
  const marks = createWrittenMarks(createKeyedHash(keys, 'written marks'), clock, () => monotonic.at)
  return { clock, monotonic, ...marks }
}

describe('what a writer is told', () => {
  it('is read by every gateway that has the same key, also after that was replaced', () => {
    const mark = gateway('one').mark('stored')
    expect(gateway('one').thereSince(mark)).toBe(1000)
    expect(gateway('two', 'one').thereSince(mark)).toBe(1000)
    expect(gateway('two').thereSince(mark)).toBeUndefined()
  })

  it('asks for nothing more once something was asked after it came', () => {
    const { mark, thereSince, monotonic } = gateway('one')
    const stored = mark('stored')
    thereSince(stored)
    monotonic.at = 1500
    expect(thereSince(stored)).toBe(1000)
  })

  it('says nothing of what somebody else has written at the same moment', () => {
    const { mark, thereSince, monotonic } = gateway('one')
    thereSince(mark('stored'))
    monotonic.at = 1500
    expect(thereSince(mark('stored'))).toBe(1500)
  })

  it('asks anew each time where nobody knows whether it is stored', () => {
    const { mark, thereSince, monotonic } = gateway('one')
    const unknown = mark('unknown')
    expect(thereSince(unknown)).toBe(1000)
    monotonic.at = 1500
    expect(thereSince(unknown)).toBe(1500)
  })

  it('counts for half a minute, though the clocks of gateways differ', () => {
    const { clock, mark, thereSince } = gateway('one')
    const given = mark('stored')
    clock.advance({ seconds: 30 })
    expect(thereSince(given)).toBeDefined()
    expect(gateway('one').thereSince(mark('stored'))).toBeDefined()
    clock.advance({ seconds: 1 })
    expect(thereSince(given)).toBeUndefined()
    expect(gateway('one').thereSince(mark('stored'))).toBeUndefined()
  })

  it('is nothing where somebody has made it up', () => {
    const { mark, thereSince } = gateway('one')
    const given = mark('stored')
    const [seconds, which, ...sealed] = given.split('-')
    const later = [Number(seconds) + 1, which, ...sealed].join('-')
    for (const made of ['', 'x', '0-0', `${seconds}-${which}`, later, `${given}x`, given.slice(1)])
      expect(thereSince(made)).toBeUndefined()
  })
})
