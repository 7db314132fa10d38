import type { BankRow } from './bank-rows.ts'
import { isCompared, type KnownGifts } from './import-judgement.ts'

/** The row of the same file that sends the money of a row back, and the row whose money this one sends back. */
export interface Returned {
  returnedBy: number | null
  returns: number | null
}

export const returnedInWords = {
  returnedBy:
    'Where the row stands that seems to send this money back: the same sum later, under the same reference or name; null where none does.',
  returns: 'Where the row stands whose money this one seems to send back; null where it sends none back.',
} satisfies Record<keyof Returned, string>

/** Letters and digits that a reference has at least which is looked for within other words. */
const shortestMention = 5

/**
 * Which rows send back what others of their file have brought: the same sum, no earlier, under the same reference or in the same
 * name, or with that reference among the words. Of several it is the last one before, and each is sent back once.
 */
export const returnsAmong = (
  rows: readonly BankRow[],
  lettersOf: KnownGifts['lettersOf'],
): ((line: number) => Returned) => {
  const came = Map.groupBy(
    rows.filter((row) => isCompared(row) && row.day !== null),
    ({ amount }) => amount ?? 0,
  )
  const went = rows.filter(({ why, day }) => why === 'outgoing' && day !== null)
  const returnedBy = new Map<number, number>()
  const returns = new Map<number, number>()
  for (const back of went.toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1))) {
    const [reference, payer, words] = [back.reference, back.payer, back.description].map(lettersOf)
    const isMeant = (row: BankRow): boolean => {
      const [named, sender] = [lettersOf(row.reference), lettersOf(row.payer)]
      if (named !== null && named === reference) return true
      if (named !== null && named.length >= shortestMention && words?.includes(named)) return true
      return sender !== null && sender === payer
    }
    const first = (came.get(-(back.amount ?? 0)) ?? [])
      .filter((row) => (row.day ?? '') <= (back.day ?? '') && !returnedBy.has(row.line) && isMeant(row))
      .reduce<BankRow | null>((last, row) => (last && (last.day ?? '') >= (row.day ?? '') ? last : row), null)
    if (first === null) continue
    returnedBy.set(first.line, back.line)
    returns.set(back.line, first.line)
  }
  return (line) => ({ returnedBy: returnedBy.get(line) ?? null, returns: returns.get(line) ?? null })
}
