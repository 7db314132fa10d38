import type pg from 'pg'

/** Whether somebody may have changed the session of an embedded database of this process, by the host of its socket. */
const visited = new Map<string, () => boolean>()

/** Counts whoever comes to an embedded database. Answers how to stop. */
export const watchGuests = (host: string, server: EventTarget, count: () => number): (() => void) => {
  let isTouched = false
  server.addEventListener('connection', () => {
    isTouched = true
  })
  visited.set(host, () => {
    const wasTouched = isTouched
    // Who has left has changed what they have changed; who is still there may go on.
    isTouched = count() > 1
    return wasTouched
  })
  return () => visited.delete(host)
}

/** As a session begins, whoever it is called. */
const asBegun = (program: string): string =>
  `reset session authorization; reset role; reset all; set application_name = '${program}'`

/**
 * The embedded database has one session for all connections: what a console sets there would be set for the gateway. So
 * whoever takes a connection finds the session as it began, where somebody else has been at it since.
 */
export const resetAfterGuests = (pool: pg.Pool, host: string, program: string): void => {
  const take = pool.connect.bind(pool)
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await take()
    try {
      if (visited.get(host)?.()) await client.query(asBegun(program))
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  type Done = (error: unknown, client?: pg.PoolClient, release?: pg.PoolClient['release']) => void
  const connectOrCall = (done?: Done): Promise<pg.PoolClient> | undefined => {
    if (done === undefined) return connect()
    connect().then(
      (client) => done(undefined, client, client.release),
      (error: unknown) => done(error, undefined, () => undefined),
    )
    return undefined
  }
  Reflect.set(pool, 'connect', connectOrCall)
}
