import pg from 'pg'
import { serialize } from 'pg-protocol'
import { sendFollowed } from './followed.ts'
import { type Limits, planning, settingsOf } from './limits.ts'

/** A statement as the driver handles it, its own or one of ours. */
interface Handled {
  text: string
  callback?: (error: unknown, answer?: unknown) => void
  /** Of the driver's own: whether it is not sent as a plain text, which may be several statements. */
  requiresPreparation?: () => boolean
  submit: (connection: pg.Connection) => unknown
  handleRowDescription?: (message: unknown) => void
  handleDataRow: (message: unknown) => void
  handleCommandComplete: (...message: unknown[]) => void
}

const isHandled = (statement: unknown): statement is Handled =>
  typeof statement === 'object' && statement !== null && 'submit' in statement

const toHandled = (given: unknown[]): Handled => {
  const statement: unknown = isHandled(given[0]) ? given[0] : Reflect.construct(pg.Query, given)
  if (isHandled(statement)) return statement
  throw new Error('the driver handles statements in another way')
}

const begins = /^(?:\/\*.*?\*\/)?\s*(?:start\s+transaction|begin)\b/i

/** As statements of a transaction that has just begun: of none of these it needs to see any rows, so its isolation may still be set. */
const asStatements = (limits: Limits, program: string): string =>
  [
    ...Object.entries({ ...settingsOf(limits), ...planning }).map(
      ([name, value]) => `set local ${name} = ${value}`,
    ),
    `set local application_name = ${pg.escapeLiteral(program)}`,
  ].join('; ')

/**
 * As the first of several statements that are sent in one piece, and so are one transaction. What is not sent in a
 * transaction of its own only reads: it may wait at the pooler, and is done there also when nobody waits for it any more.
 */
const asFirst = (limits: Limits): string => {
  const settings = { ...settingsOf(limits), ...planning, transaction_read_only: 'on' }
  const set = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`)
  return `select ${set.join(', ')}`
}

const messagesOf = (text: string): Buffer =>
  Buffer.concat([serialize.parse({ text }), serialize.bind({}), serialize.execute()])

/** Keeps what is answered to a first statement of ours from whoever has sent the second. */
const skipFirst = (statement: Handled): void => {
  const { handleRowDescription, handleDataRow, handleCommandComplete } = statement
  let isOurs = true
  statement.handleRowDescription = (message) => {
    if (!isOurs) handleRowDescription?.call(statement, message)
  }
  statement.handleDataRow = (message) => {
    if (!isOurs) handleDataRow.call(statement, message)
  }
  statement.handleCommandComplete = (...message) => {
    if (isOurs) isOurs = false
    else handleCommandComplete.apply(statement, message)
  }
}

/**
 * A connection to a pooler that hands a session of the database to whoever begins a transaction: what a session would
 * remember is told to each of them, with its first statement, at the price of no other way there and back.
 */
export const pooledClient = (limits: Limits, program: string, Client: typeof pg.Client): typeof pg.Client => {
  class PooledClient extends Client {}
  const toBegin = asStatements(limits, program)
  const toRead = asFirst(limits)
  const messages = messagesOf(toRead)

  const submit = (
    client: pg.Client,
    statement: Handled,
    send: Handled['submit'],
    connection: pg.Connection,
  ): unknown => {
    if (client.getTransactionStatus() !== 'I') return send(connection)
    if (begins.test(statement.text)) {
      statement.text = `${statement.text}; ${toBegin}`
      return send(connection)
    }
    skipFirst(statement)
    if (statement.requiresPreparation?.() === false) {
      statement.text = `${toRead}; ${statement.text}`
      return send(connection)
    }
    const { stream } = connection
    stream.cork()
    // Hung up on, it is known to be closed a moment later, when the driver tells everybody who waits.
    if (stream.writable) stream.write(messages)
    const failure = send(connection)
    // Nothing follows what has been said: there is no way back.
    if (failure) stream.destroy()
    stream.uncork()
    return failure
  }

  const sendPooled = (client: pg.Client, given: unknown[]): unknown => {
    const statement = toHandled(given)
    const send = statement.submit.bind(statement)
    statement.submit = (connection) => submit(client, statement, send, connection)
    const hand = (): unknown =>
      Reflect.apply(pg.Client.prototype.query, client, [statement, ...given.slice(1)])
    if (isHandled(given[0]) || statement.callback) return hand()
    return new Promise((resolve, reject) => {
      statement.callback = (error, answer) => (error ? reject(error) : resolve(answer))
      hand()
    })
  }
  Reflect.set(PooledClient.prototype, 'query', function (this: pg.Client, ...given: unknown[]): unknown {
    return sendFollowed(given, (all) => sendPooled(this, all))
  })
  return PooledClient
}
