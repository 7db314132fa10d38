import { expect, test } from 'vitest'
import { nextLook, rareLook } from './next-look.ts'

const begun = new Date('2026-03-21T09:00:00Z')
const over = new Date('2026-03-21T10:00:00Z')

const after = (minutes: number): Date => new Date(begun.getTime() + minutes * 60_000)

/** Minutes after its beginning at which a payment is looked at. */
const looks = (): number[] => {
  const all: number[] = []
  let next: Date | null = nextLook(begun, over, 0)
  while (next !== null) {
    all.push((next.getTime() - begun.getTime()) / 60_000)
    next = nextLook(next, over, all.length)
  }
  return all
}

test('a payment is looked at soon, then ever more rarely, and when its time is over', () => {
  expect(looks().slice(0, 12)).toEqual([
    1 / 3,
    1,
    7 / 3,
    5,
    31 / 3,
    61 / 3,
    91 / 3,
    121 / 3,
    151 / 3,
    60,
    120,
    180,
  ])
})

test('a payment that came to nothing is looked at for a month more, and then no more', () => {
  const all = looks()
  expect(all.filter((minutes) => minutes > 60)).toHaveLength(24 + 29)
  expect(nextLook(after(60 + 30 * 24 * 60), over, 100)).toBeNull()
})

test('a payment that was made is looked at every day for a month, every week for half a year, and then no more', () => {
  const days: number[] = []
  for (let next = rareLook(begun, begun); next !== null; next = rareLook(next, begun))
    days.push((next.getTime() - begun.getTime()) / 86_400_000)
  expect(days.slice(0, 3)).toEqual([1, 2, 3])
  expect(days.slice(29, 32)).toEqual([30, 37, 44])
  expect(days.at(-1)).toBe(184)
  expect(days).toHaveLength(30 + 22)
})
