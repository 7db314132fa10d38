import { z } from 'zod'

/** The newest way to write an archive that this program knows. */
export const format = 1

/** Comes first, so that whoever cannot read the rest knows at once. */
export const heading = 'backup.json'

/** Comes last: an archive without it is not whole. */
export const closing = 'manifest.json'

export const secretsFile = 'keys/jwt-secrets'

export const picturesFolder = 'uploads/'

export const headingShape = z.object({
  format: z.number().int().positive(),
  createdAt: z.string(),
  /** What had run on the database, in order. */
  migrations: z.array(z.string()),
})

export type Heading = z.infer<typeof headingShape>

const tableShape = z.object({
  name: z.string(),
  /** Those that are written; what the database works out of them is not among them. */
  columns: z.array(z.string()).nonempty(),
  rows: z.number().int(),
})

const sequenceShape = z.object({ name: z.string(), value: z.string() })

export const manifestShape = z.object({
  tables: z.array(tableShape),
  sequences: z.array(sequenceShape),
  /** The SHA-256 of each other file, in order. */
  files: z.array(z.object({ name: z.string(), sha256: z.string() })),
})

export type Manifest = z.infer<typeof manifestShape>

export type ArchivedTable = z.infer<typeof tableShape>

export type ArchivedSequence = z.infer<typeof sequenceShape>

/** A file of an archive. They are small enough to be held: a table is many of them. */
export interface Entry {
  name: string
  bytes: Buffer
}

export const jsonEntry = (name: string, value: Heading | Manifest): Entry => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
})

/** Some rows of a table, as the database writes and reads them: each a JSON string, in a line of its own. */
export const rowsEntry = (table: string, part: number, rows: readonly string[]): Entry => ({
  name: `tables/${table}/${String(part).padStart(6, '0')}.jsonl`,
  bytes: Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
})

/** The table that an entry has rows of; null where it has something else. */
export const tableOf = ({ name }: Entry): string | null => /^tables\/([^/]+)\//.exec(name)?.[1] ?? null

const rowsShape = z.array(z.string())

export const rowsOf = ({ bytes }: Entry): string[] =>
  rowsShape.parse(
    bytes
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line): unknown => JSON.parse(line)),
  )
