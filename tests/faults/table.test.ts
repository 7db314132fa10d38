import { expect, it } from 'vitest'
import { findRow, isHeld, type Told, tableOf } from './table.ts'

const row = {
  row: 7,
  what: 'the gateway is killed',
  shown: [{ file: 'a.test.ts', test: 'killed' }, { file: 'b.test.ts' }],
}

const told = (file: string, name: string, more: Partial<Told> = {}): Told => ({
  file,
  name,
  status: 'passed',
  counted: [],
  ...more,
})

const counted = [
  { row: 7, of: 'kills', tried: 20, held: 20 },
  { row: 8, of: 'others', tried: 1, held: 0 },
]

it('a row counts what its tests have counted, and the others as tests', () => {
  const all = [
    told('a.test.ts', 'is killed', { counted }),
    told('b.test.ts', 'one'),
    told('b.test.ts', 'two'),
  ]
  const found = findRow(row, [...all, told('a.test.ts', 'something else', { status: 'failed' })])
  expect(isHeld(found)).toBe(true)
  expect(tableOf([found])).toContain('| 7 | the gateway is killed | 20 kills, 2 tests | 20, 2 |')
})

it.each([
  [
    'a test that failed',
    [told('a.test.ts', 'killed', { counted, status: 'failed' }), told('b.test.ts', 'one')],
  ],
  ['a test that was skipped', [told('a.test.ts', 'killed', { status: 'skipped' }), told('b.test.ts', 'one')]],
  ['a test that there is no more', [told('b.test.ts', 'one')]],
  [
    'something that did not hold',
    [
      told('a.test.ts', 'killed', { counted: [{ row: 7, of: 'kills', tried: 20, held: 19 }] }),
      told('b.test.ts', 'one'),
    ],
  ],
  [
    'nothing that was tried',
    [
      told('a.test.ts', 'killed', { counted: [{ row: 7, of: 'kills', tried: 0, held: 0 }] }),
      told('b.test.ts', 'one'),
    ],
  ],
])('a row is not held with %s', (_what, all) => {
  expect(isHeld(findRow(row, all))).toBe(false)
})

it('what does not exist here is said to be not offered', () => {
  const found = findRow({ row: 12, what: 'Redis is gone', shown: [], notOffered: 'there is none' }, [])
  expect(isHeld(found)).toBe(true)
  expect(tableOf([found])).toContain('| 12 | Redis is gone | not offered | there is none |')
})
