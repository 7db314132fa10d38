import type { Listed } from '../core/list-page.ts'
import { type Fields, KeptRow, type RowBlock } from './wire-row.ts'

/** How PostgreSQL writes what stands in a column, and so how much of it is ready to be answered. */
export type WireKind = 'text' | 'number' | 'whole' | 'flag' | 'instant'

/** One value of a record, and the columns it is made of. */
export interface RowValue {
  name: string
  /** Where its columns begin, and how many they are. */
  at: number
  count: number
  /** Makes it of the texts of a row. */
  read: (texts: Fields, at: number) => unknown
  /**
   * What it is where nothing has to be worked out: what its column says; or an object of what each of its columns says, null
   * where none of them says anything. Absent where only `read` knows.
   */
  wire?: WireKind | readonly (readonly [name: string, kind: WireKind])[] | undefined
}

/** What the columns of a row mean. */
export interface RowLayout<Made> {
  /** How many columns there are, those before the record's own among them. */
  width: number
  values: readonly RowValue[]
  read: (texts: Fields) => Made
}

/**
 * Records that are still rows: whoever goes through them has each made of its row, and whoever writes an answer needs no
 * records for that.
 */
export class RowList<Made> implements Listed<Made> {
  readonly layout: RowLayout<Made>
  readonly #block: RowBlock
  readonly #numbers: readonly number[]

  /** @param numbers those of its rows in the block, in the order of the list */
  constructor(layout: RowLayout<Made>, block: RowBlock, numbers: readonly number[]) {
    this.layout = layout
    this.#block = block
    this.#numbers = numbers
  }

  get length(): number {
    return this.#numbers.length
  }

  slice(start?: number, end?: number): RowList<Made> {
    return new RowList(this.layout, this.#block, this.#numbers.slice(start, end))
  }

  at(index: number): Made | undefined {
    const number = this.#numbers.at(index)
    if (number === undefined) return undefined
    const row = new KeptRow()
    this.#block.show(number, row)
    return this.layout.read(row.fields)
  }

  *[Symbol.iterator](): Generator<Made> {
    const row = new KeptRow()
    for (const number of this.#numbers) {
      this.#block.show(number, row)
      yield this.layout.read(row.fields)
    }
  }

  /** Goes through its rows as they arrived, each good until the next, for as long as `take` answers true; answers whether it always did. */
  everyRow(take: (row: KeptRow) => boolean): boolean {
    const row = new KeptRow()
    for (const number of this.#numbers) {
      this.#block.show(number, row)
      if (!take(row)) return false
    }
    return true
  }
}
