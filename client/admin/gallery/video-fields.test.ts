import { expect, test } from 'vitest'
import { slots, toSlots, videoFields } from './video-fields.ts'

test.each([
  [[], ['', '', '']],
  [['a'], ['a', '', '']],
  [
    ['', 'b'],
    ['', 'b', ''],
  ],
  [
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ],
])('the links %j are shown in exactly three slots, and kept in their places', (videoLinks, shown) => {
  const { texts } = toSlots({ videoLinks, version: 1 })
  expect(slots.map((slot) => texts[slot])).toEqual(shown)
  expect(videoFields.toInput((slot) => texts[slot])).toEqual({ videoLinks: shown })
})
