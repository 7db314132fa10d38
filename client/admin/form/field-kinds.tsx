import type { ReactNode } from 'react'
import type { Locale } from '../../../schema/locales.ts'
import type { Field } from '../../../schema/model.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'
import { typedLari } from './typed-lari.ts'

/** How a field of one kind is typed, whatever it is called. */
export interface FieldKind {
  /** What is typed, as the server takes it. Not yet checked: a blank amount is undefined. */
  toInput: (typed: string) => unknown
  /** A version of it beside another one, where it is more than text. */
  show?: (typed: string, locale: Locale) => ReactNode
  /** Stands after the name of the field. */
  unit?: string
}

/** A text as it is typed. */
export const text: FieldKind = { toInput: (typed) => typed }

/** Nothing where nothing is typed. */
const orNothing: FieldKind = { toInput: (typed) => typed.trim() || null }

const lari: FieldKind = {
  toInput: typedLari,
  show: (typed, locale) =>
    typed.trim() !== '' && Number.isFinite(Number(typed)) ? formatLari(Number(typed), locale) : typed,
  unit: ', ₾',
}

/** `YYYY-MM-DD`, or none. */
const day: FieldKind = { toInput: (typed) => typed || null, show: formatDay }

/** The address of a picture, or none. */
const picture: FieldKind = {
  toInput: (typed) => typed || null,
  show: (address) => <img src={address} alt="" className="max-h-32 rounded-tag" />,
}

/** How a field of a model is typed. */
export const kindOf = (field: Field): FieldKind => {
  switch (field.kind) {
    case 'localized':
      return text
    case 'lari':
      return lari
    case 'day':
      return day
    case 'picture':
      return picture
    case 'choice':
      return {
        ...orNothing,
        show: (chosen, locale) => field.options?.[chosen]?.label[locale] ?? chosen,
      }
    default:
      return field.optional ? orNothing : text
  }
}
