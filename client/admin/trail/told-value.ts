import type { TFunction } from 'i18next'
import { z } from 'zod'
import { user } from '../../../schema/accounts.ts'
import { charity } from '../../../schema/charity.ts'
import { contactMessage } from '../../../schema/contacts.ts'
import { donation } from '../../../schema/donations.ts'
import { donor, donorNote } from '../../../schema/donors.ts'
import { event } from '../../../schema/events.ts'
import { letter } from '../../../schema/letters.ts'
import { type Locale, locales } from '../../../schema/locales.ts'
import type { Field, WithFields } from '../../../schema/model.ts'
import { monthlyGift } from '../../../schema/monthly-gifts.ts'
import { newsletterReader } from '../../../schema/newsletter.ts'
import { newsletterIssue } from '../../../schema/newsletter-issues.ts'
import { personalPlaces, placeCount } from '../../../schema/personal-data.ts'
import { picture } from '../../../schema/picture-library.ts'
import { pledge } from '../../../schema/pledges.ts'
import { project } from '../../../schema/projects.ts'
import { invitation } from '../../../schema/team.ts'
import { accountColumns, recordColumns, type TrailKind } from '../../../schema/trail.ts'
import type { TrailRowFragment } from '../../generated/admin-operations.ts'
import { formatDay, formatMoment } from '../../lib/format-date.ts'
import { formatLari } from '../../lib/format-number.ts'

/** What is known of the columns of a kind: the fields of its model. */
const nouns: Partial<Record<TrailKind, WithFields>> = {
  project,
  event,
  issue: newsletterIssue,
  picture,
  gift: donation,
  pledge,
  monthlyGift,
  message: contactMessage,
  reader: newsletterReader,
  account: user,
  donor,
  donorNote,
  invitation,
  letter,
  charity,
}

interface Known {
  field: Field
  /** The language of a column that has one. */
  locale: Locale | null
}

const camelCase = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const known = (kind: TrailKind | null, column: string): Known | null => {
  const fields: Readonly<Record<string, Field>> = (kind && nouns[kind]?.fields) ?? {}
  const plain = fields[camelCase(column)]
  if (plain) return { field: plain, locale: null }
  const locale = locales.find((each) => column.endsWith(`_${each}`))
  const text = locale && fields[camelCase(column.slice(0, -`_${locale}`.length))]
  return text ? { field: text, locale } : null
}

/** What a column of a record is called, as its form calls it. */
export const columnLabel = (
  kind: TrailKind | null,
  column: string,
  reader: Locale,
  t: TFunction<'admin'>,
): string => {
  const found = known(kind, column)
  if (found?.locale) return t(`trail.inLanguage.${found.locale}`, { field: found.field.label[reader] })
  if (found) return found.field.label[reader]
  const names: Readonly<Record<string, string>> = t('trail.columns', { returnObjects: true })
  return names[column] ?? column
}

/** Whether a column names an account. */
export const isOfAccount = (column: string): boolean => accountColumns.some((each) => each === column)

/** Whom a column named, before an entry or after; null where nobody is told, or the account is gone. */
export const accountIn = (
  { accounts, changes }: Pick<TrailRowFragment, 'accounts' | 'changes'>,
  column: string,
  when: 'before' | 'after',
): string | null => {
  const id = changes.find((each) => each.column === column)?.[when]
  return accounts.find((account) => account.id === id)?.name ?? null
}

const isColumnOfRecord = (column: string): column is keyof typeof recordColumns =>
  Object.hasOwn(recordColumns, column)

/** Of which kind the record is that a column names; null where it names none. */
export const kindIn = (column: string): TrailKind | null =>
  isColumnOfRecord(column) ? recordColumns[column] : null

/** What an entry tells of the values: not the number of its record, which is called by its name beside it. */
export const toldChanges = ({ changes }: Pick<TrailRowFragment, 'changes'>): TrailRowFragment['changes'] =>
  changes.filter(({ column }) => column !== 'id')

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)
const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(value)

/** How much of what was erased. */
const placesText = (value: string, reader: Locale): string => {
  const found = z.array(placeCount).safeParse(JSON.parse(value))
  if (!found.success) return value
  return found.data.map(({ place, count }) => `${personalPlaces[place].label[reader]}: ${count}`).join('; ')
}

/** What a column held, as its form shows it; null for nothing. */
export const columnValue = (
  kind: TrailKind | null,
  column: string,
  value: string | null,
  reader: Locale,
  t: TFunction<'admin'>,
): string | null => {
  if (value === null || value === '') return null
  if (kind === 'erasure' && column === 'erased') return placesText(value, reader)
  const field = known(kind, column)?.field
  if (field?.kind === 'lari') return formatLari(Number(value), reader)
  if (field?.kind === 'choice') return field.options?.[value]?.label[reader] ?? value
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'trail.yes' : 'trail.no')
  if (isDay(value)) return formatDay(value, reader)
  return isMoment(value) ? formatMoment(value, reader) : value
}

/** A text in three: what it shares with another before and after, and what it has of its own between. */
export type Parted = readonly [before: string, own: string, after: string]

const sharedStart = (one: readonly string[], other: readonly string[]): number => {
  const differs = one.findIndex((word, index) => word !== other[index])
  return differs === -1 ? one.length : differs
}

/** Characters of what both share that lead to where they part; no word is cut. */
const context = 60

const parted = (words: readonly string[], start: number, end: number): Parted => {
  const before = words.slice(0, start).join('')
  const after = words.slice(words.length - end).join('')
  return [
    before.length > context ? `… ${before.slice(-context - 1).replace(/^\S*\s/, '')}` : before,
    words.slice(start, words.length - end).join(''),
    after.length > context ? `${after.slice(0, context + 1).replace(/\s\S*$/, '')} …` : after,
  ]
}

/** Two texts, each parted where they begin to differ and where they are the same again. */
export const partDifference = (one: string, other: string): readonly [Parted, Parted] => {
  // A space that does not break stands within a number.
  const words = [one, other].map((text) => text.split(/(?<=[^\S\u00A0\u202F])/))
  const [first = [], second = []] = words
  const start = sharedStart(first, second)
  const rest = Math.min(first.length, second.length) - start
  const end = Math.min(rest, sharedStart(first.toReversed(), second.toReversed()))
  return [parted(first, start, end), parted(second, start, end)]
}
