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
}

const zero = 0x30

/** A row that is kept: a sign for each byte. */
export class KeptRow {
  signs = ''
  start = 0

  get fields(): Fields {
    const { signs, start } = this
    return new WireRow(Buffer.from(signs.slice(start, this.#end), 'latin1')).fields
  }

  /**
   * Finds its columns.
   * @param places takes, for each column, where it begins and where it ends; twice -1 where it holds nothing
   */
  locate(places: Int32Array): void {
    let at = this.start + countBytes
    for (let index = 0; index < places.length; index += 2) {
      const length = this.#lengthAt(at)
      at += lengthBytes
      places[index] = length === nothing ? nothing : at
      if (length !== nothing) at += length
      places[index + 1] = length === nothing ? nothing : at
    }
  }

  get #end(): number {
    const { signs, start } = this
    let at = start + countBytes
    for (let left = (signs.charCodeAt(start) << 8) | signs.charCodeAt(start + 1); left > 0; left--) {
      const length = this.#lengthAt(at)
      at += lengthBytes + (length === nothing ? 0 : length)
    }
    return at
  }

  #lengthAt(at: number): number {
    const { signs } = this
    return (
      (signs.charCodeAt(at) << 24) |
      (signs.charCodeAt(at + 1) << 16) |
      (signs.charCodeAt(at + 2) << 8) |
      signs.charCodeAt(at + 3)
    )
  }
}

/**
 * Rows that are kept as they arrived, with all that came with them. As texts, of a sign for each byte: what waits as bytes lies
 * outside of V8's hands, in pieces that the machine does not get back after a busy time.
 */
export class RowBlock {
  #lastBytes: Buffer | null = null
  #lastSigns = ''
  readonly #signs: string[] = []
  readonly #starts: number[] = []

  /** Keeps a row, and answers its number. */
  add({ bytes, start }: WireRow): number {
    if (bytes !== this.#lastBytes) {
      this.#lastBytes = bytes
      this.#lastSigns = bytes.toString('latin1')
    }
    this.#signs.push(this.#lastSigns)
    return this.#starts.push(start) - 1
  }

  /**
   * Points `row` at the one with this number.
   * @throws where there is none
   */
  show(number: number, row: KeptRow): void {
    const [signs, start] = [this.#signs[number], this.#starts[number]]
    if (signs === undefined || start === undefined) throw new Error(`there is no row ${number}`)
    row.signs = signs
    row.start = start
  }
}
