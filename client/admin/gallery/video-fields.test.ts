import { expect, test } from 'vitest'
import { toInput, toLoaded } from '../form/record-fields.ts'
import { slots, videoFields } from './video-fields.ts'

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
  const gallery = { videoLinks, version: 1 }
  const { texts } = toLoaded(videoFields.fields, gallery, 'en')
  expect(slots.map((slot) => texts[slot])).toEqual(shown)
  expect(toInput(videoFields.fields, texts, 'en')).toEqual({ videoLinks: shown })
})
