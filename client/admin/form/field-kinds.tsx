import type { ReactNode } from 'react'
import type { Locale } from '../../../schema/locales.ts'
import { formatDay, formatLari } from '../../lib/format.ts'
import { typedLari } from './typed-lari.ts'

/** How a field of one kind is written, whatever it is called. */
export interface FieldKind {
  /** What is typed, as the server takes it. Not yet checked: a blank amount is undefined. */
  toInput: (typed: string) => unknown
  /** A version of it beside another one, where it is more than text. */
  show?: (typed: string, locale: Locale) => ReactNode
}

/** A text that may be written in either language, or in both. */
export interface LocalizedKind extends FieldKind {
  isLocalized: true
}

export const localizedText: LocalizedKind = { isLocalized: true, toInput: (typed) => typed }

/** A text as it is typed. */
export const text: FieldKind = { toInput: (typed) => typed }

/** An address, or none. */
export const link: FieldKind = { toInput: (typed) => typed.trim() || null }

export const lari: FieldKind = {
  toInput: typedLari,
  show: (typed) =>
    typed.trim() !== '' && Number.isFinite(Number(typed)) ? formatLari(Number(typed)) : typed,
}

/** `YYYY-MM-DD`, or none. */
export const day: FieldKind = { toInput: (typed) => typed || null, show: formatDay }

/** The address of a picture, or none. */
export const picture: FieldKind = {
  toInput: (typed) => typed || null,
  show: (address) => <img src={address} alt="" className="max-h-32 rounded-tag" />,
}
