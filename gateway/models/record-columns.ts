import { locales } from '../../schema/locales.ts'
import {
  isLocalized,
  localizedFields,
  type PlainKind,
  plainFields,
  type RecordOf,
  type WithFields,
} from '../../schema/model.ts'
import type { Wanted } from '../core/wanted.ts'
import type { RowLayout, RowValue, WireKind } from '../database/row-list.ts'
import { type Computed, columnOf } from './columns.ts'

/** Of `2026-11-22 02:44:41.12`, as PostgreSQL writes a moment without a time zone: without zeros at the end. */
const readInstant = (text: string): string => {
  const thousandths = text.slice(20, 23).padEnd(3, '0')
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${thousandths}Z`
}

/** What the wire says of each kind, where it is no text to us. */
const parsers: Partial<Record<PlainKind, (text: string) => unknown>> = {
  lari: Number,
  whole: Number,
  fraction: Number,
  version: Number,
  flag: (text) => text === 't',
  instant: readInstant,
  // `11:00:00`, as PostgreSQL writes it.
  time: (text) => text.slice(0, 5),
}

/** What of that is ready to be answered, as it is sent. */
const wireKinds: Partial<Record<PlainKind, WireKind>> = {
  lari: 'number',
  whole: 'whole',
  version: 'whole',
  flag: 'flag',
  instant: 'instant',
}

/** How columns are sent where {@link recordColumns} reads them: the cheapest for the database to write. */
const sent: Partial<Record<PlainKind, (column: string) => string>> = {
  instant: (column) => `${column} at time zone 'UTC'`,
}

/** The fields of a model that are read for who wants these of a record. */
export const fieldsWanted = (model: WithFields, wanted: Wanted): string[] => {
  const texts = localizedFields(model).flatMap(([name]) => {
    const isTranslated = locales.some((locale) => wanted.below('translations').below(locale).has(name))
    // What is missing in a language is seen in the texts of both.
    return wanted.has(name) || wanted.has('missingIn') || isTranslated ? [name] : []
  })
  const values = plainFields(model).flatMap(([name, { read, derived }]) =>
    read !== 'nobody' && wanted.has(name) ? [...(derived?.from ?? []), name] : [],
  )
  return [...new Set([...texts, ...values])]
}

type Reader = RowValue['read']

/** Something of a record that is no field of its model: its columns, and what makes it of their texts from `at` on. */
export interface MoreColumns extends Pick<RowValue, 'name' | 'read' | 'wire'> {
  columns: readonly string[]
}

/** How they are read beside the columns of a model. */
export const moreSelected = (more: readonly MoreColumns[]): string[] =>
  more.flatMap(({ name, columns }) => columns.map((column, index) => `${column}::text as "${name}.${index}"`))

/** What such a row tells of them. */
export const readMore = (
  more: readonly MoreColumns[],
  row: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    more.map(({ name, columns, read }) => {
      const texts = columns.map((_, index) => {
        const text = row[`${name}.${index}`]
        return typeof text === 'string' ? text : null
      })
      return [name, read(texts, 0)]
    }),
  )

const readText: Reader = (texts, at) => texts[at] ?? null
const readBoth: Reader = (texts, at) => ({ en: texts[at] ?? null, ka: texts[at + 1] ?? null })

const readPlain = (kind: PlainKind): Reader => {
  const parse = parsers[kind]
  if (!parse) return readText
  return (texts, at) => {
    const text = texts[at] ?? null
    return text === null ? null : parse(text)
  }
}

/** An object of texts, each of its own column; null where none of them is there. */
export const textsTogether = (name: string, columns: Readonly<Record<string, string>>): MoreColumns => {
  const keys = Object.keys(columns)
  return {
    name,
    columns: Object.values(columns),
    read: (texts, at) =>
      keys.some((_, index) => texts[at + index] !== null)
        ? Object.fromEntries(keys.map((key, index) => [key, texts[at + index] ?? null]))
        : null,
    wire: keys.map((key) => [key, 'text'] as const),
  }
}

/** A text of a column. */
export const textAlone = (name: string, column: string): MoreColumns => ({
  name,
  columns: [column],
  read: readText,
  wire: 'text',
})

const columnsOf = (model: WithFields, name: string, computed: Computed): MoreColumns => {
  const field = model.fields[name]
  if (name === 'id') return textAlone(name, columnOf(name))
  if (!field) throw new Error(`there is no field ${name}`)
  if (isLocalized(field))
    return { name, columns: locales.map((locale) => columnOf(name, locale)), read: readBoth }
  if (field.derived) return { name, columns: [], read: () => null }
  const column = computed[name] ?? columnOf(name)
  const { kind } = field
  const wire = kind in parsers ? wireKinds[kind] : 'text'
  return { name, columns: [sent[kind]?.(column) ?? column], read: readPlain(kind), wire }
}

/** What a record is read by, and what these columns mean. */
export interface RecordColumns<Made> extends RowLayout<Made> {
  columns: string[]
}

/**
 * How a record is read in one go. One of only some fields is whole for whoever asks for nothing else of it.
 * @param first how many columns come before those of the record
 */
export function recordColumns<Of extends WithFields, More = unknown>(
  model: Of,
  names: readonly string[],
  options?: { computed?: Computed; more?: readonly MoreColumns[]; first?: number },
): RecordColumns<RecordOf<Of> & More>
export function recordColumns(
  model: WithFields,
  names: readonly string[],
  {
    computed = {},
    more = [],
    first = 0,
  }: { computed?: Computed; more?: readonly MoreColumns[]; first?: number } = {},
): RecordColumns<Record<string, unknown>> {
  const all = [...names.map((name) => columnsOf(model, name, computed)), ...more]
  let next = first
  const values = all.map(({ name, columns: { length: count }, read, wire }): RowValue => {
    const at = next
    next += count
    return { name, at, count, read, wire }
  })
  // Copied, it has room for every field.
  const template: Record<string, unknown> = Object.fromEntries(all.map(({ name }) => [name, null]))
  return {
    columns: all.flatMap(({ columns }) => columns),
    width: next,
    values,
    read: (texts) => {
      const record = { ...template }
      for (const { name, at, read } of values) record[name] = read(texts, at)
      return record
    },
  }
}
