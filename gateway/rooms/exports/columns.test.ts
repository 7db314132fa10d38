import { expect, test } from 'vitest'
import { dog, kursha } from '../../../tests/support/dog.ts'
import { columnsOf } from './columns.ts'

const columns = columnsOf(dog)

test('a file has a column for all that admins are shown, two for a text', () => {
  expect(columns.map(({ heading }) => heading.en)).toEqual([
    'Id',
    'Name in English',
    'Name in Georgian',
    'Story in English',
    'Story in Georgian',
    'Size',
    'Chip',
    'Arrived, Tbilisi time',
  ])
})

test('what stands in a file is in the words of its reader, whose language comes first', () => {
  expect(columns.slice(1, 3).map(({ heading }) => heading.ka)).toEqual(['Name ქართულად', 'Name ინგლისურად'])
  expect(columns.map(({ cell }) => cell(kursha, 'ka'))).toEqual([
    kursha.id,
    null,
    'Kursha',
    null,
    null,
    'დიდი',
    kursha.chip,
    '2026-11-19 20:20:00',
  ])
})
