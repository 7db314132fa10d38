import { z } from 'zod'
import { csvText } from './csv-text.ts'
import { donation, explained } from './donations.ts'
import { id, lari, refuse, text } from './fields.ts'
import { largestGift, mostInFile } from './limits.ts'
import { namesOf } from './model.ts'
import { createShape } from './model-shapes.ts'

/** In which order a bank writes the parts of a day. */
export const dayOrders = {
  yearFirst: 'As in 2026-11-22.',
  dayFirst: 'As in 22.11.2026 and 22/11/2026.',
  monthFirst: 'As in 11/22/2026.',
} as const
export type DayOrder = keyof typeof dayOrders

/** What stands before the tetri. */
export const decimalMarks = { point: 'As in 1,250.50.', comma: 'As in 1 250,50.' } as const
export type DecimalMark = keyof typeof decimalMarks

/** What the columns of a bank may hold that matters for a gift, and what each of them is. */
export const bankColumns = {
  day: 'When the money came.',
  amount:
    'The amount, where what came and what went share a column: what went is below zero, or a column of nothing else says so, as `D` and `C`.',
  credit: 'The amount that came, where it has a column of its own.',
  debit: 'The amount that went, where it has a column of its own.',
  currency: 'The currency: only lari are gifts here.',
  reference: 'What the bank calls the transfer, and never another one.',
  payer: 'Who sent it.',
  description: 'What the sender wrote it is for.',
} as const
export type BankColumn = keyof typeof bankColumns

/** What becomes of a row. */
export const importStates = {
  new: 'It becomes a gift, unless it is left out.',
  known: 'It is recorded already, or stands further up in the file: it is not written.',
  question:
    'It may be recorded already, also under its reference with another sum, day or payer: it becomes a gift only where that is chosen.',
  leftOut: 'It is no gift: money that went, or none, not lari, or a sum of others.',
  wrong: 'It cannot be read: it is left out, or put right.',
} as const
export type ImportState = keyof typeof importStates

/** Why a row is no gift. */
export const leftOutReasons = {
  outgoing: 'Money that went.',
  zero: 'No money.',
  currency: 'Not lari.',
  undated: 'Without a day: a heading, or a sum of others.',
} as const
export type LeftOutReason = keyof typeof leftOutReasons

/** By what a row is taken for something that is known. */
export const importMatches = {
  reference: 'The same reference.',
  likeness: 'The same day, amount and name.',
  code: 'The code of the pledge that the gift was promised by.',
} as const
export type ImportMatch = keyof typeof importMatches

/** What the code of a pledge in a row comes to. */
export const codeOutcomes = {
  confirms:
    'The row confirms that pledge, however it stands: it becomes a gift of whoever promised, to what it was promised to, whatever its columns say.',
  repeated: 'Another row of the file confirms that pledge: this one is as any other.',
  several:
    'It has the codes of several pledges that wait, and nobody knows which one is meant: it is as any other.',
  settled: 'That pledge was confirmed before: the row is compared with the gift that it became.',
  unknown: 'Nobody was given such a code: the row is as any other.',
  mistyped:
    'No code is like that, so it was mistyped: the row is as any other, unless a choice says which one is meant.',
} as const
export type CodeOutcome = keyof typeof codeOutcomes

const columnNumber = z
  .number()
  .superRefine((value, ctx) => {
    if (!Number.isInteger(value)) refuse(ctx, 'invalid_type')
    else if (value < 1) refuse(ctx, 'too_small', 1)
    else if (value > mostInFile.columns) refuse(ctx, 'too_big', mostInFile.columns)
  })
  .meta({ type: 'integer', minimum: 1, maximum: mostInFile.columns })

const optionalColumn = (name: BankColumn) =>
  columnNumber
    .nullish()
    .transform((value) => value ?? null)
    .meta({ description: bankColumns[name] })

/** Which column of a bank's file holds what, by their numbers; the first is 1. */
export const bankMapping = z
  .strictObject({
    day: columnNumber.meta({ description: bankColumns.day }),
    dayOrder: z.enum(namesOf(dayOrders)).meta({ description: 'In which order the parts of a day stand.' }),
    amount: optionalColumn('amount'),
    credit: optionalColumn('credit'),
    debit: optionalColumn('debit'),
    decimalMark: z.enum(namesOf(decimalMarks)).meta({ description: 'What stands before the tetri.' }),
    currency: optionalColumn('currency'),
    reference: optionalColumn('reference'),
    payer: optionalColumn('payer'),
    description: optionalColumn('description'),
  })
  .superRefine(({ amount, credit }, ctx) => {
    if (amount === null && credit === null) {
      ctx.addIssue({ code: 'custom', path: ['amount'], params: { code: 'required' } })
    }
  })
export type BankMapping = z.output<typeof bankMapping>

/** As much of it as a file tells by itself. */
export type PartialMapping = { [Name in keyof BankMapping]: BankMapping[Name] | null }

/** The text of a CSV file. */
const csv = csvText(
  `The text of the file, at most ${mostInFile.bytes / 1024 / 1024} MiB and ${mostInFile.rows} rows; cells are parted by commas, semicolons, tabs or vertical bars.`,
)

export const importPreviewRequest = z.strictObject({
  csv,
  mapping: bankMapping
    .nullish()
    .meta({ description: 'When absent, that which the last file with this header was imported by.' }),
})

export const choiceOfTwin =
  'The gift that it was taken for when it was looked at, null for none: where it is taken for another one by now, nothing is written. Absent, it is not asked.'

export const choiceOfCode =
  'The code that a mistyped one is meant to be, one of those `near` it: the row confirms that pledge, as with the right code.'

const choice = z
  .strictObject({
    line: z.int().min(1).meta({ description: 'Of the file, where the row begins; the first line is 1.' }),
    included: z
      .boolean()
      .optional()
      .meta({ description: 'Whether it becomes a gift; absent, a new one does, and a question does not.' }),
    twin: id.nullish().meta({ description: choiceOfTwin }),
    code: text(1, 40).nullish().meta({ description: choiceOfCode }),
    projectId: id.optional().meta({
      description:
        'What it is for, where that is another project; what confirms a pledge is for what that says.',
    }),
    donorName: donation.fields.donorName.shape.nullish(),
    donorEmail: donation.fields.donorEmail.shape.nullish(),
    anonymous: z.boolean().optional().meta({
      description: 'Whether the donor wants no name shown; absent, only who has no name is anonymous.',
    }),
  })
  .meta({ title: 'DonationImportChoice' })
export type ImportChoice = z.output<typeof choice>

export const fingerprintInWords =
  'As the preview told it: where any row would be another one, or become something else, nothing is written. Absent, only `gifts` and `sum` are compared.'

export const newDonationImport = z.strictObject({
  csv,
  mapping: bankMapping,
  fileName: text(1, 200).nullish().meta({ description: 'What the file is called.' }),
  choices: z
    .array(choice)
    .max(mostInFile.rows)
    .optional()
    .meta({ description: 'What is to be done otherwise than the preview says, row by row.' }),
  gifts: z.int().min(1).meta({
    description: 'How many gifts it is to make: where it would be another number, nothing is written.',
  }),
  sum: lari(0.01, largestGift * mostInFile.rows).meta({ description: 'How many lari they are to come to.' }),
  fingerprint: text(1, 100).nullish().meta({ description: fingerprintInWords }),
})
export type NewDonationImport = z.output<typeof newDonationImport>

/** Why an import is undone. */
export const importVoid = createShape(explained)
