import { inflateSync } from 'node:zlib'

/** Of WOFF's header, of each of its entries, and of the same of what a font is beneath. */
const [woffHeader, woffEntry, plainHeader, plainEntry] = [44, 20, 12, 16]

const padded = (length: number): number => Math.ceil(length / 4) * 4

/**
 * A font as it is beneath WOFF, each of its tables unpacked: a paper reads them again and again, and fontkit would unpack them
 * each time, which took longer than all else that a paper needs.
 */
export const unpackWoff = (packed: Buffer): Buffer => {
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no WOFF')
  const count = packed.readUInt16BE(12)
  const header = Buffer.alloc(plainHeader + count * plainEntry)
  packed.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const selector = Math.floor(Math.log2(count))
  header.writeUInt16BE(2 ** selector * 16, 6)
  header.writeUInt16BE(selector, 8)
  header.writeUInt16BE(count * 16 - 2 ** selector * 16, 10)

  const tables: Buffer[] = []
  let offset = header.length
  for (let index = 0; index < count; index++) {
    const entry = woffHeader + index * woffEntry
    const start = packed.readUInt32BE(entry + 4)
    const stored = packed.readUInt32BE(entry + 8)
    const length = packed.readUInt32BE(entry + 12)
    const content = packed.subarray(start, start + stored)
    const table = Buffer.alloc(padded(length))
    ;(stored < length ? inflateSync(content) : content).copy(table)
    const to = plainHeader + index * plainEntry
    packed.copy(header, to, entry, entry + 4)
    packed.copy(header, to + 4, entry + 16, entry + 20)
    header.writeUInt32BE(offset, to + 8)
    header.writeUInt32BE(length, to + 12)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([header, ...tables])
}
