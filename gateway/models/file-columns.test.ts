import { expect, test } from 'vitest'
import { project } from '../../schema/projects.ts'
import { dog, kursha } from '../../tests/support/dog.ts'
import { cellsAt, columnsOf, placesIn, valueOfCell } from './file-columns.ts'

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
    'Version',
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
    1,
  ])
})

test('a column is known by its heading in either language, or by the name of its field', () => {
  const placeOf = placesIn(dog)
  expect(placeOf('name in georgian')).toEqual({ name: 'name', locale: 'ka' })
  expect(placeOf(' Name ქართულად ')).toEqual({ name: 'name', locale: 'ka' })
  expect(placeOf('translations.en.story')).toEqual({ name: 'story', locale: 'en' })
  expect(placeOf('იდენტიფიკატორი')).toEqual({ name: 'id' })
  expect(placeOf('Arrived, Tbilisi time')).toEqual({ name: 'arrivedAt' })
  expect(placeOf('Version')).toEqual({ name: 'version' })
  for (const strange of ['Phone', 'finderPhone', 'Colour', '']) expect(placeOf(strange)).toBeUndefined()
})

test('a cell is read as either language writes it', () => {
  const { size, arrivedAt } = dog.fields
  for (const text of ['large', 'Large', 'დიდი']) expect(valueOfCell(size, text)).toBe('large')
  expect(valueOfCell(arrivedAt, '2026-11-19 20:20:00')).toBe('2026-11-19T20:20:00+04:00')
  expect(cellsAt(dog, kursha, { name: 'size' })).toEqual(['Large', 'დიდი'])
})

test('what means nothing stays as it is, for the shape to refuse', () => {
  expect(valueOfCell(dog.fields.size, 'enormous')).toBe('enormous')
  expect(valueOfCell(dog.fields.arrivedAt, 'yesterday')).toBe('yesterday')
})

test('lari are read with either decimal mark, and not at all where they may be thousands', () => {
  const { goal } = project.fields
  expect(['1200', '1 200,5', '12.50', '-3'].map((text) => valueOfCell(goal, text))).toEqual([
    1200, 1200.5, 12.5, -3,
  ])
  for (const text of ['12,000', '1.500', '1,500.00', '1e3']) expect(valueOfCell(goal, text)).toBe(text)
})
