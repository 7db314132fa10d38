import { type Locale, locales } from '../../../schema/locales.ts'
import type { Localized } from '../../core/localized.ts'
import type { Cell } from './csv.ts'

/** A column: its heading in either language, and what stands in it. */
export interface Column<Row> {
  heading: Record<Locale, string>
  cell: (row: Row, locale: Locale) => Cell
}

export const column = <Row>(
  en: string,
  ka: string,
  cell: (row: Row, locale: Locale) => Cell,
): Column<Row> => ({ heading: { en, ka }, cell })

const inLanguage: Record<Locale, Record<Locale, string>> = {
  en: { en: 'in English', ka: 'ინგლისურად' },
  ka: { en: 'in Georgian', ka: 'ქართულად' },
}

/** A text with a column for each language, empty where it is not written in it. */
export const localizedColumns = <Row>(en: string, ka: string, text: (row: Row) => Localized): Column<Row>[] =>
  locales.map((locale) =>
    column(`${en} ${inLanguage[locale].en}`, `${ka} ${inLanguage[locale].ka}`, (row) => text(row)[locale]),
  )

const yes: Record<Locale, string> = { en: 'yes', ka: 'კი' }
const no: Record<Locale, string> = { en: 'no', ka: 'არა' }

export const yesOrNo = (value: boolean, locale: Locale): string => (value ? yes : no)[locale]

const languageNames: Record<Locale, Record<Locale, string>> = {
  en: { en: 'English', ka: 'ინგლისური' },
  ka: { en: 'Georgian', ka: 'ქართული' },
}

/** The name of a language, as a reader of `locale` calls it. */
export const languageName = (language: Locale, locale: Locale): string => languageNames[language][locale]

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Tbilisi',
})

/** An instant as spreadsheets read one, on the charity's clock: `2026-12-01 13:30:00`. */
export const moment = (instant: string): string => clock.format(new Date(instant))
