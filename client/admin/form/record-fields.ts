import type { z } from 'zod'
import type { Locale } from '../../../schema/locales.ts'

/** What stands in the fields of a form, by their names. */
export type Texts<Name extends string> = Record<Name, string>

/** A form over a record: its fields, and how what is typed in them becomes what the server takes. */
export interface RecordFields<Name extends string, Shape extends z.ZodType> {
  /** Every field in the order of the screen, and its path in the input: `translations.en.title`. */
  paths: Record<Name, string>
  /** Which field speaks for a text that may be written in either language, by its path in the input. */
  inEitherLanguage: Record<string, Record<Locale, Name>>
  /** What the server takes. */
  shape: Shape
  /** What is typed, in that shape. Not yet checked: a blank amount is undefined. */
  toInput: (text: (name: Name) => string) => unknown
}

/** A record as the server has it, written into the fields of its form. */
export interface Loaded<Name extends string> {
  texts: Texts<Name>
  version: number
}

const isNameIn =
  <Name extends string>(names: Record<Name, unknown>) =>
  (name: string): name is Name =>
    Object.hasOwn(names, name)

/** The names of the fields, in the order of the screen. */
export const namesOf = <Name extends string>(names: Record<Name, unknown>): Name[] =>
  Object.keys(names).filter(isNameIn(names))

/** The field that a path of the input stands in; undefined for what the form has no field for. */
export const fieldAt = <Name extends string>(
  { paths, inEitherLanguage }: Pick<RecordFields<Name, z.ZodType>, 'paths' | 'inEitherLanguage'>,
  path: string,
  locale: Locale,
): Name | undefined => inEitherLanguage[path]?.[locale] ?? namesOf(paths).find((name) => paths[name] === path)
