import { EventEmitter } from 'node:events'
import pg from 'pg'
import { WireRow } from './wire-row.ts'

/** What a message begins with: one byte for its kind, four for its length, which counts itself. */
const kindBytes = 1
const headBytes = 5

const rowKind = 'D'.charCodeAt(0)

type Take = (part: Buffer) => void

/** Cuts what arrives into messages: rows are told as such, and whatever stands between them in one piece. */
const cutter = (takeRow: (row: WireRow) => void, takeOthers: Take): Take => {
  /** The beginning of a message whose end has not arrived. */
  let rest: Buffer[] = []
  let restLength = 0
  /** How much of it has to be there before it is looked at again. */
  let wanted = 0

  const cut = (bytes: Buffer): void => {
    const row = new WireRow(bytes)
    let at = 0
    /** Where what has not been told of begins. */
    let untold = 0
    let next = 0
    while (at + headBytes <= bytes.length) {
      next = at + kindBytes + bytes.readUInt32BE(at + kindBytes)
      if (next > bytes.length) break
      if (bytes[at] === rowKind) {
        if (untold < at) takeOthers(bytes.subarray(untold, at))
        row.start = at + headBytes
        untold = next
        takeRow(row)
      }
      at = next
    }
    if (untold < at) takeOthers(bytes.subarray(untold, at))
    rest = at < bytes.length ? [bytes.subarray(at)] : []
    restLength = bytes.length - at
    wanted = Math.max(next - at, headBytes)
  }

  return (chunk) => {
    if (restLength === 0) return cut(chunk)
    rest.push(chunk)
    restLength += chunk.length
    if (restLength >= wanted) cut(rest.length === 1 ? chunk : Buffer.concat(rest, restLength))
  }
}

type Attach = (stream: EventEmitter) => void

const isAttach = (value: unknown): value is Attach => typeof value === 'function'

/** The driver makes texts of all columns of each row as it arrives: here a row is told before that, and the driver reads all else. */
const readRows = (connection: pg.Connection): void => {
  const attach: unknown = Reflect.get(connection, 'attachListeners')
  if (!isAttach(attach)) throw new Error('the driver reads what arrives in another way')
  const attachListeners: Attach = (stream) => {
    const others = new EventEmitter()
    Reflect.apply(attach, connection, [others])
    const take = cutter(
      (row) => connection.emit(row.name, row),
      (part) => others.emit('data', part),
    )
    stream.on('data', take)
    stream.on('end', () => others.emit('end'))
  }
  Reflect.set(connection, 'attachListeners', attachListeners)
}

/** A connection whose rows are decoded by whoever wants their texts. */
export class RowsClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    readRows(this.connection)
  }
}
