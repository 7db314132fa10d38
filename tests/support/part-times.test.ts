import { describe, expect, it } from 'vitest'
import { createPartTimes, partLines } from './part-times.ts'

describe('the times of the parts of a run', () => {
  it('are what passed until each of their tests had finished', () => {
    let now = 1000
    const times = createPartTimes(() => now)
    const finished = times.ofRunner()
    for (const [part, at] of [
      ['unit', 1500],
      ['unit', 3000],
      ['browser', 63_000],
      ['unit', 64_000],
    ] as const) {
      now = at
      finished(part)
    }
    expect([...times.all()]).toEqual([
      ['unit', 3000],
      ['browser', 60_000],
    ])
    expect(partLines(times.all())).toEqual(['unit        3 s', 'browser    60 s'])
  })

  it('of runners side by side are what each took itself', () => {
    let now = 0
    const times = createPartTimes(() => now)
    const [database, rest] = [times.ofRunner(), times.ofRunner()]
    now = 4000
    rest('unit')
    now = 7000
    database('embedded')
    now = 9000
    rest('start')
    expect([...times.all()]).toEqual([
      ['unit', 4000],
      ['embedded', 7000],
      ['start', 5000],
    ])
  })

  it('of a run without tests are none', () => {
    expect(partLines(createPartTimes(() => 0).all())).toEqual([])
  })
})
