import { z } from 'zod'
import { csvText } from './csv-text.ts'
import { fieldErrorCodes } from './problems.ts'

/** Records that one file may hold, at most: they are written all at once. */
export const mostImported = 1000

/** The text of a CSV file, as an export wrote it or with the same headings. */
export const importInput = z.strictObject({
  csv: csvText(
    `The text of a CSV file with the headings of the export in either language, or the names of the fields as a record is sent, a text in two languages by both of its names, as \`translations.en.title\` and \`translations.ka.title\`; at most ${mostImported} records. A row with an \`Id\` changes that record, one without makes a new one; a column that is not there changes nothing.`,
  ),
})

/** What importing a row would do. */
export const rowOutcomes = {
  new: 'A record is made of it.',
  changed: 'The record it names is changed.',
  unchanged: 'The record it names says the same already.',
  refused: 'Nothing can be made of it; as long as there is such a row, the file is refused.',
} as const

export type RowOutcome = keyof typeof rowOutcomes

/** A value that would be another one, as texts of a file. */
export interface ImportedChange {
  /** `goal`; `translations.ka.title`. */
  field: string
  before: string
  after: string
}

/** Why a row is refused. */
export interface RowError {
  field: string
  code: (typeof fieldErrorCodes)[number]
  message: string
}

/** A row of a file, and what importing it would do. */
export interface PreviewedRow {
  /** The line of the file it begins at; the first is 1. */
  line: number
  outcome: RowOutcome
  /** Of the record it names; null where it names none. */
  id: string | null
  /** What the record is called, as the file has it or else as it is. */
  title: string
  changes: ImportedChange[]
  errors: RowError[]
}

/** How many rows come to what. */
export interface ImportCounts {
  created: number
  changed: number
  unchanged: number
}

/** A column that is shown and never taken, since it follows from other things, and how many rows say otherwise. */
export interface NotTaken {
  field: string
  rows: number
}

export interface ImportPreview extends ImportCounts {
  refused: number
  notTaken: NotTaken[]
  rows: PreviewedRow[]
}

/** A file that was written. */
export interface Import extends ImportCounts {
  id: string
}

const count = z.int().min(0)

const counts = {
  created: count.meta({ description: 'Records that are new.' }),
  changed: count.meta({ description: 'Records that changed.' }),
  unchanged: count.meta({ description: 'Rows that say what stands there already.' }),
}

export const importRepresentation = z.object({ id: z.string(), ...counts }).meta({ title: 'Import' })

export const notTakenInWords =
  'Fields that follow from other things, and are not taken from a file although it says something else of them.'

export const previewRepresentation = z
  .object({
    ...counts,
    refused: count.meta({ description: 'Rows that nothing can be made of.' }),
    notTaken: z
      .array(
        z
          .object({
            field: z.string(),
            rows: count.meta({ description: 'Rows that say something else than what stands there.' }),
          })
          .meta({ title: 'NotTaken' }),
      )
      .meta({ description: notTakenInWords }),
    rows: z.array(
      z
        .object({
          line: z.int().meta({ description: 'The line of the file it begins at; the first is 1.' }),
          outcome: z.enum(['new', 'changed', 'unchanged', 'refused']).meta({
            description: Object.entries(rowOutcomes)
              .map(([name, meaning]) => `\`${name}\`: ${meaning}`)
              .join(' '),
          }),
          id: z.string().nullable().meta({ description: 'Of the record it names.' }),
          title: z.string(),
          changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
          errors: z.array(
            z.object({ field: z.string(), code: z.enum(fieldErrorCodes), message: z.string() }),
          ),
        })
        .meta({ title: 'PreviewedRow' }),
    ),
  })
  .meta({ title: 'ImportPreview' })
