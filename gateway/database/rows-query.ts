import type { Writable } from 'node:stream'
import pg from 'pg'
import driver from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'

/** A row as the database sends it: the text of each column. */
export type Fields = readonly (string | null)[]

/** What the driver keeps of a connection besides what its types tell: the texts it has planned there, by their names. */
interface PlanningConnection extends pg.Connection {
  stream: Writable & pg.Connection['stream']
  parsedStatements: Record<string, string | undefined>
  submittedNamedStatements: Record<string, string | undefined>
}

interface Sent {
  text: string
  /** What it is kept under; empty where it is planned for this once. */
  name: string
  values: readonly unknown[]
}

const isPlanning = (connection: pg.Connection): connection is PlanningConnection =>
  'parsedStatements' in connection && 'submittedNamedStatements' in connection

/** All that is to be sent after the values. */
const ending = Buffer.concat([serialize.execute(), serialize.sync()])

/**
 * A statement on its way, for the driver to send and to hand what comes. The driver's own would ask each time what
 * the columns are, make an array of each row, and an object of that, for us to make ours of it.
 */
export class RowsQuery implements pg.Submittable {
  /** Both are read by the driver, which remembers them of the connection. */
  readonly text: string
  readonly name: string
  /** The driver puts its time limit around it. */
  callback: (error?: unknown) => void
  readonly #values: readonly unknown[]
  readonly #take: (fields: Fields) => void
  #unreadable: unknown

  constructor({ text, name, values }: Sent, take: (fields: Fields) => void, done: (error?: unknown) => void) {
    this.text = text
    this.name = name
    this.callback = done
    this.#values = values
    this.#take = take
  }

  /** Sends it in one piece. An error that it answers is handed to `handleError`. */
  submit(connection: pg.Connection): Error | null {
    if (!isPlanning(connection)) return new Error('the driver keeps what it has planned in another way')
    const { text, name } = this
    const { stream, parsedStatements, submittedNamedStatements } = connection
    const isPlanned = name !== '' && (parsedStatements[name] ?? submittedNamedStatements[name]) !== undefined
    try {
      const values = serialize.bind({ statement: name, values: this.#values.map(driver.prepareValue) })
      const parts = isPlanned ? [values, ending] : [serialize.parse({ name, text }), values, ending]
      if (!isPlanned && name !== '') submittedNamedStatements[name] = text
      if (stream.writable) stream.write(Buffer.concat(parts))
      return null
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  handleDataRow({ fields }: { fields: Fields }): void {
    if (this.#unreadable !== undefined) return
    try {
      this.#take(fields)
    } catch (error) {
      this.#unreadable = error
    }
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback(this.#unreadable)
  }

  handleError(error: unknown): void {
    this.callback(error)
  }
}
