import type { ImportChoice, NewDonationImport } from '../../../schema/donation-imports.ts'
import type { DonationMethod, NewDonation } from '../../../schema/donations.ts'
import { mostRefused } from '../../../schema/limits.ts'
import { defaultLocale, type Locale } from '../../../schema/locales.ts'
import { lariInstead } from '../../../schema/paid-instead.ts'
import type { FieldError } from '../../../schema/problems.ts'
import { fieldError } from '../../../schema/validation.ts'
import { isId, newId } from '../../core/ids.ts'
import { notFound, Problem, validationFailed } from '../../core/problem.ts'
import { faultInFile } from '../../core/read-csv.ts'
import { sumOfLari } from '../../core/tetri.ts'
import { type GivenDonor, toDonor } from './given.ts'
import { fingerprintOf, type ImportRow, withCode } from './import-codes.ts'
import type { KnownPledge } from './known-pledges.ts'

/** A gift that an import writes. */
export interface ImportedGift {
  id: string
  line: number
  projectId: string
  donor: GivenDonor | null
  anonymous: boolean
  amount: number
  /** Noon of its day where the charity is, which is the same day nearly everywhere. */
  receivedAt: string
  method: DonationMethod
  reference: string | null
  locale: Locale
  /** What it was promised as, which it confirms; null where it was not. */
  pledge: Pick<KnownPledge, 'id' | 'donorEmail'> | null
}

/** What of a row is put right by a choice: who gave it. */
const isPutRight = ({ faults }: ImportRow, { donorName, anonymous }: ImportChoice): boolean =>
  faults.every(({ holds }) => holds === 'payer') &&
  (donorName === null ? anonymous === true : donorName !== undefined)

const bareGiftOf = ({ line, amount, day }: ImportRow) => ({
  id: newId(),
  line,
  amount: amount ?? 0,
  receivedAt: `${day}T12:00:00+04:00`,
})

/** The gift of whoever promised it, as they said. What was paid by a card comes to the account as well, under the same code. */
const promisedGiftOf = (row: ImportRow, { code, ...pledge }: KnownPledge) => {
  const { id, projectId, locale, anonymous, donorEmail, cameInstead } = pledge
  const isPaid = cameInstead !== null && lariInstead(cameInstead) === row.amount
  return {
    ...bareGiftOf(row),
    method: isPaid ? 'card' : 'transfer',
    projectId,
    donor: toDonor(pledge, locale),
    anonymous,
    reference: row.reference ?? code,
    locale,
    pledge: { id, donorEmail },
  } satisfies ImportedGift
}

const giftOf = (row: ImportRow, choice: Partial<ImportChoice>, projectId: string) => {
  if (row.code?.outcome === 'confirms' && row.code.pledge) return promisedGiftOf(row, row.code.pledge)
  const donorName = choice.donorName === undefined ? row.payer : choice.donorName
  const donor: Pick<NewDonation, 'donorName' | 'donorEmail'> = { donorName, donorEmail: choice.donorEmail }
  return {
    ...bareGiftOf(row),
    method: 'transfer',
    projectId: choice.projectId ?? projectId,
    donor: toDonor(donor, defaultLocale),
    anonymous: choice.anonymous ?? donorName === null,
    reference: row.reference,
    locale: defaultLocale,
    pledge: null,
  } satisfies ImportedGift
}

const faultsOf = ({ line, faults }: ImportRow): FieldError[] =>
  faults.map(({ column, code, limit }) => faultInFile([line, column], code, limit ?? undefined))

/** What is like a row, and was not there, or was another, when somebody looked at it. */
const isNews = ({ twin }: ImportRow, { twin: seen }: Partial<ImportChoice>): boolean =>
  seen !== undefined && twin !== null && twin.gift !== null && twin.gift.id !== seen

/** Rows of gifts that are in the ledger, by what they are told; what was recorded last came most likely meanwhile. */
const foundAmong = (rows: readonly ImportRow[]): FieldError[] =>
  rows
    .flatMap(({ line, twin }) => (twin?.gift ? [{ line, id: twin.gift.id }] : []))
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, mostRefused.fields)
    .map(({ line }) => faultInFile([line], 'recorded_already'))

/** @returns what says that rows are not what was looked at, with those of them that are recorded by now */
const outdated = (rows: readonly ImportRow[]): Problem =>
  new Problem('preview_outdated', { errors: foundAmong(rows) })

/**
 * The gifts that rows become, with what was chosen of each.
 * @throws Problem `validation_failed` where a row can be no gift; `preview_outdated` where they are not the rows, the gifts or
 * the sum that were looked at
 */
export const chooseGifts = (
  rows: readonly ImportRow[],
  {
    choices = [],
    gifts,
    sum,
    fingerprint,
  }: Pick<NewDonationImport, 'choices' | 'gifts' | 'sum' | 'fingerprint'>,
  projectId: string,
): ImportedGift[] => {
  const errors: FieldError[] = []
  const news: ImportRow[] = []
  const lines = new Set(rows.map(({ line }) => line))
  const byLine = new Map<number, { choice: ImportChoice; index: number }>()
  for (const [index, choice] of choices.entries()) {
    if (!byLine.has(choice.line)) byLine.set(choice.line, { choice, index })
  }
  for (const [index, { line, projectId }] of choices.entries()) {
    const field = `choices.${index}.line`
    if (!lines.has(line)) errors.push(fieldError(field, 'invalid_option'))
    else if (byLine.get(line)?.index !== index) errors.push(fieldError(field, 'repeated'))
    if (projectId !== undefined && !isId(projectId)) throw notFound('project')
  }
  const confirmed = new Set(
    rows.flatMap(({ line, state, code }) => {
      const isWritten = byLine.get(line)?.choice.included ?? state === 'new'
      return isWritten && code?.outcome === 'confirms' ? [code.code] : []
    }),
  )
  const made = rows.flatMap((looked) => {
    const { choice, index = 0 } = byLine.get(looked.line) ?? {}
    const included = choice?.included ?? (looked.state === 'new' || looked.state === 'wrong')
    if (!included) return []
    const isNone = looked.state === 'leftOut' || looked.state === 'known'
    const meant = choice?.code == null || isNone ? looked : withCode(looked, choice.code)
    const isTaken = choice?.code != null && !isNone && confirmed.has(choice.code)
    if (meant === null || isTaken) {
      errors.push(fieldError(`choices.${index}.code`, meant === null ? 'invalid_option' : 'repeated'))
      return []
    }
    if (choice?.code != null) confirmed.add(choice.code)
    if (meant === 'outdated') {
      news.push(looked)
      return []
    }
    const row = meant
    if (row.state === 'leftOut') {
      if (choice?.included) errors.push(fieldError(`choices.${index}.included`, 'invalid_option'))
      return []
    }
    if (isNews(row, choice ?? {})) news.push(row)
    if (row.state === 'known') {
      // When it was looked at, it was new.
      if (choice?.included) news.push(row)
      return []
    }
    if (row.state === 'wrong' && !(choice && isPutRight(row, choice))) {
      errors.push(...faultsOf(row))
      return []
    }
    const gift = giftOf(row, choice ?? {}, projectId)
    if (!gift.anonymous && !gift.donor?.name) {
      errors.push(fieldError(`choices.${index}.donorName`, 'required'))
    }
    return [gift]
  })
  if (news.length > 0) throw outdated(news)
  if (errors.length > 0) throw validationFailed(errors.slice(0, mostRefused.fields))
  if (made.length !== gifts || sumOfLari(...made.map(({ amount }) => amount)) !== sum) {
    throw outdated(rows.filter(({ line }) => !byLine.has(line)))
  }
  if (fingerprint && fingerprint !== fingerprintOf(rows)) throw outdated([])
  return made
}
