import type { Import, ImportPreview } from '../../schema/imports.ts'
import { type Locale, locales } from '../../schema/locales.ts'
import { localizedFields, type Model, writableFields } from '../../schema/model.ts'
import { csvLines } from './csv.ts'
import { exampleRecord } from './examples.ts'
import { cellsAt, columnsOf, nameOfPlace } from './file-columns.ts'

/** A new record, under the names of its fields. */
const byNames = (model: Model): string => {
  const record = exampleRecord(model)
  const places = [
    ...localizedFields(model).flatMap(([name]) => locales.map((locale) => ({ name, locale }))),
    ...writableFields(model).map(([name]) => ({ name })),
  ]
  return csvLines([places.map(nameOfPlace), places.map((place) => cellsAt(model, record, place)[0] ?? '')])
}

/** The same as an export has it, without an id. */
const asExported = (model: Model, locale: Locale): string => {
  const columns = columnsOf(model).slice(1)
  const record = exampleRecord(model)
  return csvLines([
    columns.map(({ heading }) => heading[locale]),
    columns.map(({ cell }) => cell(record, locale)),
  ])
}

const preview = (model: Model): ImportPreview => {
  const [[name, field] = ['', { example: { en: '', ka: '' } }]] = localizedFields(model)
  const title = field.example.en
  const row = { id: null, title, changes: [], errors: [] }
  return {
    created: 1,
    changed: 1,
    unchanged: 0,
    refused: 0,
    notTaken: [],
    rows: [
      { ...row, line: 2, outcome: 'new' },
      {
        ...row,
        line: 3,
        outcome: 'changed',
        id: model.exampleId,
        changes: [{ field: `translations.en.${name}`, before: 'Before', after: title }],
      },
    ],
  }
}

const done: Import = { id: '01a1f7f3-9c20-7783-aa6c-db93d4b11345', created: 1, changed: 0, unchanged: 0 }

/** Files of a model's records, and what is answered to them. */
export const importExamples = (model: Model) => ({
  input: {
    exported: { summary: 'As an export has it, in Georgian', value: { csv: asExported(model, 'ka') } },
    named: { summary: 'Under the names of the fields', value: { csv: byNames(model) } },
  },
  preview: { both: { summary: 'A new record, and one that changes', value: preview(model) } },
  done: { one: { summary: 'A new record', value: done } },
})
