import type { ImportChoice, NewDonationImport } from '../../../schema/donation-imports.ts'
import type { NewDonation } from '../../../schema/donations.ts'
import { mostRefused } from '../../../schema/limits.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { FieldError } from '../../../schema/problems.ts'
import { fieldError } from '../../../schema/validation.ts'
import { isId, newId } from '../../core/ids.ts'
import { notFound, Problem, validationFailed } from '../../core/problem.ts'
import { faultInFile } from '../../core/read-csv.ts'
import { sumOfLari } from '../../core/tetri.ts'
import { type GivenDonor, toDonor } from './given.ts'
import { fingerprintOf, type ImportRow } from './import-judgement.ts'

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
  reference: string | null
}

interface Into {
  projectId: string
  locale: Locale
}

/** What of a row is put right by a choice: who gave it. */
const isPutRight = ({ faults }: ImportRow, { donorName, anonymous }: ImportChoice): boolean =>
  faults.every(({ holds }) => holds === 'payer') &&
  (donorName === null ? anonymous === true : donorName !== undefined)

const giftOf = (row: ImportRow, choice: Partial<ImportChoice>, { projectId, locale }: Into) => {
  const donorName = choice.donorName === undefined ? row.payer : choice.donorName
  const donor: Pick<NewDonation, 'donorName' | 'donorEmail'> = { donorName, donorEmail: choice.donorEmail }
  return {
    id: newId(),
    line: row.line,
    projectId: choice.projectId ?? projectId,
    donor: toDonor(donor, locale),
    anonymous: choice.anonymous ?? donorName === null,
    amount: row.amount ?? 0,
    receivedAt: `${row.day}T12:00:00+04:00`,
    reference: row.reference,
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
  into: Into,
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
  const made = rows.flatMap((row) => {
    const { choice, index = 0 } = byLine.get(row.line) ?? {}
    const included = choice?.included ?? (row.state === 'new' || row.state === 'wrong')
    if (!included) return []
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
    const gift = giftOf(row, choice ?? {}, into)
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
