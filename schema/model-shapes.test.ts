import { expect, test } from 'vitest'
import { dog } from '../tests/support/dog.ts'
import { changeShape, createShape } from './model-shapes.ts'
import { fieldIssues } from './validation.ts'

const newDog = createShape(dog)
const dogChange = changeShape(dog)

const whole = { name: 'Kursha', chip: '268000012345678' }

const issuesOf = (shape: typeof newDog | typeof dogChange, input: unknown) => {
  const { error } = shape.safeParse(input, { reportInput: true })
  return error ? fieldIssues(error).map(({ field, code }) => `${field} ${code}`) : []
}

test('a required text is written in one language at least, an optional one in none', () => {
  expect(issuesOf(newDog, whole)).toEqual([])
  expect(issuesOf(newDog, { chip: '1', translations: { ka: { name: 'ყურშა' } } })).toEqual([])
  expect(issuesOf(newDog, { chip: '1' })).toEqual(['name required'])
  expect(issuesOf(newDog, { chip: '1', translations: { ka: { name: ' ' } } })).toEqual(['name required'])
})

test('a text is as long as its model says, in either language', () => {
  const tooLong = 'k'.repeat(21)
  expect(issuesOf(newDog, { ...whole, name: tooLong })).toEqual(['name too_long'])
  expect(issuesOf(newDog, { ...whole, translations: { ka: { name: tooLong } } })).toEqual([
    'translations.ka.name too_long',
  ])
})

test('an empty translation clears the text', () => {
  expect(dogChange.parse({ translations: { en: { story: ' ' } } })).toEqual({
    translations: { en: { story: null } },
  })
})

test('a choice is one of its values, and has the usual one where nothing is said', () => {
  expect(newDog.parse(whole).size).toBe('small')
  expect(newDog.parse({ ...whole, size: 'large' }).size).toBe('large')
  expect(issuesOf(newDog, { ...whole, size: 'huge' })).toEqual(['size invalid_option'])
})

test('a change leaves what it does not name as it is', () => {
  expect(dogChange.parse({ chip: '1' })).toEqual({ chip: '1' })
  expect(dogChange.parse({ finderPhone: null })).toEqual({ finderPhone: null })
})

test('what is optional is cleared by an empty text as well', () => {
  expect(dogChange.parse({ finderPhone: ' ', story: '' })).toEqual({ finderPhone: null, story: null })
  expect(issuesOf(dogChange, { chip: '' })).toEqual(['chip required'])
})

test('what the gateway keeps cannot be written, and may stand in a change of a record that was read', () => {
  const kept = { arrivedAt: '2026-11-19T16:20:00Z' }
  expect(issuesOf(newDog, { ...whole, ...kept })).toEqual(['arrivedAt unknown_field'])
  expect(issuesOf(dogChange, kept)).toEqual([])
  expect(issuesOf(dogChange, { born: '2020-01-01' })).toEqual(['born unknown_field'])
})

test('who reads a field does not matter to who writes it', () => {
  expect(newDog.parse({ ...whole, finderPhone: '+995 555 00 00 00' })).toMatchObject({
    chip: '268000012345678',
    finderPhone: '+995 555 00 00 00',
  })
})
