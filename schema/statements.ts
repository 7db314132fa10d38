import { z } from 'zod'
import { donor } from './donors.ts'

export const statementYearInWords = 'The year of the gifts, on the clock of Tbilisi.'

/** The statements of a year, which is their id. */
export const yearOfStatements = { singular: 'year', exampleId: '2026' }

/** What one donor gave in a year. */
export const donorStatement = { singular: 'statement', exampleId: `${donor.exampleId}_2026` }

/** What the ledger has of a donor’s gifts of a year, and whether a letter told them so. */
export interface DonorStatement {
  /** That of the donor, `_` and the year. */
  id: string
  year: number
  /** Lari, less what went back. */
  amount: number
  giftCount: number
  pdfPath: string
  /** As an ISO 8601 instant. */
  sentAt: string | null
  sentAmount: number | null
}

/** What each field means, on both edges. */
export const donorStatementFields: Record<keyof DonorStatement, string> = {
  id: 'That of the donor, `_` and the year.',
  year: statementYearInWords,
  amount: 'What counts of the gifts of that year by now, in lari, less what went back.',
  giftCount: 'How many gifts of that year count.',
  pdfPath: 'Where it is to be had as a PDF, made anew each time, for whoever has `people:addresses`.',
  sentAt: 'When a letter to the donor was last written that brings it; null where none was.',
  sentAmount:
    'What counted of the gifts when that letter was written: where it is another than `amount`, the statement that was sent says something else. Null where none was.',
}

/** How the statements of a year stand. */
export interface YearlyStatements {
  year: number
  isSending: boolean
  /** Donors who are still to be written to. */
  waiting: number
  sent: number
  /** Donors without an address. */
  unreachable: number
}

/** What each field means, on both edges. */
export const yearlyStatementsFields: Record<keyof YearlyStatements, string> = {
  year: statementYearInWords,
  isSending: 'Whether they are being sent, a few at a time.',
  waiting:
    'How many donors with gifts of that year that count, and with an email, have not been written to: so many would be.',
  sent: 'How many of them have been, by one press or one by one.',
  unreachable: 'How many donors of that year have left no email.',
}

export const statementsSending = z.strictObject({
  sending: z.boolean().meta({
    description: 'Whether they are to be sent to everybody who has not been written to; false ends it.',
  }),
})

/** What its paper is called as a file. */
export const statementFile = (year: number): string => `statement-${year}.pdf`

/** Where it is to be had. */
export const statementPath = (id: string): string => `/api/donor-statements/${id}/statement.pdf`
