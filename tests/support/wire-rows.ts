import { RowBlock, WireRow } from '../../gateway/database/wire-row.ts'

type Texts = readonly (string | null)[]

const columnOf = (text: string | null): Buffer => {
  const head = Buffer.alloc(4)
  if (text === null) {
    head.writeInt32BE(-1)
    return head
  }
  const bytes = Buffer.from(text)
  head.writeInt32BE(bytes.length)
  return Buffer.concat([head, bytes])
}

/** What PostgreSQL sends of a row with these texts in its columns. */
export const bytesOfRow = (texts: Texts): Buffer => {
  const count = Buffer.alloc(2)
  count.writeInt16BE(texts.length)
  return Buffer.concat([count, ...texts.map(columnOf)])
}

/** A row as it arrives. */
const wireRow = (texts: Texts): WireRow => new WireRow(bytesOfRow(texts))

/** Rows that are kept as they arrived, and their numbers. */
export const blockOf = (rows: readonly Texts[]): { block: RowBlock; numbers: number[] } => {
  const block = new RowBlock()
  return { block, numbers: rows.map((texts) => block.add(wireRow(texts))) }
}
