import type { ImportState } from '../../../schema/donation-imports.ts'
import type { ImportRowFragment } from '../../generated/admin-operations.ts'
import { isOneOf } from '../gifts/namesakes-of.ts'

/** What was chosen of a row, otherwise than it says by itself. */
export interface RowChoice {
  included?: boolean
  donorName?: string | undefined
  /** Of a donor who is called so, where it is theirs; empty where it is somebody else’s. */
  donorEmail?: string | undefined
  anonymous?: boolean
  projectId?: string
  /** The code that its mistyped one is meant to be; empty for none. */
  code?: string
}

/** By the lines of the rows. */
export type RowChoices = Readonly<Record<number, RowChoice>>

/** A row with what was chosen of it. */
export interface ChosenRow {
  row: ImportRowFragment
  choice: RowChoice
  /** The code that its mistyped one is said to be meant for; null where none is. */
  meant: string | null
  /** The pledge that it confirms, which says whose gift it is and what for; null where it confirms none. */
  promised: NonNullable<ImportRowFragment['code']>['pledge']
  donorName: string
  /** Empty where none is known. */
  donorEmail: string
  isAnonymous: boolean
  /** Whether it can become a gift at all. */
  canBeGift: boolean
  isIncluded: boolean
  /** Whether it becomes a gift and nobody says who gave it, nor that nobody shall be told. */
  isNameless: boolean
  /** Whether it can become a gift and its file names nobody. */
  isUnnamed: boolean
  /** Whether another row of the file sends its money back. */
  isReturned: boolean
}

/** Who gave can be put right here; what the bank says of day and amount cannot. */
const isPutRight = ({ faults }: ImportRowFragment, { donorName = '', anonymous }: RowChoice): boolean =>
  faults.every(({ holds }) => holds === 'payer') && (donorName.trim() !== '' || anonymous === true)

export const chosenRow = (row: ImportRowFragment, choice: RowChoice = {}): ChosenRow => {
  const at = choice.code ? (row.code?.near.indexOf(choice.code) ?? -1) : -1
  const meant = row.code?.near[at] ?? null
  const promised = row.code?.outcome === 'confirms' ? row.code.pledge : (row.code?.meant[at] ?? null)
  const donorName = promised ? (promised.donorName ?? '') : (choice.donorName ?? row.payer ?? '')
  const donorEmail = promised ? '' : (choice.donorEmail ?? '')
  const canBeGift =
    row.state === 'new' ||
    row.state === 'question' ||
    (row.state === 'wrong' && (meant !== null || isPutRight(row, choice)))
  const hasName = donorName.trim() !== ''
  const isAnonymous = promised?.anonymous ?? choice.anonymous ?? !hasName
  const isReturned = row.returnedBy !== null
  const isIncluded = canBeGift && (choice.included ?? (row.state !== 'question' && !isReturned))
  const isNameless = isIncluded && !isAnonymous && !hasName
  const isUnnamed = canBeGift && promised === null && row.payer === null
  return {
    ...{ row, choice, meant, promised, donorName, donorEmail, isAnonymous, canBeGift },
    ...{ isIncluded, isNameless, isUnnamed, isReturned },
  }
}

type Namesakes = ImportRowFragment['namesakes']

/**
 * Whose it may be besides of whoever is known by just this name and no email: it counts for that one by itself, as it did the
 * month before.
 */
export const namesakesToAsk = ({ row, promised, choice, canBeGift }: ChosenRow): Namesakes => {
  const { payer, namesakes } = row
  const isTyped = choice.donorName !== undefined && choice.donorEmail === undefined
  if (payer === null || promised !== null || !canBeGift || isTyped) return []
  return isOneOf(namesakes, payer) ? [] : namesakes
}

/** Whether somebody has said whose it is. */
export const isSaidWho = ({ choice }: ChosenRow): boolean => choice.donorEmail !== undefined

export interface ImportSummary {
  gifts: number
  /** Lari, to the tetri. */
  sum: number
  /** Lines that can be no gift as they are, and are not left out yet. */
  inTheWay: number[]
  counts: Record<ImportState, number>
  /** Whether any of these can be put right here. */
  isMendable: boolean
  /** How many of the gifts are of nobody without anybody having said so. */
  unnamed: number
  /** How many rows are sent back by others. */
  returned: number
  /** How many of these are written all the same. */
  returnedGifts: number
  /** How many of the gifts may be of somebody who is called so, and nobody has said whose they are. */
  askable: number
}

/** Whether it becomes a gift of nobody, and nobody has said that it shall. */
const isOfNobody = ({ isUnnamed, donorName, choice }: ChosenRow): boolean =>
  isUnnamed && donorName.trim() === '' && choice.anonymous === undefined

/** What would be written, and what stands in its way. */
export const summaryOf = (rows: readonly ChosenRow[]): ImportSummary => {
  const counts: ImportSummary['counts'] = { new: 0, question: 0, known: 0, leftOut: 0, wrong: 0 }
  for (const { row } of rows) counts[row.state] += 1
  const included = rows.filter(({ isIncluded }) => isIncluded)
  const inTheWay = rows.filter(
    ({ row, choice, canBeGift, isNameless }) =>
      isNameless || (row.state === 'wrong' && !canBeGift && choice.included !== false),
  )
  const tetri = included.reduce((sum, { row }) => sum + Math.round((row.amount ?? 0) * 100), 0)
  return {
    gifts: included.length,
    sum: tetri / 100,
    inTheWay: inTheWay.map(({ row }) => row.line),
    isMendable: inTheWay.some(({ row }) => row.faults.every(({ holds }) => holds === 'payer')),
    counts,
    unnamed: included.filter(isOfNobody).length,
    returned: rows.filter(({ isReturned }) => isReturned).length,
    askable: included.filter((each) => namesakesToAsk(each).length > 0 && !isSaidWho(each)).length,
    returnedGifts: included.filter(({ isReturned }) => isReturned).length,
  }
}

/** How many of the gifts go to another project than is chosen for all. */
export const elsewhere = (rows: readonly ChosenRow[], projectId: string): number =>
  rows.filter(({ isIncluded, promised, choice }) => {
    const own = promised?.projectId ?? choice.projectId
    return isIncluded && !!own && own !== projectId
  }).length

/** What the server is told: of each row only what is otherwise. */
export const choicesToSend = (rows: readonly ChosenRow[]) =>
  rows.flatMap(
    ({ row, choice, meant, promised, donorName, donorEmail, isAnonymous, isIncluded, isReturned }) => {
      if (Object.keys(choice).length === 0 && !isReturned) return []
      if (!isIncluded) {
        return row.state === 'leftOut' || row.state === 'known' ? [] : [{ line: row.line, included: false }]
      }
      const included = { line: row.line, included: true, twin: row.twin?.gift?.id ?? null }
      if (promised) return [{ ...included, ...(meant === null ? {} : { code: meant }) }]
      return [
        {
          ...included,
          donorName: donorName.trim() || null,
          ...(donorEmail === '' ? {} : { donorEmail }),
          anonymous: isAnonymous,
          ...(choice.projectId ? { projectId: choice.projectId } : {}),
        },
      ]
    },
  )
