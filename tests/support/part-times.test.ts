import { describe, expect, it } from 'vitest'
import { createPartTimes, partLines } from './part-times.ts'

describe('the times of the parts of a run', () => {
  it('are what passed until each of their tests had finished', () => {
    let now = 1000
    const times = createPartTimes(() => now)
    for (const [part, at] of [
      ['unit', 1500],
      ['unit', 3000],
      ['browser', 63_000],
      ['unit', 64_000],
    ] as const) {
      now = at
      times.finished(part)
    }
    expect([...times.all()]).toEqual([
      ['unit', 3000],
      ['browser', 60_000],
    ])
    expect(partLines(times.all())).toEqual(['unit        3 s', 'browser    60 s'])
  })

  it('of a run without tests are none', () => {
    expect(partLines(createPartTimes(() => 0).all())).toEqual([])
  })
})
