import { expect, test } from 'vitest'
import { dog, kursha } from '../../tests/support/dog.ts'
import {
  changedKeptFields,
  recordReader,
  selectList,
  toChangedColumns,
  toColumns,
  untranslated,
} from './columns.ts'

test('a record is read from its columns, without what nobody is shown', () => {
  expect(selectList(dog)).toContain('r.name_en as "name.en", r.name_ka as "name.ka"')
  expect(selectList(dog)).toContain('r.size as "size", r.chip as "chip"')
  expect(selectList(dog)).toContain(`to_char(r.arrived_at at time zone 'UTC'`)
  expect(selectList(dog)).not.toContain('finder_phone')
})

test('a field that other tables tell is read from them', () => {
  expect(selectList(dog, { chip: 'c.number' })).toContain('c.number as "chip"')
})

test('a row becomes a record', () => {
  const { name, story, ...values } = kursha
  const row = {
    'name.en': name.en,
    'name.ka': name.ka,
    'story.en': story.en,
    'story.ka': story.ka,
    ...values,
  }
  expect(recordReader(dog)({ ...row, finderPhone: 'secret', other: 1 })).toEqual(kursha)
})

test('a plain text is written in the language of the request', () => {
  expect(toColumns(dog, { name: 'ყურშა', chip: '1' }, 'ka')).toEqual({
    name: { ka: 'ყურშა' },
    story: {},
    chip: '1',
  })
})

test('translations are written in the languages they name, and win where both speak', () => {
  const input = { name: 'Kursha', translations: { en: { name: 'Kurshi' }, ka: { story: null } } }
  expect(toColumns(dog, input, 'en')).toEqual({ name: { en: 'Kurshi' }, story: { ka: null } })
})

test('what is not named is not written, null is', () => {
  expect(toColumns(dog, { chip: undefined, finderPhone: null }, 'en')).toEqual({
    name: {},
    story: {},
    finderPhone: null,
  })
})

test('of a change that is written which differs from what stands there', () => {
  const same = { size: 'large', chip: kursha.chip, name: 'Kursha', translations: { ka: { story: null } } }
  expect(toChangedColumns(dog, kursha, same, 'en')).toEqual({})
  expect(toChangedColumns(dog, kursha, { ...same, size: 'small', story: 'From Gori.' }, 'en')).toEqual({
    size: 'small',
    story: { en: 'From Gori.' },
  })
})

test('what nobody is shown is always written', () => {
  expect(toChangedColumns(dog, kursha, { finderPhone: null }, 'en')).toEqual({ finderPhone: null })
})

test('of what nobody writes a change may say what stands there', () => {
  const read = { id: kursha.id, arrivedAt: '2026-11-19T20:20:00+04:00' }
  expect(changedKeptFields(dog, kursha, read)).toEqual([])
  expect(changedKeptFields(dog, kursha, { id: 'another', arrivedAt: null })).toEqual(['id', 'arrivedAt'])
})

test('an optional text that is written in neither language wants no translation', () => {
  expect(untranslated(dog)).toContain('num_nulls(r.name_en, r.name_ka) > 0')
  expect(untranslated(dog)).toContain('num_nulls(r.story_en, r.story_ka) = 1')
})
