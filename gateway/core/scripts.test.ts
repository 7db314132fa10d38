import { expect, test } from 'vitest'
import { inOtherScript } from './scripts.ts'

const pairs: readonly [written: string, other: string | null][] = [
  ['gelash', 'გელაშ'],
  ['Levan Gelashvili', 'ლევან გელაშვილი'],
  ['tamar', 'ტამარ'],
  ["k'ap'anadze", 'კაპანაძე'],
  ["ch'q'ondideli", 'ჭყონდიდელი'],
  ['xatia', 'ხატია'],
  ['გელაშ', 'gelash'],
  ['წერეთელი', "ts'ereteli"],
  ['ᲜᲘᲜᲝ', 'nino'],
  ['levan@example.org', null],
  ['TBC 5507', null],
  ['5507-61', null],
  ['', null],
]

for (const [written, other] of pairs) {
  test(`${written || 'nothing'} is ${other ?? 'the same'} in the other script`, () => {
    expect(inOtherScript(written)).toBe(other)
  })
}
