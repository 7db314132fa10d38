import type { Locale } from '../../schema/locales.ts'
import { localizedFields, plainFields, type WithFields } from '../../schema/model.ts'
import { inLocale, textOf } from '../core/localized.ts'

/** What a search tells of a record. */
export interface Found {
  id: string
  /** What it is called; null where it has no name, or none that may be told. */
  title: string | null
  /** What else tells it from others: of its texts the place where what was looked for stands, if it does. */
  detail: string | null
}

/** How much of a text is told, in UTF-16 units, and how much of it before what was looked for. */
const longestExcerpt = 120
const before = 30

const folded = (text: string): string => text.normalize('NFC').toLowerCase()

/** Some of a text in one line, around the place where something stands in it. */
export const excerptOf = (text: string, sought = ''): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  const at = sought === '' ? -1 : folded(line).indexOf(folded(sought))
  if (line.length <= longestExcerpt) return line
  const begin = at <= before ? 0 : line.indexOf(' ', at - before) + 1 || at
  const start = begin > at && at >= 0 ? at : begin
  const excerpt = line.slice(start, start + longestExcerpt).trim()
  return `${start > 0 ? '… ' : ''}${excerpt}${start + longestExcerpt < line.length ? ' …' : ''}`
}

const written = (values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '')

/** What a search tells of a record of any model: it is called by its first text, and told from others by the rest. */
export const foundRecord = (
  model: WithFields,
  record: object & { id: string },
  sought: string,
  locale: Locale,
): Found => {
  const localized = localizedFields(model).map(([name]) => textOf(record, name))
  const ofKind = (wanted: string): unknown[] =>
    plainFields(model)
      .filter(([, { kind, read }]) => kind === wanted && read !== 'nobody')
      .map(([name]) => Reflect.get(record, name))
  const [title = null, ...rest] = written([
    ...localized.map((text) => inLocale(text, locale)),
    ...ofKind('text'),
    ...ofKind('email'),
  ])
  const others = written(localized.flatMap(({ en, ka }) => [en, ka])).filter(
    (text) => text !== title && !rest.includes(text),
  )
  const texts = [...rest, ...others]
  const detail = texts.find((text) => folded(text).includes(folded(sought))) ?? texts[0]
  return { id: record.id, title, detail: detail === undefined ? null : excerptOf(detail, sought) }
}
