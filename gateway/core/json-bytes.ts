const quote = 0x22
const backslash = 0x5c
const firstPrintable = 0x20

/** How JSON writes the bytes that no string holds as they are. */
const escapes: readonly string[] = Array.from({ length: backslash + 1 }, (_, byte) =>
  JSON.stringify(String.fromCharCode(byte)).slice(1, -1),
)

/** The longest of them. */
const longestEscape = 6

/** Bytes: what is there at first, and what is kept from one text to the next. */
const room = { first: 16_384, most: 1_048_576 }

/** JSON that is written byte by byte, one text after another in the same place. */
export class JsonBytes {
  #bytes = Buffer.allocUnsafe(room.first)
  #end = 0

  #reserve(length: number): Buffer {
    const wanted = this.#end + length
    if (wanted <= this.#bytes.length) return this.#bytes
    const grown = Buffer.allocUnsafe(Math.max(wanted, this.#bytes.length * 2))
    this.#bytes.copy(grown, 0, 0, this.#end)
    this.#bytes = grown
    return grown
  }

  byte(byte: number): void {
    const bytes = this.#reserve(1)
    bytes[this.#end++] = byte
  }

  /** Bytes that are there as signs, one for each. */
  copy(from: string, start: number, end: number): void {
    const bytes = this.#reserve(end - start)
    let at = this.#end
    for (let index = start; index < end; index++) bytes[at++] = from.charCodeAt(index)
    this.#end = at
  }

  /** Bytes of a text of UTF-8, as signs, as a string of JSON: byte for byte what `JSON.stringify` makes of that text. */
  string(from: string, start: number, end: number): void {
    let bytes = this.#reserve(end - start + 2)
    let at = this.#end
    bytes[at++] = quote
    for (let index = start; index < end; index++) {
      const byte = from.charCodeAt(index)
      if (byte >= firstPrintable && byte !== quote && byte !== backslash) bytes[at++] = byte
      else {
        this.#end = at
        bytes = this.#reserve(longestEscape + end - index)
        at += bytes.write(escapes[byte] ?? '', at, 'latin1')
      }
    }
    bytes[at++] = quote
    this.#end = at
  }

  /** JSON that is a text already. */
  text(json: string): void {
    const bytes = this.#reserve(Buffer.byteLength(json))
    this.#end += bytes.write(json, this.#end)
  }

  /** Forgets what was written, taken or not. */
  begin(): void {
    this.#end = 0
    if (this.#bytes.length > room.most) this.#bytes = Buffer.allocUnsafe(room.first)
  }

  /** What has been written since {@link begin}, which it does anew: the room of a long text is not kept until the next. */
  take(): string {
    const taken = this.#bytes.toString('utf8', 0, this.#end)
    this.begin()
    return taken
  }
}
