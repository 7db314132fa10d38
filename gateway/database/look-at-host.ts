import pg from 'pg'
import type { DatabaseHost } from '../config/database-hosts.ts'
import type { Standing } from './primary.ts'

/** Milliseconds that a server has to say what it is, the connection included. */
const patience = 1000

/** The name of a file of the log begins with the timeline. */
const question = `
  select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "isWritable",
    case when pg_is_in_recovery() then '0' else left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) end as timeline`

interface Answer {
  isWritable: boolean
  timeline: string
}

/** Asks servers what they are, by connections of its own. */
export interface Lookout {
  /** @throws where there is no answer within a second */
  look: (host: DatabaseHost) => Promise<Standing>
  close: () => void
}

/** @param program what it is called at the database */
export const createLookout = (program: string): Lookout => {
  /** To the primary alone: whoever is none is asked by a new connection, which behind a proxy may lead elsewhere. */
  const kept = new Map<DatabaseHost, pg.Client>()

  const drop = (host: DatabaseHost, client: pg.Client): void => {
    kept.delete(host)
    client.connection.stream.destroy()
  }

  const connect = async (host: DatabaseHost): Promise<pg.Client> => {
    const known = kept.get(host)
    if (known) return known
    const client = new pg.Client({ connectionString: host.url, application_name: program })
    kept.set(host, client)
    client.on('error', () => drop(host, client))
    await client.connect()
    return client
  }

  const ask = async (host: DatabaseHost): Promise<Standing> => {
    const client = await connect(host)
    const { rows } = await client.query<Answer>(question)
    const [{ isWritable, timeline } = { isWritable: false, timeline: '0' }] = rows
    return { isWritable, timeline: Number.parseInt(timeline, 16) }
  }

  return {
    look: async (host) => {
      const { promise: end, reject } = Promise.withResolvers<never>()
      const limit = setTimeout(() => reject(new Error('timeout exceeded when trying to connect')), patience)
      let isPrimary = false
      try {
        const standing = await Promise.race([ask(host), end])
        isPrimary = standing.isWritable
        return standing
      } finally {
        clearTimeout(limit)
        const client = kept.get(host)
        if (client && !isPrimary) drop(host, client)
      }
    },
    close: () => {
      for (const [host, client] of kept) drop(host, client)
    },
  }
}
