import type { Extensions } from 'type-graphql'
import { shownText, textOf } from '../core/localized.ts'
import { Plainly } from './plain-resolver.ts'

/**
 * Says of a field that it is a text of its record in the language asked for, or in the other one where it is not written in it;
 * `ifNone` where it is written in neither. The method it decorates only declares the field and its argument.
 */
export const ShownText = (name: string, ifNone: '' | null = null): ReturnType<typeof Extensions> =>
  Plainly(
    (record, { locale }, context) => shownText(textOf(record, name), locale ?? context.locale) ?? ifNone,
  )
