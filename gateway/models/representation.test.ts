import { expect, test } from 'vitest'
import { dog, kursha } from '../../tests/support/dog.ts'
import { responseSchema } from '../openapi/json-schema.ts'
import { representationOf, representer } from './representation.ts'

const represent = representer(dog)

test('a text is shown in the language asked for, or in the other one', () => {
  const bilingual = { ...kursha, name: { en: 'Kursha', ka: 'ყურშა' } }
  expect(represent(bilingual, 'ka', false).name).toBe('ყურშა')
  expect(represent(kursha, 'ka', false).name).toBe('Kursha')
})

test('an optional text that is written in neither language is null', () => {
  const { story, translations } = represent(kursha, 'en', false)
  expect(story).toBeNull()
  expect(translations).toEqual({ en: { name: 'Kursha', story: null }, ka: { name: null, story: null } })
})

test('what only admins are shown is there for them alone', () => {
  expect(represent(kursha, 'en', true)).toHaveProperty('chip', kursha.chip)
  expect(represent(kursha, 'en', false)).not.toHaveProperty('chip')
})

test('what else a record bears is kept', () => {
  const withPuppies = { ...kursha, puppies: 3 }
  expect(represent(withPuppies, 'en', false)).toHaveProperty('puppies', 3)
})

test('the reference tells who is shown what', () => {
  const { properties, required } = responseSchema(representationOf(dog))
  expect(properties).not.toHaveProperty('finderPhone')
  expect(properties).toHaveProperty('chip.description', 'The number under its skin. For the team only.')
  expect(required).toEqual(['id', 'version', 'name', 'story', 'size', 'arrivedAt', 'translations'])
})

test('the reference lists the values of a choice, and says that it is always there', () => {
  expect(responseSchema(representationOf(dog)).properties?.size).toEqual({
    type: 'string',
    enum: ['small', 'large'],
    description: 'How much room it takes.',
    example: 'large',
  })
})
