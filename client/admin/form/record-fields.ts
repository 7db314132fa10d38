import { get, set } from 'react-hook-form'
import type { z } from 'zod'
import { type Locale, locales } from '../../../schema/locales.ts'
import { type Checked, checkByShape, type Refused } from '../../lib/check.ts'
import type { FieldKind, LocalizedKind } from './field-kinds.tsx'

/** What stands in the fields of a form, by their names. */
export type Texts<Name extends string> = Record<Name, string>

/** A record as the server has it, written into the fields of its form. */
export interface Loaded<Name extends string> {
  texts: Texts<Name>
  version: number
}

interface RecordField {
  /** Where it stands in the record and in the input alike: `translations.en.title`. */
  path: string
  kind: FieldKind
}

/** The fields of a form over a record, in the order of the screen, and the shape of what the server takes. */
export interface RecordFields<Name extends string, Shape extends z.ZodType> {
  fields: Record<Name, RecordField>
  shape: Shape
}

/** The fields of a noun, by kind. */
export type Kinds = Record<string, FieldKind>
type LocalizedIn<Table extends Kinds> = {
  [Name in keyof Table & string]: Table[Name] extends LocalizedKind ? Name : never
}[keyof Table & string]
type PlainIn<Table extends Kinds> = Exclude<keyof Table & string, LocalizedIn<Table>>

/** The fields of a form over a noun: one for each language where its text is localized. */
export type FieldName<Table extends Kinds> = `${LocalizedIn<Table>}_${Locale}` | PlainIn<Table>

/** What the server must answer of a noun for its form. */
export type RecordOf<Table extends Kinds> = {
  version: number
  translations: Record<Locale, Record<LocalizedIn<Table>, string | null>>
} & Record<PlainIn<Table>, string | number | null>

/** The field that holds a localized text in one language. */
export const nameIn = <Name extends string, L extends Locale>(name: Name, locale: L): `${Name}_${L}` =>
  `${name}_${locale}`

/** The form over a noun, from the kinds of its fields: the localized texts of each language, then the others. */
export const recordFields = <Table extends Kinds, Shape extends z.ZodType>(
  shape: Shape,
  table: Table,
): RecordFields<FieldName<Table>, Shape> => {
  const entries = Object.entries(table)
  const localized = entries.filter(([, kind]) => 'isLocalized' in kind)
  const plain = entries.filter(([, kind]) => !('isLocalized' in kind))
  const fields = [
    ...locales.flatMap((locale) =>
      localized.map(([name, kind]) => [
        nameIn(name, locale),
        { path: `translations.${locale}.${name}`, kind },
      ]),
    ),
    ...plain.map(([name, kind]) => [name, { path: name, kind }]),
  ]
  return { fields: Object.fromEntries(fields), shape }
}

const isNameIn =
  <Name extends string>(fields: Record<Name, RecordField>) =>
  (name: string): name is Name =>
    Object.hasOwn(fields, name)

/** The names of the fields, in the order of the screen. */
export const namesOf = <Name extends string>(fields: Record<Name, RecordField>): Name[] =>
  Object.keys(fields).filter(isNameIn(fields))

/** A text for each field. */
export const textsOf = <Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => string | undefined,
): Texts<Name> => {
  const entries: unknown[][] = names.map((name) => [name, textOf(name) ?? ''])
  return Object.fromEntries(entries)
}

/** What the server says of a record, in the fields of its form. */
export const toLoaded = <Name extends string>(
  fields: Record<Name, RecordField>,
  record: { version: number },
): Loaded<Name> => {
  const textOf = (name: Name): string => {
    const value: unknown = get(record, fields[name].path)
    return value === null || value === undefined ? '' : String(value)
  }
  return { texts: textsOf(namesOf(fields), textOf), version: record.version }
}

/** What is typed, as the server takes it. Not yet checked. */
export const toInput = <Name extends string>(
  fields: Record<Name, RecordField>,
  typed: Texts<Name>,
): unknown => {
  const input = {}
  for (const name of namesOf(fields)) set(input, fields[name].path, fields[name].kind.toInput(typed[name]))
  return input
}

/**
 * Puts what is refused of an input where the form has it; what it has no field for is left out. A text that is
 * missing in both languages is asked for in the reader's.
 */
export const atFields = <Name extends string>(
  fields: Record<Name, RecordField>,
  refused: readonly Refused[],
  locale: Locale,
): Refused[] => {
  const names = namesOf(fields)
  return refused.flatMap(({ field: path, code, limit }) => {
    const name = names.find((each) => fields[each].path === path)
    if (name !== undefined) return [{ field: name, code, limit }]
    const inReaders = nameIn(path, locale)
    if (!isNameIn(fields)(inReaders)) return []
    return [{ field: inReaders, code: code === 'required' ? 'required_in_one' : code, limit }]
  })
}

/** Checks a form by the very shape the server reads. */
export const checkRecord = <Name extends string, Shape extends z.ZodType>(
  { fields, shape }: RecordFields<Name, Shape>,
  typed: Texts<Name>,
  locale: Locale,
): Checked<z.output<Shape>> => {
  const checked = checkByShape(shape, toInput(fields, typed))
  return 'input' in checked ? checked : { refused: atFields(fields, checked.refused, locale) }
}
