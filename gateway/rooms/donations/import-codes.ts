import { createHash } from 'node:crypto'
import type { CodeOutcome } from '../../../schema/donation-imports.ts'
import { nearCodes } from '../../../schema/pledge-codes.ts'
import type { BankRow } from './bank-rows.ts'
import { isAtOneTime, type JudgedRow, judgeRows, type KnownGifts } from './import-judgement.ts'
import { type Returned, returnsAmong } from './import-returns.ts'
import { codesOf, type KnownPledge, type KnownPledges, mistypedOf } from './known-pledges.ts'

/** What the code of a pledge in a row comes to. */
export interface RowCode {
  code: string
  outcome: CodeOutcome
  /** Null where nobody was given it. */
  pledge: KnownPledge | null
  /** Of a mistyped one those that wait and differ by so little that one of them may be meant. */
  near: KnownPledge[]
}

/** What a row says, and what becomes of it. */
export interface ImportRow extends JudgedRow, Returned {
  /** Of a pledge; null where none is written, or the row is no gift to be. */
  code: RowCode | null
}

type Coded = Omit<ImportRow, keyof Returned>

/** What rows may be of what is recorded and of what was promised. */
export interface Known extends KnownGifts {
  pledges: KnownPledges
}

const isWaiting = ({ state }: KnownPledge): boolean => state !== 'confirmed'

/** Of several codes that one which can be meant. */
const codeOf = (row: JudgedRow, pledges: KnownPledges): RowCode | null => {
  const codes = codesOf(row)
  const known = codes.flatMap((code) => pledges.get(code) ?? [])
  const [waiting, another] = known.filter(isWaiting)
  if (waiting)
    return { code: waiting.code, outcome: another ? 'several' : 'confirms', pledge: waiting, near: [] }
  const [settled] = known
  if (settled) return { code: settled.code, outcome: 'settled', pledge: settled, near: [] }
  const [code] = codes
  if (code !== undefined) return { code, outcome: 'unknown', pledge: null, near: [] }
  const [typed] = mistypedOf(row)
  if (typed === undefined) return null
  const meant = nearCodes(typed).flatMap((each) => pledges.get(each) ?? [])
  return { code: typed, outcome: 'mistyped', pledge: null, near: meant.filter(isWaiting) }
}

/**
 * A row with the code of a pledge whose money was recorded already, in the name of whoever promised it, which may be another than
 * that of who sent it. A bank gives a reference to one transfer alone: of two that have different ones nothing else is asked.
 */
const compared = (row: JudgedRow, { became }: KnownPledge): JudgedRow => {
  if (became === null) return row
  const { gift, day, isByHand, bearsCode } = became
  const isSame = bearsCode && row.amount === gift.amount && isAtOneTime(row.day, day)
  if (row.state === 'question' && isSame && row.twin?.gift?.id === gift.id) return { ...row, state: 'known' }
  if (row.state !== 'new' || (row.reference !== null && !isByHand)) return row
  return { ...row, state: isSame ? 'known' : 'question', twin: { match: 'code', gift, line: null } }
}

/** What may become a gift once it is known who gave it. */
const mayBeGift = ({ state, faults }: JudgedRow): boolean =>
  state === 'new' ||
  state === 'question' ||
  (state === 'wrong' && faults.every(({ holds }) => holds === 'payer'))

/** A row whose mistyped code was meant for a promise that has become just such a gift may be that gift. */
const comparedByNear = (row: JudgedRow, typed: string, pledges: KnownPledges): JudgedRow => {
  if (row.state !== 'new') return row
  const settled = nearCodes(typed).flatMap((each) => pledges.get(each) ?? [])
  const found = settled.map((pledge) => compared(row, pledge)).find(({ state }) => state === 'known')
  const gift = found?.twin?.gift
  return gift ? { ...row, state: 'question', twin: { match: 'likeness', gift, line: null } } : row
}

const judgeCode = (row: JudgedRow, pledges: KnownPledges): Coded => {
  if (!mayBeGift(row)) return { ...row, code: null }
  const code = codeOf(row, pledges)
  if (code?.outcome === 'mistyped') return { ...comparedByNear(row, code.code, pledges), code }
  const isSettled = code?.outcome === 'settled' && code.pledge
  return { ...(isSettled ? compared(row, isSettled) : row), code }
}

/** Of several rows that are each known to be a gift by its code alone it is one: whether another one came as well is asked. */
const knownOnce = (rows: readonly Coded[]): Coded[] => {
  const isKnown = ({ state }: Coded): boolean => state === 'known'
  const byCode = ({ code }: Coded): boolean => code?.outcome === 'settled'
  const found = new Set(
    rows.flatMap((row) => (isKnown(row) && !byCode(row) ? (row.twin?.gift?.id ?? []) : [])),
  )
  return rows.map((row): Coded => {
    const gift = isKnown(row) && byCode(row) ? row.twin?.gift : null
    if (!gift) return row
    if (found.has(gift.id)) return { ...row, state: 'question' }
    found.add(gift.id)
    return row
  })
}

/**
 * What becomes of each row. What a pledge waits for confirms it, by the first row that becomes a gift by itself, or else the first
 * that is asked about; who gave it is known then, whatever the columns say.
 */
export const judge = (rows: readonly BankRow[], known: Known): ImportRow[] => {
  const returned = returnsAmong(rows, known.lettersOf)
  const coded = knownOnce(judgeRows(rows, known).map((row) => judgeCode(row, known.pledges)))
  const judged = coded.map((row): ImportRow => ({ ...row, ...returned(row.line) }))
  const confirming = new Map<string, ImportRow>()
  for (const row of judged) {
    if (row.code?.outcome !== 'confirms') continue
    const first = confirming.get(row.code.code)
    if (!first || (first.state === 'question' && row.state !== 'question')) confirming.set(row.code.code, row)
  }
  return judged.map((row): ImportRow => {
    if (row.code?.outcome !== 'confirms') return row
    if (confirming.get(row.code.code) !== row) return { ...row, code: { ...row.code, outcome: 'repeated' } }
    return row.state === 'wrong' ? { ...row, state: 'new', faults: [] } : row
  })
}

/** A row whose mistyped code is taken for that of a pledge: it confirms that one, as with the right code. */
const asMeant = (row: ImportRow, pledge: KnownPledge): ImportRow => ({
  ...row,
  ...(row.state === 'wrong' ? { state: 'new', faults: [] } : {}),
  code: { code: pledge.code, outcome: 'confirms', pledge, near: [] },
})

/** What a row is by the code that somebody says is meant: `outdated` where its pledge waits no longer, null where that cannot be. */
export const withCode = (row: ImportRow, meant: string): ImportRow | 'outdated' | null => {
  if (row.code?.outcome !== 'mistyped') return null
  const pledge = row.code.near.find(({ code }) => code === meant)
  if (pledge) return asMeant(row, pledge)
  return nearCodes(row.code.code).includes(meant) ? 'outdated' : null
}

/** Of what somebody has looked at, row by row: what it says, what becomes of it, and what it is taken for. */
export const fingerprintOf = (rows: readonly ImportRow[]): string => {
  const seen = rows.map(({ line, state, day, amount, reference, payer, description, twin, code }) => [
    ...[line, state, day, amount, reference, payer, description],
    ...[twin?.gift?.id, twin?.line],
    ...[code?.outcome, code?.pledge?.id],
  ])
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url')
}
