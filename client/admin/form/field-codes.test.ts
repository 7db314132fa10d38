import { describe, expect, test } from 'vitest'
import { emptyProject, projectFields } from '../projects/project-fields.ts'
import { atFields, readCode, resolverOf } from './field-codes.ts'

const resolve = async (texts: object) => {
  const options = { fields: {}, shouldUseNativeValidation: undefined }
  const { errors } = await resolverOf(projectFields, 'ka')({ ...emptyProject, ...texts }, undefined, options)
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))
}

describe('a form, checked by the shape the server reads,', () => {
  test('is told everything at once; what is missing in both languages, in the reader’s', async () => {
    expect(await resolve({ endDate: 'soon' })).toEqual({
      titleKa: 'required_in_one',
      descriptionKa: 'required_in_one',
      goal: 'required',
      endDate: 'invalid_date',
    })
  })

  test('is told the limit a text has met', async () => {
    const texts = { titleEn: 'x'.repeat(201), descriptionEn: 'x', goal: '1' }
    expect(await resolve(texts)).toEqual({ titleEn: 'too_long 200' })
    expect(readCode('too_long 200')).toEqual({ code: 'too_long', limit: 200 })
    expect(readCode('required')).toEqual({ code: 'required', limit: undefined })
  })

  test('is in order with one language', async () => {
    expect(await resolve({ titleEn: 'Straw', descriptionEn: 'For the winter.', goal: '12,5' })).toEqual({})
  })
})

test('what the server refuses stands at the fields in the order of the screen', () => {
  const refused = [
    { field: 'goal', code: 'too_small' },
    { field: 'translations.ka.title', code: 'too_long' },
    { field: 'title', code: 'required' },
    { field: 'somethingElse', code: 'unknown_field' },
  ]
  expect(atFields(projectFields, refused, 'en')).toEqual([
    { field: 'titleEn', code: 'required_in_one' },
    { field: 'titleKa', code: 'too_long' },
    { field: 'goal', code: 'too_small' },
  ])
})
