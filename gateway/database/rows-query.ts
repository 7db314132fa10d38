import type { Writable } from 'node:stream'
import pg from 'pg'
import driver from 'pg/lib/utils.js'
import { serialize } from 'pg-protocol'
import type { Answering } from '../core/answering.ts'
import { commentFor, failureOf, portalFor, statementSpan } from './followed.ts'
import type { WireRow } from './wire-row.ts'

/** What the driver keeps of a connection besides what its types tell: the texts it has planned there, by their names. */
interface PlanningConnection extends pg.Connection {
  stream: Writable & pg.Connection['stream']
  parsedStatements: Record<string, string | undefined>
  submittedNamedStatements: Record<string, string | undefined>
}

/** A statement, and who takes its rows. */
export interface Sent {
  text: string
  /** What it is kept under; empty where it is planned for this once. */
  name: string
  values: readonly unknown[]
  take: (row: WireRow) => void
  /** The request it is sent for; undefined for what the gateway does by itself. */
  answering: Answering | undefined
}

const isPlanning = (connection: pg.Connection): connection is PlanningConnection =>
  'parsedStatements' in connection && 'submittedNamedStatements' in connection

/**
 * Statements on their way, for the driver to send and to hand what comes. The driver's own would ask each time what
 * the columns are, make an array of each row, and an object of that, for us to make ours of it. Of several the
 * database makes one transaction: all of them are done, or none is.
 */
class RowsQuery implements pg.Submittable {
  /** The driver puts its time limit around it. */
  callback: (error?: unknown) => void
  readonly #all: readonly Sent[]
  /** The one that is answered. */
  #current = 0
  #unreadable: unknown

  constructor(all: readonly Sent[], done: (error?: unknown) => void) {
    this.#all = all
    this.callback = done
  }

  /** Of the one that is answered: the driver remembers of a connection what has been planned there. */
  get name(): string {
    return this.#all[this.#current]?.name ?? ''
  }

  get text(): string {
    return this.#all[this.#current]?.text ?? ''
  }

  /** Sends all in one piece. An error that it answers is handed to `handleError`. */
  submit(connection: pg.Connection): Error | null {
    if (!isPlanning(connection)) return new Error('the driver keeps what it has planned in another way')
    const { stream, parsedStatements, submittedNamedStatements: submitted } = connection
    const parts: Buffer[] = []
    const planned: Record<string, string> = {}
    try {
      for (const [index, { text, name, values, answering }] of this.#all.entries()) {
        if (name === '' || (planned[name] ?? parsedStatements[name] ?? submitted[name]) === undefined) {
          parts.push(serialize.parse({ name, text: name === '' ? commentFor(answering) + text : text }))
          if (name !== '') planned[name] = text
        }
        const bound = values.map(driver.prepareValue)
        const portal = name === '' ? '' : portalFor(answering, index)
        parts.push(serialize.bind({ portal, statement: name, values: bound }), serialize.execute({ portal }))
      }
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
    Object.assign(submitted, planned)
    parts.push(serialize.sync())
    if (stream.writable) stream.write(Buffer.concat(parts))
    return null
  }

  handleDataRow(row: WireRow): void {
    if (this.#unreadable !== undefined) return
    try {
      this.#all[this.#current]?.take(row)
    } catch (error) {
      this.#unreadable = error
    }
  }

  handleCommandComplete(): void {
    this.#current++
  }

  handleReadyForQuery(): void {
    this.callback(this.#unreadable)
  }

  /** Those behind the one that failed have not even been planned. */
  handleError(error: unknown, connection: pg.Connection): void {
    if (isPlanning(connection)) {
      for (const { name } of this.#all.slice(this.#current)) delete connection.submittedNamedStatements[name]
    }
    this.callback(error)
  }
}

/** Sends statements over a connection, and is done when all are. */
export const sendOn = (client: pg.ClientBase, all: readonly Sent[]): Promise<void> => {
  const spans = all.map(({ answering, text }) => statementSpan(answering, text))
  return new Promise((resolve, reject) => {
    const done = (error: unknown): void => {
      for (const span of spans) span?.end(error ? failureOf(error) : undefined)
      if (error) reject(error)
      else resolve()
    }
    client.query(new RowsQuery(all, done))
  })
}
