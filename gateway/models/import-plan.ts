import type { z } from 'zod'
import type { ImportedChange, NotTaken, PreviewedRow, RowError } from '../../schema/imports.ts'
import { hasLife, life } from '../../schema/life.ts'
import { type Locale, locales } from '../../schema/locales.ts'
import {
  initialFields,
  isLocalized,
  keptFields,
  type Localized,
  localizedFields,
  type Model,
  type PlainField,
  workedOutFields,
  writableFields,
} from '../../schema/model.ts'
import { fieldError, fieldErrors } from '../../schema/validation.ts'
import { isId } from '../core/ids.ts'
import { textOf } from '../core/localized.ts'
import { toChangedColumns, toColumns, type Written, type WrittenColumns } from './columns.ts'
import { cellsAt, nameOfPlace, type Place, valueOfCell } from './file-columns.ts'
import type { FileRow, PlacedCell } from './import-rows.ts'

/** What records are checked by. */
export interface ImportShapes {
  create: z.ZodType<Written>
  change: z.ZodType<Written & { version?: number | undefined }>
}

/** A row, what it comes to, and what is written for it. */
export interface PlannedRow extends Omit<PreviewedRow, 'title'> {
  /** What the record is called, in either language. */
  title: Localized
  columns: WrittenColumns
  /** Where its errors stand in the file. */
  columnOf: (field: string) => number | undefined
}

/** The language that plain texts would be in; a file has a column for each language instead. */
const anyLocale: Locale = 'en'

/** Spreadsheets end the lines within a cell as they like. */
const withPlainLines = (text: string): string => text.replace(/\r\n?/g, '\n')

const isSameText = (given: string, stood: string): boolean => withPlainLines(given) === withPlainLines(stood)

const cellIn = (row: FileRow, name: string): PlacedCell | undefined =>
  row.cells.find(({ place }) => place.name === name)

const idOf = (row: FileRow): string | null => cellIn(row, 'id')?.text.trim().toLowerCase() || null

/** As the file says, or else as it stands. */
const titleOf = (model: Model, row: FileRow, stood: object | undefined): Localized => {
  const [name = ''] = localizedFields(model)[0] ?? []
  const known = textOf(stood ?? {}, name)
  const inFile = (locale: Locale): string | undefined =>
    row.cells.find(({ place, text }) => place.name === name && place.locale === locale && text.trim() !== '')
      ?.text
  return { en: inFile('en') ?? known.en, ka: inFile('ka') ?? known.ka }
}

/**
 * What a file says of the life of a new record, and importing it would not heed: nothing becomes public that its file calls
 * a draft, or ended.
 */
const lifeErrors = (row: FileRow): RowError[] => {
  const said = (name: string): string => cellIn(row, name)?.text.trim() ?? ''
  const isPublished = ['', 'published'].includes(String(valueOfCell(life.state, said('state'))))
  return [
    ...(said('archivedAt') === '' ? [] : [fieldError('archivedAt', 'read_only')]),
    ...(isPublished || cellIn(row, 'publishedAt') ? [] : [fieldError('publishedAt', 'required')]),
  ]
}

/** A row in the words of the shapes: what it says, and of what it does not speak what stands there. */
const inputOf = (
  model: Model,
  row: FileRow,
  stood: object | undefined,
): { input: Record<string, unknown>; errors: RowError[] } => {
  const errors: RowError[] = []
  const given = (place: Place): string | undefined => {
    const text = row.cells.find(({ place: each }) => nameOfPlace(each) === nameOfPlace(place))?.text
    // What an export would write there anyway is what stands there, to the last digit that no file shows.
    const isSame =
      stood && text !== undefined && cellsAt(model, stood, place).some((cell) => isSameText(text, cell))
    return isSame ? undefined : text
  }
  const values = writableFields(model).flatMap(([name, field]): [string, unknown][] => {
    if (field.read === 'nobody') return []
    const text = given({ name })
    if (text === undefined) return stood ? [[name, Reflect.get(stood, name)]] : []
    if (text.trim() !== '') return [[name, valueOfCell(field, text)]]
    if (field.optional) return [[name, null]]
    if (stood) errors.push(fieldError(name, 'required'))
    return []
  })
  for (const [name, field] of stood ? [] : initialFields(model)) {
    const text = given({ name })
    if (text !== undefined) values.push([name, text.trim() === '' ? null : valueOfCell(field, text)])
  }
  if (!stood && hasLife(model)) errors.push(...lifeErrors(row))
  for (const [name] of stood ? keptFields(model) : []) {
    if (given({ name })?.trim()) errors.push(fieldError(name, 'read_only'))
  }
  const textIn = (name: string, locale: Locale): string | null =>
    given({ name, locale }) ?? (stood ? textOf(stood, name)[locale] : null)
  const translations = Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(localizedFields(model).map(([name]) => [name, textIn(name, locale)])),
    ]),
  )
  for (const [name, { required }] of localizedFields(model)) {
    const isThere = locales.some((locale) => textIn(name, locale)?.trim())
    // Of a new record the shape says so itself.
    if (stood && required && !isThere) errors.push(fieldError(name, 'required'))
  }
  return { input: { ...Object.fromEntries(values), translations }, errors }
}

const changesOf = (model: Model, row: FileRow, stood: object, columns: WrittenColumns): ImportedChange[] =>
  Object.entries(columns).flatMap(([name, value]) => {
    const field = model.fields[name]
    const places: Place[] =
      field && isLocalized(field)
        ? locales
            .filter((locale) => value instanceof Object && locale in value)
            .map((locale) => ({ name, locale }))
        : [{ name }]
    return places.map((place) => ({
      field: nameOfPlace(place),
      before: cellsAt(model, stood, place)[0] ?? '',
      after: row.cells.find(({ place: each }) => nameOfPlace(each) === nameOfPlace(place))?.text ?? '',
    }))
  })

const versionErrors = (row: FileRow, stood: object): RowError[] => {
  const text = cellIn(row, 'version')?.text.trim() ?? ''
  if (text === '' || text === String(Reflect.get(stood, 'version'))) return []
  return [fieldError('version', /^\d{1,10}$/.test(text) ? 'changed_since' : 'invalid_type')]
}

/** Says of each row what importing it would do, beside the records that stand there. */
export const planRows = (
  model: Model,
  { create, change }: ImportShapes,
  rows: readonly FileRow[],
  records: ReadonlyMap<string, object>,
): PlannedRow[] => {
  const seen = new Set<string>()
  return rows.map((row) => {
    const id = idOf(row)
    const stood = id === null ? undefined : records.get(id)
    const plan = (
      outcome: PreviewedRow['outcome'],
      more: { changes?: ImportedChange[]; errors?: RowError[]; columns?: WrittenColumns },
    ): PlannedRow => ({
      ...{ changes: [], errors: [], columns: {}, ...more },
      line: row.line,
      outcome,
      id,
      title: titleOf(model, row, stood),
      columnOf: (field) => row.cells.find(({ place }) => nameOfPlace(place) === field)?.column,
    })
    const refuse = (...errors: RowError[]): PlannedRow => plan('refused', { errors })

    if (id !== null && seen.has(id)) return refuse(fieldError('id', 'repeated'))
    if (id !== null) seen.add(id)
    if (id !== null && stood === undefined) return refuse(fieldError('id', 'unknown_record'))

    const { input, errors } = inputOf(model, row, stood)
    const read = (stood ? change : create).safeParse(input, { reportInput: true })
    const found = [...errors, ...(read.success ? [] : fieldErrors(read.error))]
    const unclear = row.cells.filter((cell) => cell.isAmbiguous).map(({ place }) => place.name)
    const all = [
      ...unclear.map((name) => fieldError(name, 'ambiguous_date')),
      ...found.filter(({ field }) => !unclear.includes(field)),
    ]
    if (all.length > 0 || !read.success) return refuse(...all)
    if (!stood) return plan('new', { columns: toColumns(model, read.data, anyLocale) })

    const columns = toChangedColumns(model, stood, read.data, anyLocale)
    if (Object.keys(columns).length === 0) return plan('unchanged', {})
    const changes = changesOf(model, row, stood, columns)
    const conflicts = versionErrors(row, stood)
    return conflicts.length > 0
      ? plan('refused', { changes, errors: conflicts })
      : plan('changed', { changes, columns })
  })
}

/**
 * Whether a cell says something else of a field that is worked out than it is. Of a new record, of which nothing is worked out yet,
 * whatever is not nothing; its life is judged with its row.
 */
const isOther = (
  model: Model,
  [name, field]: [string, PlainField],
  row: FileRow,
  stood: object | undefined,
): boolean => {
  const text = cellIn(row, name)?.text.trim() ?? ''
  if (text === '') return false
  if (stood) return !cellsAt(model, stood, { name }).some((cell) => isSameText(text, cell))
  return !Object.hasOwn(life, name) && valueOfCell(field, text) !== 0
}

/** What a file says and is not taken from it, as it follows from other things. */
export const notTakenOf = (
  model: Model,
  rows: readonly FileRow[],
  records: ReadonlyMap<string, object>,
): NotTaken[] =>
  workedOutFields(model).flatMap((field) => {
    const others = rows.filter((row) => isOther(model, field, row, recordOf(row, records)))
    return others.length > 0 ? [{ field: field[0], rows: others.length }] : []
  })

/** The record that a row names, among these. */
export const recordOf = (row: FileRow, records: ReadonlyMap<string, object>): object | undefined =>
  records.get(idOf(row) ?? '')

/** The ids that a file names and that can be some. */
export const idsIn = (rows: readonly FileRow[]): string[] =>
  rows.map((row) => cellIn(row, 'id')?.text.trim() ?? '').filter(isId)
