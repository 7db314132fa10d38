import {
  type BankColumn,
  type BankMapping,
  type DayOrder,
  type DecimalMark,
  dayOrders,
  decimalMarks,
  type PartialMapping,
} from '../../../schema/donation-imports.ts'
import { namesOf } from '../../../schema/model.ts'
import type { CsvTable } from '../../core/read-csv.ts'
import { partsOfDay } from '../../core/written-days.ts'
import { figureOf, isEitherWay, readAmount, readDay } from './bank-values.ts'

/** What the site itself writes above references, and others like it. */
const transferCode = /(?:transfer|transaction|operation) code|(?:გადარიცხვის|ტრანზაქციის|ოპერაციის) კოდი/iu

/**
 * What banks of Georgia, and others, write above their columns. Of several the first word of the list that is found
 * counts most: a file has many dates and ids, and one of each that is meant.
 */
const words: Record<BankColumn, readonly RegExp[]> = {
  day: [/^თარიღი/u, /operation date|transaction date|ოპერაციის თარიღი/iu, /თარიღი/u, /\bdate\b/i],
  credit: [/შემოსული|ჩარიცხ|კრედიტ/u, /paid in|money in|credit|incoming|received/i],
  debit: [/გასული|ჩამოჭრ|დებეტ/u, /paid out|money out|debit|outgoing|spent/i],
  amount: [/^თანხა/u, /^amount/i, /თანხა/u, /amount/i],
  currency: [/ვალუტა/u, /currency|\bccy\b/i],
  reference: [
    /ტრანზაქციის (?:id|№|n\b|ნომერი|იდენტიფიკატორი)/iu,
    /transaction (?:id|number|reference|(?:no|n)\b|[№#])/iu,
    /რეფერენსი|reference|\bref\b/iu,
    /(?:დოკუმენტის|საბუთის|ოპერაციის) (?:№|n|ნომერი|id)/iu,
    /(?:document|doc\.?|operation|entry) (?:(?:no|n|number|id)\b|[№#])/iu,
    transferCode,
  ],
  payer: [
    /(?:გამგზავნ|გადამხდელ|პარტნიორ)\S*\s+(?:სახელი|დასახელება)/u,
    /(?:sender|payer|partner|remitter|counterparty)\S*\s+name/i,
    /გამგზავნ|გადამხდელ|პარტნიორი/u,
    /sender|payer|partner|remitter|counterparty/i,
    // As whoever writes a list by hand calls it; within other words it is the name of anything.
    /^(?:სახელი(?:(?:,| და) გვარი)?|დონორი|შემომწირველი|(?:full )?name|donor)$/iu,
  ],
  description: [/დანიშნულება/u, /purpose|description|details|narrative/i, /დამატებითი ინფორმაცია|კომენტარი/u],
}

/** Names that hold a word of what they are not. */
const others = /ნაშთი|ექვივალენტ|balance|equivalent|account|ანგარიში|code|კოდი/iu

const isOfOther = (name: string): boolean => others.test(name) && !transferCode.test(name)

/** What is called by both tells which of the two the amount beside it is. */
const isOfBoth = (name: string): boolean =>
  /debit|\bdr\b|დებეტ/iu.test(name) && /credit|\bcr\b|კრედიტ/iu.test(name)

const order: readonly BankColumn[] = [
  'credit',
  'debit',
  'day',
  'currency',
  'reference',
  'payer',
  'description',
  'amount',
]

const guessColumns = (names: readonly string[]): Record<BankColumn, number | null> => {
  const taken = new Set<number>()
  const find = (column: BankColumn): number | null => {
    for (const word of words[column]) {
      const index = names.findIndex(
        (name, at) => !taken.has(at) && !isOfOther(name) && !isOfBoth(name) && word.test(name),
      )
      if (index < 0) continue
      taken.add(index)
      return index + 1
    }
    return null
  }
  const found = new Map(order.map((column) => [column, find(column)]))
  const of = (column: BankColumn): number | null => found.get(column) ?? null
  return {
    day: of('day'),
    // Who has a column for what came needs no other: that one is of both, or of another account.
    amount: of('credit') === null ? of('amount') : null,
    credit: of('credit'),
    debit: of('debit'),
    currency: of('currency'),
    reference: of('reference'),
    payer: of('payer'),
    description: of('description'),
  }
}

/** Rows by which is judged how days and amounts are written. */
const judged = 2000

const cellsOf = ({ rows }: CsvTable, column: number | null): string[] =>
  column === null
    ? []
    : rows
        .slice(0, judged)
        .map(({ cells }) => cells[column - 1] ?? '')
        .filter((cell) => cell !== '')

/** Nobody's gift is too late to show how a day is written. */
const lastDay = '9999-12-30'

const agreeing = <Name extends string>(
  names: readonly Name[],
  cells: readonly string[],
  isSo: (name: Name, cell: string) => boolean,
): Name[] => {
  const counts = names.map((name) => cells.filter((cell) => isSo(name, cell)).length)
  const most = Math.max(...counts)
  return most === 0 ? [] : names.filter((_, index) => counts[index] === most)
}

/** The orders that most cells can be read in. */
const possibleOrders = (cells: readonly string[]): DayOrder[] =>
  agreeing(namesOf(dayOrders), cells, (name, cell) => 'value' in readDay(cell, name, lastDay))

/** Null where two would do, and 03/04 may be either. */
const guessDayOrder = (cells: readonly string[]): DayOrder | null => {
  const possible = possibleOrders(cells)
  if (possible.length <= 1) return possible[0] ?? null
  const marks = cells.flatMap((cell) => partsOfDay(cell)?.mark ?? [])
  // Points part a day that begins with the day, wherever they are used.
  return marks.every((mark) => mark === '.') ? 'dayFirst' : null
}

/** The marks that most cells can be read with, of those that tell. */
const possibleMarks = (cells: readonly string[]): DecimalMark[] =>
  agreeing(
    namesOf(decimalMarks),
    cells.filter((cell) => !isEitherWay(cell)),
    (name, cell) => 'value' in readAmount(cell, name),
  )

/** Null where two would do and say different things. */
const guessDecimalMark = (cells: readonly string[]): DecimalMark | null => {
  const possible = possibleMarks(cells)
  if (possible.length <= 1) return possible[0] ?? null
  return cells.some((cell) => /[.,]/.test(figureOf(cell).figure)) ? null : 'point'
}

type Columns = Pick<PartialMapping, 'amount' | 'credit' | 'debit'>

const amountsOf = (table: CsvTable, { amount, credit, debit }: Columns): string[] =>
  [amount, credit, debit].flatMap((column) => cellsOf(table, column))

/** Whether cells can be read as it was said of others: as well as in any other way, or in none at all. */
const fits = <Name extends string>(possible: readonly Name[], said: Name): boolean =>
  possible.length === 0 || possible.includes(said)

/**
 * What was said of the last file with this header, as far as this one does not tell otherwise: who writes 11/21 now has
 * not begun with the day, whatever was so before.
 */
export const asRemembered = (table: CsvTable, said: BankMapping): PartialMapping => {
  const days = cellsOf(table, said.day)
  const amounts = amountsOf(table, said)
  return {
    ...said,
    dayOrder: fits(possibleOrders(days), said.dayOrder) ? said.dayOrder : guessDayOrder(days),
    decimalMark: fits(possibleMarks(amounts), said.decimalMark)
      ? said.decimalMark
      : guessDecimalMark(amounts),
  }
}

/** What a file tells of itself: by the names of its columns, and by what stands in them. */
export const guessMapping = (table: CsvTable): PartialMapping => {
  const columns = guessColumns(table.header.cells)
  return {
    ...columns,
    dayOrder: guessDayOrder(cellsOf(table, columns.day)),
    decimalMark: guessDecimalMark(amountsOf(table, columns)),
  }
}
