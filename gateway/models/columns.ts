import { type Locale, locales } from '../../schema/locales.ts'
import {
  derivedFields,
  type Field,
  isLocalized,
  keptFields,
  localizedFields,
  type Model,
  type PlainKind,
  plainFields,
  type RecordOf,
  type WithFields,
  writableFields,
} from '../../schema/model.ts'
import { localizedChange, localizedDifference, textOf } from '../core/localized.ts'
import { snakeCase } from '../database/naming.ts'

/** What a statement calls the table of the model it is about. */
export const ownTable = 'r'

/** The model's own table, as statements read it: without what is in the bin. */
export const tableOf = ({ table, hasBin = false }: Pick<Model, 'table' | 'hasBin'>): string =>
  hasBin ? `(select * from ${table} where deleted_at is null) ${ownTable}` : `${table} ${ownTable}`

/** A column of the model's own table: `r.start_date`, in one language `r.title_en`. */
export const columnOf = (name: string, locale?: Locale): string =>
  `${ownTable}.${snakeCase(name)}${locale === undefined ? '' : `_${locale}`}`

/** How a column is read, so that the driver hands over what the model says. */
const expressions: Partial<Record<PlainKind, (column: string) => string>> = {
  lari: (column) => `${column}::float8`,
  day: (column) => `${column}::text`,
  time: (column) => `to_char(${column}, 'HH24:MI')`,
  instant: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** The expression that reads a column of a kind. */
export const readAs = (kind: PlainKind, column: string): string => expressions[kind]?.(column) ?? column

/** The expressions of fields that other tables tell, by the names of the fields. */
export type Computed = Readonly<Record<string, string>>

/** What a record is read by, under the names {@link recordReader} finds it under. */
export const selectList = (model: WithFields, computed: Computed = {}): string => {
  const texts = localizedFields(model).flatMap(([name]) =>
    locales.map((locale) => `${columnOf(name, locale)} as "${name}.${locale}"`),
  )
  const values = plainFields(model)
    .filter(([, { read, derived }]) => read !== 'nobody' && !derived)
    .map(([name, { kind }]) => {
      const column = computed[name] ?? columnOf(name)
      return `${readAs(kind, column)} as "${name}"`
    })
  return [`${ownTable}.id`, ...texts, ...values].join(', ')
}

type Row = Readonly<Record<string, unknown>>

const readField = (row: Row, name: string, field: Field): unknown =>
  isLocalized(field) ? { en: row[`${name}.en`], ka: row[`${name}.ka`] } : row[name]

/** Makes records of the rows that {@link selectList} reads. */
export function recordReader<Of extends WithFields>(model: Of): (row: Row) => RecordOf<Of>
export function recordReader(model: WithFields): (row: Row) => Record<string, unknown> {
  const fields = Object.entries(model.fields).filter(([, { read }]) => read !== 'nobody')
  // What is derived is there, and empty: it is worked out once the rest is known.
  return (row) => {
    const record: Record<string, unknown> = { id: row.id }
    for (const [name, field] of fields) record[name] = readField(row, name, field)
    return record
  }
}

/** What a write touches, by the names of the fields: an absent key keeps its column. */
export type WrittenColumns = Record<string, unknown>

type Translations = Partial<Record<Locale, Readonly<Record<string, string | null | undefined>> | undefined>>

/** Checked input that may speak of one language by its fields and of both by `translations`. */
export interface Written {
  translations?: Translations | undefined
  [name: string]: unknown
}

/** What checked input says of one text. */
const textIn = (name: string, { translations, [name]: plain }: Written) => ({
  plain: typeof plain === 'string' || plain === null ? plain : undefined,
  translations: { en: translations?.en?.[name], ka: translations?.ka?.[name] },
})

/**
 * The columns that checked input sets: a plain text that of the language of the request, `translations` those of
 * the languages they name.
 */
export const toColumns = (model: WithFields, input: Written, locale: Locale): WrittenColumns => {
  const { translations: _, ...given } = input
  const columns: WrittenColumns = {}
  for (const [name, value] of Object.entries(given)) if (value !== undefined) columns[name] = value
  for (const [name] of localizedFields(model)) {
    const { plain, translations } = textIn(name, input)
    columns[name] = localizedChange(locale, plain, translations)
  }
  return columns
}

/** Whether what was sent of a field is what stands there. */
const isSame = (kind: PlainKind, given: unknown, stood: unknown): boolean =>
  kind === 'instant' && typeof given === 'string' && typeof stood === 'string'
    ? Date.parse(given) === Date.parse(stood)
    : given === stood

/** The same of a record that stands already: only what the input changes. */
export const toChangedColumns = (
  model: WithFields,
  stood: object,
  input: Written,
  locale: Locale,
): WrittenColumns => {
  const columns: WrittenColumns = {}
  for (const [name, { kind }] of writableFields(model)) {
    const value = input[name]
    if (value !== undefined && !isSame(kind, value, Reflect.get(stood, name))) columns[name] = value
  }
  for (const [name] of localizedFields(model)) {
    const { plain, translations } = textIn(name, input)
    const text = localizedDifference(textOf(stood, name), locale, plain, translations)
    if (Object.keys(text).length > 0) columns[name] = text
  }
  return columns
}

/** Long before any moment of a record has come. */
const before = new Date(0)

/**
 * What checked input would change of a record although nobody writes it. What is worked out from moments of the record may
 * have moved since it was read: put back with these moments, it may be what it was before any of them had come.
 */
export const changedKeptFields = (model: WithFields, stood: object, input: Written): string[] => {
  const kept: [name: string, kind: PlainKind][] = keptFields(model).map(([name, { kind }]) => [name, kind])
  const changed = [['id', 'text'] as const, ...kept].flatMap(([name, kind]) =>
    input[name] === undefined || isSame(kind, input[name], Reflect.get(stood, name)) ? [] : [name],
  )
  const misled = derivedFields(model).flatMap(([name, { from, work }]) => {
    const isPutBack = from.every((each) => input[each] !== undefined) && input[name] === work(stood, before)
    return input[name] === undefined || input[name] === Reflect.get(stood, name) || isPutBack ? [] : [name]
  })
  return [...changed, ...misled]
}

/** The columns that are written, by their names in the database. */
export const storedColumns = (
  model: WithFields,
  written: WrittenColumns,
): [column: string, value: unknown][] =>
  Object.entries(written)
    .flatMap(([name, value]): [string, unknown][] => {
      const field = model.fields[name]
      if (!field || !isLocalized(field)) return [[snakeCase(name), value]]
      return locales.map((locale): [string, unknown] => [
        `${snakeCase(name)}_${locale}`,
        value instanceof Object ? Reflect.get(value, locale) : undefined,
      ])
    })
    .filter(([, value]) => value !== undefined)

/** Of which a text is there in one language alone, or a required one is not in both. */
export const untranslated = (model: WithFields): string => {
  const gaps = localizedFields(model).map(([name, { required }]) => {
    const [en, ka] = [columnOf(name, 'en'), columnOf(name, 'ka')]
    return required ? `num_nulls(${en}, ${ka}) > 0` : `num_nulls(${en}, ${ka}) = 1`
  })
  return `(${gaps.join(' or ')})`
}
