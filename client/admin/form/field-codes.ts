import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { Locale } from '../../../schema/locales.ts'
import { fieldIssues } from '../../../schema/validation.ts'
import { fieldAt, namesOf, type RecordFields } from './record-fields.ts'

/** A code, and after a blank the limit it met: what a field's error holds until it is put into words. */
export const codeWithLimit = (code: string, limit: number | undefined): string =>
  limit === undefined ? code : `${code} ${limit}`

/** What {@link codeWithLimit} joined. */
export const readCode = (message: string): { code: string; limit: number | undefined } => {
  const [code = '', limit] = message.split(' ')
  return { code, limit: limit === undefined ? undefined : Number(limit) }
}

/** A text that either language may hold is missing in both. */
const wanted = (isInEither: boolean, code: string): string =>
  isInEither && code === 'required' ? 'required_in_one' : code

/** Puts refused fields of an input where the form has them; what it has no field for is left out. In the order of the screen. */
export const atFields = <Name extends string>(
  fields: Pick<RecordFields<Name, z.ZodType>, 'paths' | 'inEitherLanguage'>,
  refused: readonly { field: string; code: string; limit?: number | undefined }[],
  locale: Locale,
): { field: Name; code: string }[] => {
  const names = namesOf(fields.paths)
  return refused
    .flatMap(({ field: path, code, limit }) => {
      const field = fieldAt(fields, path, locale)
      const isInEither = Object.hasOwn(fields.inEitherLanguage, path)
      return field === undefined ? [] : [{ field, code: codeWithLimit(wanted(isInEither, code), limit) }]
    })
    .sort((one, other) => names.indexOf(one.field) - names.indexOf(other.field))
}

/** Checks a form by the very shape the server reads. */
export const resolverOf =
  <Name extends string>(
    fields: RecordFields<Name, z.ZodType>,
    locale: Locale,
  ): Resolver<Record<string, string>> =>
  (values) => {
    const { error } = fields.shape.safeParse(
      fields.toInput((name) => values[name] ?? ''),
      { reportInput: true },
    )
    if (!error) return { values, errors: {} }
    const refused = atFields(fields, fieldIssues(error), locale)
    const errors = refused.map(({ field, code }) => [field, { type: 'shape', message: code }])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
