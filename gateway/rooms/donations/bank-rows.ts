import type { BankColumn, BankMapping, ImportState, LeftOutReason } from '../../../schema/donation-imports.ts'
import { donation } from '../../../schema/donations.ts'
import type { FieldErrorCode } from '../../../schema/problems.ts'
import type { FieldIssue } from '../../../schema/text-fault.ts'
import type { CsvRow, CsvTable } from '../../core/read-csv.ts'
import { isCredit, isDebit, isLari, type Read, readAmount, readDay } from './bank-values.ts'

/** What is wrong with a row, and in which of its columns. */
export interface RowFault {
  column: number
  holds: BankColumn
  code: FieldErrorCode
  limit: number | null
}

/** What a row of a bank's file says. */
export interface BankRow {
  line: number
  state: Extract<ImportState, 'new' | 'leftOut' | 'wrong'>
  why: LeftOutReason | null
  /** `YYYY-MM-DD`; null where it cannot be read. */
  day: string | null
  /** Lari, below zero where they went; null where they cannot be read. */
  amount: number | null
  reference: string | null
  payer: string | null
  description: string | null
  faults: RowFault[]
}

/** What a spreadsheet leaves of a long number: the same for many transfers, and so the name of none. */
const isRounded = (reference: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(reference)

/** What banks write where there is none: a dash, noughts, or words for that. It names no transfer, however often it comes. */
const isNone = (reference: string): boolean =>
  !/[\p{L}1-9]/u.test(reference) || /^(?:n\s*[/.]?\s*a\.?|none|null|nil|არ\s*არის)$/iu.test(reference.trim())

const issueOf = (name: 'reference' | 'donorName', value: string | null): FieldIssue | null => {
  const { shape } = donation.fields[name]
  const { success, error } = shape.safeParse(value ?? 'x')
  const [issue] = error?.issues ?? []
  return success || issue?.code !== 'custom' ? null : (issue.params as FieldIssue)
}

/** Reads one row, as far as it can be read. Its amount went where the column of marks says so, if there is one. */
const readRow = (
  { line, cells }: CsvRow,
  mapping: BankMapping,
  today: string,
  marks: number | null,
): BankRow => {
  const cell = (column: number | null): string => (column === null ? '' : (cells[column - 1] ?? ''))
  const text = (column: number | null): string | null => cell(column) || null
  const faults: RowFault[] = []
  const refuse = (holds: BankColumn, issue: FieldIssue): void => {
    faults.push({ column: mapping[holds] ?? 0, holds, code: issue.code, limit: issue.limit ?? null })
  }
  const take = <Value>(holds: BankColumn, read: Read<Value>): Value | null => {
    if ('value' in read) return read.value
    refuse(holds, read.fault)
    return null
  }

  const money = (holds: 'amount' | 'credit' | 'debit'): number | null =>
    take(holds, readAmount(cell(mapping[holds]), mapping.decimalMark))
  const came = mapping.credit === null ? money('amount') : money('credit')
  const went = mapping.credit === null || mapping.debit === null ? 0 : money('debit')
  const isMarked = mapping.credit === null && isDebit(cell(marks))
  const signed = came !== null && isMarked ? -Math.abs(came) : came
  const amount = signed === 0 && went !== null && went !== 0 ? -Math.abs(went) : signed
  const day = take('day', readDay(cell(mapping.day), mapping.dayOrder, today))
  const referred = text(mapping.reference)
  const reference = referred !== null && (isRounded(referred) || isNone(referred)) ? null : referred
  const payer = text(mapping.payer)
  for (const [holds, name, value] of [
    ['reference', 'reference', reference],
    ['payer', 'donorName', payer],
  ] as const) {
    const issue = issueOf(name, value)
    if (issue) refuse(holds, issue)
  }

  const why = ((): LeftOutReason | null => {
    // A bank dates each transfer: what has no day is a heading, or a sum of others.
    if (cell(mapping.day) === '') return 'undated'
    if (!isLari(cell(mapping.currency))) return 'currency'
    if (amount === null) return null
    if (amount < 0) return 'outgoing'
    return amount === 0 ? 'zero' : null
  })()
  return {
    line,
    state: why !== null ? 'leftOut' : faults.length > 0 ? 'wrong' : 'new',
    why,
    day,
    amount,
    reference,
    payer,
    description: text(mapping.description),
    faults: why === null ? faults : [],
  }
}

/**
 * The number of a column in which nothing stands but whether an amount came or went, as some banks have it beside amounts
 * without a sign; null where there is none.
 */
const columnOfMarks = ({ header, rows }: CsvTable): number | null => {
  const at = header.cells.findIndex((_, index) => {
    const cells = rows.flatMap(({ cells }) => cells[index] || [])
    return cells.some(isDebit) && cells.every((cell) => isDebit(cell) || isCredit(cell))
  })
  return at < 0 ? null : at + 1
}

/** What every row of a bank's file says, by what its columns hold. */
export const readBankRows = (table: CsvTable, mapping: BankMapping, today: string): BankRow[] => {
  const marks = columnOfMarks(table)
  return table.rows.map((row) => readRow(row, mapping, today, marks))
}
