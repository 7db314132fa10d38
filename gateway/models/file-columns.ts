import { type Locale, languageNames, locales } from '../../schema/locales.ts'
import {
  type Field,
  idLabel,
  type Localized,
  type Model,
  type PlainField,
  type PlainKind,
  type RecordOf,
  type Words,
} from '../../schema/model.ts'
import { textOf } from '../core/localized.ts'
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

/**
 * The same of a model's records, after their ids; before their versions, where they have any: a file that is sent back
 * tells by these what it was made from.
 */
export const columnsOf = <Of extends Pick<Model, 'fields'>>(model: Of): Column<RecordOf<Of>>[] => [
  column<RecordOf<Of>>(idLabel.en, idLabel.ka, ({ id }) => id),
  ...fieldColumns(model),
  ...Object.entries(model.fields)
    .filter(([, { kind }]) => kind === 'version')
    .flatMap(columnsOfField),
]

/** Where what a column holds belongs in a record. */
export interface Place {
  name: string
  /** Of a text in two languages. */
  locale?: Locale
}

/** What a column is called by a program that writes one. */
export const nameOfPlace = ({ name, locale }: Place): string =>
  locale === undefined ? name : `translations.${locale}.${name}`

const headingsOf = ([name, field]: [string, Field]): [heading: string, place: Place][] => {
  const words = field.heading ?? field.label
  if (field.kind === 'localized') {
    return locales.flatMap((locale) =>
      [
        ...locales.map((reader) => `${words[reader]} ${inLanguage[locale][reader]}`),
        nameOfPlace({ name, locale }),
      ].map((heading): [string, Place] => [heading, { name, locale }]),
    )
  }
  return [...locales.map((reader) => words[reader] + (units[field.kind]?.[reader] ?? '')), name].map(
    (heading): [string, Place] => [heading, { name }],
  )
}

const keyOf = (heading: string): string => heading.trim().toLowerCase()

/** Finds the place that a heading names: in either language, or as programs call it. */
export const placesIn = ({ fields }: Pick<Model, 'fields'>): ((heading: string) => Place | undefined) => {
  const ofId = [idLabel.en, idLabel.ka].map((heading): [string, Place] => [heading, { name: 'id' }])
  const ofFields = Object.entries(fields)
    .filter(([, { read }]) => read !== 'nobody')
    .flatMap(headingsOf)
  const places = new Map([...ofId, ...ofFields].map(([heading, place]) => [keyOf(heading), place]))
  return (heading) => places.get(keyOf(heading))
}

/** What stands in the cells of that place, as readers of either language have it. */
export const cellsAt = (
  { fields }: Pick<Model, 'fields'>,
  record: object,
  { name, locale }: Place,
): string[] => {
  const field = fields[name]
  if (locale !== undefined) return [textOf(record, name)[locale] ?? '']
  const value: unknown = Reflect.get(record, name)
  return locales.map((reader) =>
    String(
      (field && field.kind !== 'localized' ? cellOf(field, value, reader) : isCell(value) && value) ?? '',
    ),
  )
}

const sameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** What somebody means by a cell of the kind, as programs write it; what means nothing stays as it is, to be refused. */
const readers: Partial<Record<PlainKind, (text: string, field: PlainField) => unknown>> = {
  lari: (text) => {
    const figures = text.replace(/\s/g, '').replace(',', '.')
    // `12,000` may be twelve lari or twelve thousand: no file of ours has three digits there.
    if (/^-?\d+\.\d{3}$/.test(figures)) return text
    return /^-?\d{1,15}(?:\.\d+)?$/.test(figures) ? Number(figures) : text
  },
  whole: (text) => {
    const figures = text.replace(/\s/g, '')
    return /^-?\d{1,15}(?:\.\d+)?$/.test(figures) ? Number(figures) : text
  },
  // A spreadsheet writes `9:00`, and may add seconds that nobody has typed.
  time: (text) => text.replace(/^(\d:\d\d)/, '0$1').replace(/^(\d\d:\d\d):00$/, '$1'),
  flag: (text) => {
    if ([yes.en, yes.ka, 'true'].some((word) => sameWord(word, text))) return true
    return [no.en, no.ka, 'false'].some((word) => sameWord(word, text)) ? false : text
  },
  choice: (text, { options = {} }) =>
    Object.entries(options).find(([value, { label }]) =>
      [value, label.en, label.ka].some((word) => sameWord(word, text)),
    )?.[0] ?? text,
  locale: (text) =>
    locales.find((each) =>
      [each, ...locales.map((reader) => languageName(each, reader))].some((word) => sameWord(word, text)),
    ) ?? text,
  // On the charity's clock, which is four hours ahead of the world's all the year.
  instant: (text) =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)?$/.test(text)
      ? `${text.replace(' ', 'T').padEnd(19, ':00')}+04:00`
      : text,
}

/** The value that a cell holds, for the shape of its field to judge. */
export const valueOfCell = (field: PlainField, text: string): unknown =>
  readers[field.kind]?.(text.trim(), field) ?? text
