import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../tests/support/clock.ts'
import { createKeyedHash } from '../authentication/keyed-hash.ts'
import { createWrittenMarks } from './written-marks.ts'

const position = { timeline: 2, place: 50_331_648n }

const gateway = (...keys: [string, ...string[]]) => {
  const clock = createTestClock()
  return { clock, ...createWrittenMarks(createKeyedHash(keys, 'places in the log'), clock) }
}

describe('what a writer is told of where that was', () => {
  it('is read by every gateway that has the same key, also after that was replaced', () => {
    const mark = gateway('one').markOf(position)
    expect(gateway('one').positionOf(mark)).toEqual(position)
    expect(gateway('two', 'one').positionOf(mark)).toEqual(position)
  })

  it('counts for half a minute, though the clocks of gateways differ', () => {
    const { clock, markOf, positionOf } = gateway('one')
    const mark = markOf(position)
    clock.advance({ seconds: 30 })
    expect(positionOf(mark)).toEqual(position)
    expect(gateway('one').positionOf(markOf(position))).toEqual(position)
    clock.advance({ seconds: 1 })
    expect(positionOf(mark)).toBeUndefined()
    expect(gateway('one').positionOf(markOf(position))).toBeUndefined()
  })

  it('is nothing where somebody has made it up', () => {
    const { markOf, positionOf } = gateway('one')
    const mark = markOf(position)
    const later = mark.replace('50331648', '99999999')
    for (const made of [
      '',
      'x',
      '0-0',
      '2-50331648',
      '9-99999999999999999999',
      later,
      `${mark}x`,
      mark.slice(1),
    ])
      expect(positionOf(made)).toBeUndefined()
    expect(gateway('two').positionOf(mark)).toBeUndefined()
  })
})
