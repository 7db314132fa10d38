import { type Locale, locales } from '../../../schema/locales.ts'
import type {
  Field,
  Localized,
  Model,
  PlainField,
  PlainKind,
  RecordOf,
  Words,
} from '../../../schema/model.ts'
import { textOf } from '../../core/localized.ts'
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

const other: Record<Locale, Locale> = { en: 'ka', ka: 'en' }

/** A text with a column for each language, the reader's first; empty where it is not written in it. */
export const localizedColumns = <Row>(en: string, ka: string, text: (row: Row) => Localized): Column<Row>[] =>
  [(reader: Locale) => reader, (reader: Locale) => other[reader]].map((languageFor) =>
    column(
      `${en} ${inLanguage[languageFor('en')].en}`,
      `${ka} ${inLanguage[languageFor('ka')].ka}`,
      (row, reader) => text(row)[languageFor(reader)],
    ),
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

/** What stands after the name of a column. */
const units: Partial<Record<PlainKind, Words>> = {
  lari: { en: ', lari', ka: ', ლარი' },
  instant: { en: ', Tbilisi time', ka: ', თბილისი' },
}

const isCell = (value: unknown): value is Cell =>
  value === null || typeof value === 'string' || typeof value === 'number'

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** What a field holds, as somebody reads it in a table. */
const cellOf = ({ kind, options = {} }: PlainField, value: unknown, locale: Locale): Cell => {
  if (typeof value === 'boolean') return yesOrNo(value, locale)
  if (kind === 'locale' && isLocale(value)) return languageName(value, locale)
  if (typeof value === 'string' && kind === 'instant') return moment(value)
  if (typeof value === 'string' && kind === 'choice') return options[value]?.label[locale] ?? value
  return isCell(value) ? value : null
}

const columnsOfField = ([name, field]: [string, Field]): Column<object>[] => {
  const { en, ka } = field.heading ?? field.label
  if (field.kind === 'localized') {
    return localizedColumns(en, ka, (record: object) => textOf(record, name))
  }
  const unit = units[field.kind] ?? { en: '', ka: '' }
  return [
    column(en + unit.en, ka + unit.ka, (record: object, locale) =>
      cellOf(field, Reflect.get(record, name), locale),
    ),
  ]
}

/** A column for each of these fields that somebody is shown, but for the version. */
export const fieldColumns = <Of extends Pick<Model, 'fields'>>({ fields }: Of): Column<RecordOf<Of>>[] =>
  Object.entries(fields)
    .filter(([, { kind, read }]) => kind !== 'version' && read !== 'nobody')
    .flatMap(columnsOfField)

/** The same of a model's records, after their ids. */
export const columnsOf = <Of extends Pick<Model, 'fields'>>(model: Of): Column<RecordOf<Of>>[] => [
  column<RecordOf<Of>>('Id', 'იდენტიფიკატორი', ({ id }) => id),
  ...fieldColumns(model),
]
