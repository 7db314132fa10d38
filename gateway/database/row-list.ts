import type { Listed } from '../core/list-page.ts'
import type { Fields, RowBlock, WireRow } from './wire-row.ts'

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
  readonly #places: readonly number[]

  /** @param places where each row stands in the block, in the order of the list */
  constructor(layout: RowLayout<Made>, block: RowBlock, places: readonly number[]) {
    this.layout = layout
    this.#block = block
    this.#places = places
  }

  get length(): number {
    return this.#places.length
  }

  slice(start?: number, end?: number): RowList<Made> {
    return new RowList(this.layout, this.#block, this.#places.slice(start, end))
  }

  at(index: number): Made | undefined {
    const place = this.#places.at(index)
    return place === undefined ? undefined : this.layout.read(this.#block.at(place).fields)
  }

  *[Symbol.iterator](): Generator<Made> {
    for (const place of this.#places) yield this.layout.read(this.#block.at(place).fields)
  }

  /** Its rows as they arrived; each is good until the next. */
  *rows(): Generator<WireRow> {
    for (const place of this.#places) yield this.#block.at(place)
  }
}
