import { describe, expect, test } from 'vitest'
import type { event as eventModel } from '../../../schema/events.ts'
import { presetFields } from '../../../schema/preset-fields.ts'
import type { project as projectModel } from '../../../schema/projects.ts'
import { eventFields } from '../events/event-form.tsx'
import { projectFields } from '../projects/project-form.tsx'
import {
  atFields,
  checkRecord,
  type FieldName,
  namesFor,
  namesOf,
  sameTo,
  textsOf,
  toInput,
  toLoaded,
} from './record-fields.ts'

type ProjectField = FieldName<typeof projectModel.fields>

const { fields } = projectFields
const typedAs = (typed: Partial<Record<ProjectField, string>>) =>
  textsOf(namesOf(fields), (name) => typed[name])

const check = (typed: Partial<Record<ProjectField, string>>) => {
  const checked = checkRecord(projectFields, typedAs(typed), 'ka')
  return 'refused' in checked ? checked.refused : []
}

const presets = Object.keys(presetFields)

const project = {
  id: '1',
  version: 7,
  translations: {
    en: { title: 'Straw', description: null },
    ka: { title: null, description: 'ზამთრისთვის.' },
  },
  goal: 12.5,
  startDate: '2026-12-01',
  endDate: null,
  imageUrl: null,
  youtubeUrl: null,
  ...Object.fromEntries(presets.map((name) => [name, null])),
}

describe('the form over a noun', () => {
  test('has its localized texts in both languages first, then the others', () => {
    expect(namesOf(fields)).toEqual([
      ...['title_en', 'description_en', 'title_ka', 'description_ka'],
      ...['goal', 'startDate', 'endDate', 'imageUrl', 'youtubeUrl', ...presets],
    ])
  })

  test('begins on the screen with the texts in the reader’s language', () => {
    const [georgian, english] = [
      ['title_ka', 'description_ka'],
      ['title_en', 'description_en'],
    ]
    const others = ['goal', 'startDate', 'endDate', 'imageUrl', 'youtubeUrl', ...presets]
    expect(namesFor(fields, 'ka')).toEqual([...georgian, ...english, ...others])
    expect(namesFor(fields, 'en')).toEqual([...english, ...georgian, ...others])
  })

  test('shows what the server says, and says the same back', () => {
    const { texts, version } = toLoaded(fields, project, 'ka')
    expect(version).toBe(7)
    expect(texts).toEqual(
      typedAs({ title_en: 'Straw', description_ka: 'ზამთრისთვის.', goal: '12,50', startDate: '2026-12-01' }),
    )
    const { id, version: _, ...same } = project
    const blank = { en: { title: 'Straw', description: '' }, ka: { title: '', description: 'ზამთრისთვის.' } }
    expect(toInput(fields, texts, 'ka')).toEqual({ ...same, translations: blank })
  })
})

describe('a form, checked by the shape the server reads,', () => {
  test('is told what is missing in both languages in that which was begun', () => {
    const missing = check({ title_en: 'Straw', goal: '1' })
    expect(missing).toEqual([{ field: 'description_en', code: 'required_in_one' }])
    expect(check({ title_en: 'Straw', title_ka: 'ჩალა', goal: '1' })).toMatchObject([
      { field: 'description_ka' },
    ])
  })

  test('is told everything at once; what is missing in both languages, in the reader’s', () => {
    expect(check({ endDate: 'soon' }).map(({ field, code }) => [field, code])).toEqual([
      ['goal', 'required'],
      ['endDate', 'invalid_date'],
      ['title_ka', 'required_in_one'],
      ['description_ka', 'required_in_one'],
    ])
  })

  test('is told the limit a text has met', () => {
    const texts = { title_en: 'x'.repeat(201), description_en: 'x', goal: '1' }
    expect(check(texts)).toEqual([{ field: 'title_en', code: 'too_long', limit: 200 }])
  })

  test.for([
    ['a lot', 'invalid_amount'],
    ['1.500', 'ambiguous_amount'],
    ['12.505', 'ambiguous_amount'],
    ['12.5050', 'too_precise'],
    ['-5', 'too_small'],
  ] as const)('is told why "%s" is no goal: %s', ([goal, code]) => {
    expect(check({ title_en: 'Straw', description_en: 'x', goal })).toMatchObject([{ field: 'goal', code }])
  })

  test('is in order with one language', () => {
    expect(check({ title_en: 'Straw', description_en: 'For the winter.', goal: '12,5' })).toEqual([])
  })
})

describe('a number of places', () => {
  const checkPlaces = (places: string, locale: 'en' | 'ka') => {
    const typed: Partial<Record<FieldName<typeof eventModel.fields>, string>> = {
      ...{ title_en: 'A walk', content_en: 'We meet at noon.', places },
    }
    const texts = textsOf(namesOf(eventFields.fields), (name) => typed[name])
    const checked = checkRecord(eventFields, texts, locale)
    return 'refused' in checked ? checked.refused : checked.input.places
  }

  test.for([
    ['40', 40],
    ['1 200', 1200],
    ['1\u00A0200', 1200],
    ['', null],
  ] as const)('is read from "%s" in both languages', ([typed, places]) => {
    expect([checkPlaces(typed, 'en'), checkPlaces(typed, 'ka')]).toEqual([places, places])
  })

  test('has a comma between its thousands where that is how they are written', () => {
    expect(checkPlaces('1,200', 'en')).toBe(1200)
    expect(checkPlaces('1,200', 'ka')).toMatchObject([{ field: 'places', code: 'invalid_number' }])
  })

  test.for([
    ['many', { code: 'invalid_number' }],
    ['1.5', { code: 'invalid_number' }],
    ['2,5', { code: 'invalid_number' }],
    ['0', { code: 'number_too_small', limit: 1 }],
    ['-5', { code: 'number_too_small', limit: 1 }],
    ['100001', { code: 'number_too_big', limit: 100_000 }],
  ] as const)('is refused as such where it is "%s"', ([typed, refused]) => {
    expect(checkPlaces(typed, 'en')).toEqual([{ field: 'places', limit: undefined, ...refused }])
  })
})

test('two texts are the same where the server takes them for the same', () => {
  const isSame = sameTo(fields, 'ka')
  expect(isSame('goal', '12,5', '12.50')).toBe(true)
  expect(isSame('goal', '8 450', '8450')).toBe(true)
  expect(isSame('goal', '12', '13')).toBe(false)
  expect(isSame('goal', 'a lot', 'much')).toBe(false)
  expect(isSame('title_en', 'Straw', 'Straw ')).toBe(false)
})

test('what the server refuses stands at the fields of the form', () => {
  const refused = [
    { field: 'goal', code: 'too_small' },
    { field: 'translations.ka.title', code: 'too_long' },
    { field: 'title', code: 'required' },
    { field: 'somethingElse', code: 'unknown_field' },
  ]
  expect(atFields(fields, refused, typedAs({}), 'en')).toEqual([
    { field: 'goal', code: 'too_small' },
    { field: 'title_ka', code: 'too_long' },
    { field: 'title_en', code: 'required_in_one' },
  ])
})
