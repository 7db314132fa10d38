/** A row as the database sends it: the text of each column. */
export type Fields = readonly (string | null)[]

/** How long a column is that holds nothing. */
const nothing = -1

/** Bytes of how many columns there are, and before each of how long it is. */
const [countBytes, lengthBytes] = [2, 4]

const none = Buffer.alloc(0)

/** Flags, and most numbers of a thing, are one sign: to decode it takes longer than to know it. */
const signs: readonly string[] = Array.from({ length: 128 }, (_, byte) => String.fromCharCode(byte))

const textOf = (bytes: Buffer, at: number, length: number): string =>
  (length === 1 && signs[bytes[at] ?? 0]) || bytes.toString('utf8', at, at + length)

/**
 * A row as it arrived: of how many columns, and of each how many bytes, and these. It is good until the next one comes, and is
 * only decoded for whoever wants texts.
 */
export class WireRow {
  /** What the driver calls such a message. */
  readonly name = 'dataRow'
  bytes: Buffer
  start: number

  constructor(bytes: Buffer = none, start = 0) {
    this.bytes = bytes
    this.start = start
  }

  get fields(): Fields {
    const { bytes, start } = this
    const count = bytes.readInt16BE(start)
    const fields = new Array<string | null>(count)
    let at = start + countBytes
    for (let index = 0; index < count; index++) {
      const length = bytes.readInt32BE(at)
      at += lengthBytes
      fields[index] = length === nothing ? null : textOf(bytes, at, length)
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

/** Rows that are kept as they arrived: none of their bytes is copied, so what came with them stays as long as they do. */
export class RowBlock {
  readonly #bytes: Buffer[] = []
  readonly #starts: number[] = []

  get length(): number {
    return this.#starts.length
  }

  /** Keeps a row, and answers its number. */
  add({ bytes, start }: WireRow): number {
    this.#bytes.push(bytes)
    return this.#starts.push(start) - 1
  }

  /**
   * Points `row` at the one with this number.
   * @throws where there is none
   */
  show(number: number, row: WireRow): void {
    const [bytes, start] = [this.#bytes[number], this.#starts[number]]
    if (bytes === undefined || start === undefined) throw new Error(`there is no row ${number}`)
    row.bytes = bytes
    row.start = start
  }
}
