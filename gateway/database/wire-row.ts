/** A row as the database sends it: the text of each column. */
export type Fields = readonly (string | null)[]

/** How long a column is that holds nothing. */
const nothing = -1

/** Bytes of how many columns there are, and before each of how long it is. */
const [countBytes, lengthBytes] = [2, 4]

/**
 * A row as it arrived: of how many columns, and of each how many bytes, and these. It is good until the next one comes, and is
 * only decoded for whoever wants texts.
 */
export class WireRow {
  /** What the driver calls such a message. */
  readonly name = 'dataRow'
  bytes: Buffer
  start: number
  end: number

  constructor(bytes: Buffer, start: number, end: number) {
    this.bytes = bytes
    this.start = start
    this.end = end
  }

  get fields(): Fields {
    const { bytes, start } = this
    const count = bytes.readInt16BE(start)
    const fields = new Array<string | null>(count)
    let at = start + countBytes
    for (let index = 0; index < count; index++) {
      const length = bytes.readInt32BE(at)
      at += lengthBytes
      fields[index] = length === nothing ? null : bytes.toString('utf8', at, at + length)
      if (length !== nothing) at += length
    }
    return fields
  }

  /** Its first column, where that is a whole number. */
  get firstNumber(): number {
    const { bytes, start } = this
    const from = start + countBytes + lengthBytes
    const end = from + bytes.readInt32BE(start + countBytes)
    let number = 0
    for (let at = from; at < end; at++) number = number * 10 + (bytes[at] ?? 0) - zero
    return number
  }

  /**
   * Finds its columns.
   * @param places takes, for each column, where it begins and where it ends; twice -1 where it holds nothing
   */
  locate(places: Int32Array): void {
    const { bytes, start } = this
    let at = start + countBytes
    for (let index = 0; index < places.length; index += 2) {
      const length = bytes.readInt32BE(at)
      at += lengthBytes
      places[index] = length === nothing ? nothing : at
      if (length !== nothing) at += length
      places[index + 1] = length === nothing ? nothing : at
    }
  }
}

const zero = 0x30

/** Of an ordinary row; what is kept of many grows with them. */
const firstRoom = 8192

/** Rows that are kept as they arrived. */
export class RowBlock {
  #bytes = Buffer.allocUnsafe(firstRoom)
  #end = 0
  readonly #row = new WireRow(this.#bytes, 0, 0)

  /** Keeps a row, and answers where it stands. */
  add({ bytes, start, end }: WireRow): number {
    const at = this.#end
    const next = at + lengthBytes + end - start
    if (next > this.#bytes.length) this.#grow(next)
    this.#bytes.writeInt32BE(next, at)
    bytes.copy(this.#bytes, at + lengthBytes, start, end)
    this.#end = next
    return at
  }

  /** The row that stands there; good until it is asked for another one. */
  at(place: number): WireRow {
    const row = this.#row
    row.bytes = this.#bytes
    row.start = place + lengthBytes
    row.end = this.#bytes.readInt32BE(place)
    return row
  }

  /** All rows, in the order they came in; each is good until the next. */
  *[Symbol.iterator](): Generator<WireRow> {
    for (let place = 0; place < this.#end; place = this.#bytes.readInt32BE(place)) yield this.at(place)
  }

  #grow(least: number): void {
    const grown = Buffer.allocUnsafe(Math.max(least, this.#bytes.length * 2))
    this.#bytes.copy(grown, 0, 0, this.#end)
    this.#bytes = grown
  }
}
