import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import { serialize } from 'pg-protocol'

/** Milliseconds that asking for it may take, and the answer to that, over a network that may be the reason. */
const patience = 1000

/** What a connection was told that cancels what runs on it. */
interface Cancellable {
  host: string
  port: number
  processID: number
  secretKey: number
}

const isCancellable = (client: object): client is Cancellable =>
  ['host', 'port', 'processID', 'secretKey'].every((name) => Reflect.get(client, name) != null)

const askToCancel = async ({ host, port, processID, secretKey }: Cancellable): Promise<void> => {
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
  socket.setTimeout(patience, () => socket.destroy())
  socket.on('connect', () => socket.write(serialize.cancel(processID, secretKey)))
  // The other end closes when it has been done. What cannot be reached does not need to be asked.
  await once(socket.resume(), 'close').catch(() => undefined)
}

/**
 * Has the database end what runs on a connection, also through a pooler, and closes the connection: it may have been
 * answered in the same moment, and would be cancelled in whatever it is used for next. What is `answered` is waited for:
 * it tells that nothing was done, which others who have a part in it need to know.
 */
export const cancelStatement = async (client: unknown, answered: Promise<unknown>): Promise<void> => {
  if (!(client instanceof pg.Client)) return
  if (isCancellable(client)) {
    await askToCancel(client)
    await Promise.race([answered.catch(() => undefined), after(patience, undefined, { ref: false })])
  }
  await client.end().catch(() => undefined)
}
