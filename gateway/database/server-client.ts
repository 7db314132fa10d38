import pg from 'pg'
import type { Primary } from './primary.ts'
import { RowsClient } from './rows-client.ts'

/** How a server refuses to write that has become a standby. */
const readOnly = '25006'

/** Those, and how it says that it ends, or is not up yet. */
const isLeaving = (code: unknown): boolean => code === readOnly || /^57P0[123]$/.test(String(code))

/**
 * Where PostgreSQL waits until a standby has what was committed. Cancelled there, by a limit of time say, it warns, and
 * answers that it has committed: here alone, where it may be lost with the machine.
 */
const waitForStandby = 'SyncRepWaitForLSN'

/** The driver's words for a connection that is gone, which everybody knows who waits for an answer. */
const cut = (): Error => new Error('Connection terminated unexpectedly')

/** From now on nothing that is sent on it is answered, and nobody is handed it any more. */
const breakOff = (client: pg.Client): void => {
  client.connection.emit('error', cut())
  client.connection.stream.destroy()
}

const closeWhenIdle = (client: pg.Client): void => {
  setImmediate(() => client.end().catch(() => undefined))
}

/** Tells the driver where to connect to, of several hosts, once it is known. */
const pointAt = (client: pg.Client, host: string, port: number): void => {
  Object.assign(client, { host, port })
  // A file of passwords is read by these.
  Object.assign(Reflect.get(client, 'connectionParameters'), { host, port })
}

type Connected = (error: unknown, client?: pg.Client) => void

/** Connects to the primary, whichever it is by then, and for as long as it is. */
const connectTo = async (primary: Primary, client: pg.Client, connect: () => void): Promise<void> => {
  const found = await primary.find()
  if (Reflect.get(client, '_ending') === true) throw cut()
  pointAt(client, found.host, found.port)
  const forget = primary.whenLeft(found, () => breakOff(client))
  client.once('end', forget)
  connect()
}

/**
 * A connection to a server, which is closed where that has become a standby. Of several hosts, or behind a proxy that
 * leads to one of several, to the primary.
 * @param primary null where there is one server, whatever it is
 */
export const serverClient = (primary: Primary | null): typeof pg.Client => {
  class ServerClient extends RowsClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      this.on('notice', ({ routine }) => {
        if (routine === waitForStandby) breakOff(this)
      })
      this.connection.on('errorMessage', ({ code }: { code: unknown }) => {
        if (isLeaving(code)) primary?.suspect()
        if (code === readOnly) closeWhenIdle(this)
      })
      if (primary) this.once('end', primary.suspect)
    }
  }
  if (primary === null) return ServerClient
  const { connect } = pg.Client.prototype
  Reflect.set(ServerClient.prototype, 'connect', function (this: pg.Client, done?: Connected): unknown {
    const begin = (told: Connected) => {
      connectTo(primary, this, () => Reflect.apply(connect, this, [told])).catch(told)
    }
    if (done) return begin(done)
    return new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve(this))))
  })
  return ServerClient
}
