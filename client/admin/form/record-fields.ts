import { get, set } from 'react-hook-form'
import type { z } from 'zod'
import { type Locale, locales, localesFrom } from '../../../schema/locales.ts'
import {
  type Field,
  type Fields,
  type LocalizedField,
  localizedFields,
  type Model,
  type PlainField,
  writableFields,
} from '../../../schema/model.ts'
import { type Checked, checkByShape, type Refused } from '../../lib/check.ts'
import { formatTypedNumber } from '../../lib/format-number.ts'
import { type FieldKind, kindOf } from './field-kinds.tsx'

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
  /** What the model says of it, where the form is over one. */
  model?: Field
  /** Which side it is of a text that is written in both languages. */
  side?: { of: string; locale: Locale }
}

/** The fields of a form over a record, and the shape of what the server takes. */
export interface RecordFields<Name extends string, Shape extends z.ZodType> {
  fields: Record<Name, RecordField>
  shape: Shape
}

type LocalizedIn<Of extends Fields> = {
  [Name in keyof Of & string]: Of[Name] extends LocalizedField ? Name : never
}[keyof Of & string]

type WrittenIn<Of extends Fields> = {
  [Name in keyof Of & string]: Of[Name] extends PlainField<z.ZodType, boolean, true> ? Name : never
}[keyof Of & string]

/** The fields of a form over a model: one for each language where its text is in both. */
export type FieldName<Of extends Fields> = `${LocalizedIn<Of>}_${Locale}` | WrittenIn<Of>

/** What the server must answer of a record for its form. */
export type RecordOf<Of extends Fields> = {
  version: number
  translations: Record<Locale, Record<LocalizedIn<Of>, string | null>>
} & Record<WrittenIn<Of>, string | number | null>

/** The field that holds a localized text in one language. */
const nameIn = <Name extends string, L extends Locale>(name: Name, locale: L): `${Name}_${L}` =>
  `${name}_${locale}`

/** The form over a model: its texts in each language, then what else can be written. */
export const recordFields = <Of extends Fields, Shape extends z.ZodType>(
  shape: Shape,
  model: Pick<Model<Of>, 'fields'>,
): RecordFields<FieldName<Of>, Shape> => {
  const fields = [
    ...locales.flatMap((locale) =>
      localizedFields(model).map(([name, field]) => [
        nameIn(name, locale),
        {
          path: `translations.${locale}.${name}`,
          kind: kindOf(field),
          model: field,
          side: { of: name, locale },
        },
      ]),
    ),
    ...writableFields(model).map(([name, field]) => [
      name,
      { path: name, kind: kindOf(field), model: field },
    ]),
  ]
  return { fields: Object.fromEntries(fields), shape }
}

const isNameIn =
  <Name extends string>(fields: Record<Name, RecordField>) =>
  (name: string): name is Name =>
    Object.hasOwn(fields, name)

/** The names of the fields, in the order of the model. */
export const namesOf = <Name extends string>(fields: Record<Name, RecordField>): Name[] =>
  Object.keys(fields).filter(isNameIn(fields))

/** The same in the order of the screen, where the texts in the reader's own language come first. */
export const namesFor = <Name extends string>(fields: Record<Name, RecordField>, reader: Locale): Name[] => {
  const place = (name: Name): number => {
    const { side } = fields[name]
    return side === undefined ? locales.length : localesFrom(reader).indexOf(side.locale)
  }
  return namesOf(fields).sort((one, other) => place(one) - place(other))
}

/** A text for each field. */
export const textsOf = <Name extends string>(
  names: readonly Name[],
  textOf: (name: Name) => string | undefined,
): Texts<Name> => {
  const entries: unknown[][] = names.map((name) => [name, textOf(name) ?? ''])
  return Object.fromEntries(entries)
}

/** What the server says of a record, in the fields of its form, as a reader would type it. */
export const toLoaded = <Name extends string>(
  fields: Record<Name, RecordField>,
  record: { version: number },
  locale: Locale,
): Loaded<Name> => {
  const textOf = (name: Name): string => {
    const value: unknown = get(record, fields[name].path)
    if (typeof value === 'number') return formatTypedNumber(value, locale)
    if (value === null || value === undefined) return ''
    return fields[name].kind.toText?.(String(value)) ?? String(value)
  }
  return { texts: textsOf(namesOf(fields), textOf), version: record.version }
}

/** What is typed, as the server takes it. Not yet checked. */
export const toInput = <Name extends string>(
  fields: Record<Name, RecordField>,
  typed: Texts<Name>,
  locale: Locale,
): unknown => {
  const input = {}
  for (const name of namesOf(fields)) {
    set(input, fields[name].path, fields[name].kind.toInput(typed[name], locale))
  }
  return input
}

/** What is typed and is no value of its field's kind. */
const unreadIn = <Name extends string>(
  fields: Record<Name, RecordField>,
  typed: Texts<Name>,
  locale: Locale,
): Refused[] =>
  namesOf(fields).flatMap((name) => {
    const { path, kind } = fields[name]
    const code = kind.refuse?.(typed[name], locale)
    return code === undefined ? [] : [{ field: path, code }]
  })

/** Tells whether two texts of a field are the same to the server, as `12,50` and `12.5` are. */
export const sameTo =
  <Name extends string>(fields: Record<Name, RecordField>, locale: Locale) =>
  (name: Name, one: string, other: string): boolean => {
    const { toInput } = fields[name].kind
    return one === other || toInput(one, locale) === toInput(other, locale)
  }

/** The language in which more is written, else the reader's: what is missing in both is asked for in it. */
const languageBegun = <Name extends string>(
  fields: Record<Name, RecordField>,
  typed: Texts<Name>,
  reader: Locale,
): Locale => {
  const writtenIn = (locale: Locale): number =>
    namesOf(fields).filter((name) => fields[name].side?.locale === locale && typed[name].trim() !== '').length
  const other = reader === 'en' ? 'ka' : 'en'
  return writtenIn(other) > writtenIn(reader) ? other : reader
}

/**
 * Puts what is refused of an input where the form has it; what it has no field for is left out. A text that is
 * missing in both languages is asked for in that which more is written in, where nothing is, in the reader's.
 */
export const atFields = <Name extends string>(
  fields: Record<Name, RecordField>,
  refused: readonly Refused[],
  typed: Texts<Name>,
  reader: Locale,
): Refused[] => {
  const names = namesOf(fields)
  const begun = languageBegun(fields, typed, reader)
  return refused.flatMap(({ field: path, code, limit }) => {
    const name = names.find((each) => fields[each].path === path)
    if (name !== undefined) return [{ field: name, code, limit }]
    const inBegun = nameIn(path, begun)
    if (!isNameIn(fields)(inBegun)) return []
    return [{ field: inBegun, code: code === 'required' ? 'required_in_one' : code, limit }]
  })
}

/** Checks a form by the very shape the server reads. */
export const checkRecord = <Name extends string, Shape extends z.ZodType>(
  { fields, shape }: RecordFields<Name, Shape>,
  typed: Texts<Name>,
  locale: Locale,
): Checked<z.output<Shape>> => {
  const unread = unreadIn(fields, typed, locale)
  const checked = checkByShape(shape, toInput(fields, typed, locale), unread)
  return 'input' in checked ? checked : { refused: atFields(fields, checked.refused, typed, locale) }
}
