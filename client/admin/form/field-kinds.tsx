import type { ReactNode } from 'react'
import type { Locale } from '../../../schema/locales.ts'
import type { Field } from '../../../schema/model.ts'
import { formatDay } from '../../lib/format-date.ts'
import { formatLari, formatPercent, groupMark } from '../../lib/format-number.ts'
import { readLari } from '../../lib/typed-lari.ts'

/** How a field of one kind is typed, whatever it is called. */
export interface FieldKind {
  /** What is typed, as the server takes it. Not yet checked: a blank amount is undefined. */
  toInput: (typed: string, locale: Locale) => unknown
  /** Why what is typed is no value of this kind at all: the code of a sentence. */
  refuse?: (typed: string, locale: Locale) => string | undefined
  /** What the server has, as a reader would type it, where that is not what it says. */
  toText?: (value: string) => string
  /** Whether it is no part of the record, and kept nowhere: a password. */
  isSecret?: boolean
  /** A version of it beside another one, where it is more than text. */
  show?: (typed: string, locale: Locale) => ReactNode
  /** Stands after the name of the field. */
  unit?: string
}

/** A text as it is typed. */
export const text: FieldKind = { toInput: (typed) => typed }

/** What somebody proves with that it is them. */
export const secret: FieldKind = { toInput: (typed) => typed || undefined, isSecret: true }

/** Nothing where nothing is typed. */
const orNothing: FieldKind = { toInput: (typed) => typed.trim() || null }

const lari: FieldKind = {
  toInput: (typed, locale) => readLari(typed, locale).lari,
  refuse: (typed, locale) => readLari(typed, locale).refused,
  show: (typed, locale) => {
    const { lari = Number.NaN } = readLari(typed, locale)
    return Number.isNaN(lari) ? typed : formatLari(lari, locale)
  },
  unit: ', ₾',
}

/** The same, or none where nothing is typed. */
const lariOrNone: FieldKind = { ...lari, toInput: (typed, locale) => readLari(typed, locale).lari ?? null }

const readFraction = (typed: string): number | null => (typed === '' ? null : Number(typed.replace(',', '.')))

/** Blanks may part thousands everywhere, another mark where we write them so ourselves: `1 200`, `1,200`. */
export const readWhole = (typed: string, locale: Locale): number | null => {
  const text = typed.replace(/\s/g, '')
  if (text === '') return null
  const figure = /^-?[1-9]\d{0,2}(?:,\d{3})+$/.test(text) ? text.replaceAll(groupMark(locale), '') : text
  return /^-?\d{1,15}$/.test(figure) ? Number(figure) : Number.NaN
}

/** A number of things, or none. */
const whole: FieldKind = {
  toInput: readWhole,
  refuse: (typed, locale) => (Number.isNaN(readWhole(typed, locale)) ? 'invalid_number' : undefined),
}

/** A part of something, or none. */
const fraction: FieldKind = {
  toInput: readFraction,
  show: (typed, locale) => {
    const part = readFraction(typed)
    return part === null ? '' : formatPercent(part * 100, locale)
  },
}

/** `YYYY-MM-DD`, or none. */
const day: FieldKind = { toInput: (typed) => typed || null, show: formatDay }

/** `HH:MM`, or none. */
const time: FieldKind = { toInput: (typed) => typed || null }

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
      return field.optional ? lariOrNone : lari
    case 'whole':
      return whole
    case 'fraction':
      return fraction
    case 'day':
      return day
    case 'time':
      return time
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
