import type { Locale } from '../../schema/locales.ts'
import {
  type Fields,
  localizedFields,
  type Noun,
  type RecordOf,
  type WithFields,
  writableFields,
} from '../../schema/model.ts'

type Named<Of extends Fields> = Pick<Noun<Of>, 'fields' | 'exampleId'>

/** A record made of the examples of its fields. */
export function exampleRecord<Of extends Fields>(model: Named<Of>): RecordOf<Noun<Of>>
export function exampleRecord(model: Named<Fields>): Record<string, unknown> {
  const shown = Object.entries(model.fields).filter(([, { read }]) => read !== 'nobody')
  return { id: model.exampleId, ...Object.fromEntries(shown.map(([name, { example }]) => [name, example])) }
}

/** A record in each language, as REST answers it. */
type RecordExamples = {
  en: { summary: string; value: object }
  ka: { summary: string; value: object }
}

/** One record in both languages; `represent` writes it. */
export const recordExamples = (represent: (locale: Locale) => object): RecordExamples => ({
  en: { summary: 'In English', value: represent('en') },
  ka: { summary: 'ქართულად', value: represent('ka') },
})

/** A whole list of one, and a page of a longer one. */
export const listExamples = (plural: string, { en, ka }: RecordExamples) => ({
  last: { summary: 'The last page', value: { [plural]: [en.value], nextCursor: null } },
  more: {
    summary: 'ქართულად, with more to come',
    value: { [plural]: [ka.value], nextCursor: 'WyIwMWEwNTcwYy0wMjgwLTcwNjUtOGFhMi1lYjUyNzk0ZjM5ZTUiXQ' },
  },
})

const textsIn = (model: WithFields, locale: Locale): Record<string, unknown> =>
  Object.fromEntries(localizedFields(model).map(([name, { example }]) => [name, example[locale]]))

/** What is written of a record beside its texts. */
export const exampleInput = (model: WithFields): Record<string, unknown> =>
  Object.fromEntries(writableFields(model).map(([name, { example }]) => [name, example]))

/** What creates a record: its texts in both languages, or in that of the request. */
export const createExamples = (model: WithFields) => ({
  both: {
    summary: 'In both languages',
    value: {
      ...exampleInput(model),
      translations: { en: textsIn(model, 'en'), ka: textsIn(model, 'ka') },
    },
  },
  one: {
    summary: 'In the language of the request',
    value: { ...textsIn(model, 'en'), ...exampleInput(model) },
  },
})

/** What changes a record: all its values, or its texts of one language alone. */
export const changeExamples = (model: WithFields) => ({
  values: { summary: 'Everything but the texts', value: exampleInput(model) },
  texts: {
    summary: 'The Georgian texts alone, unless somebody changed the record since',
    value: { version: 1, translations: { ka: textsIn(model, 'ka') } },
  },
})
