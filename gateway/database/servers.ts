import type pg from 'pg'
import type { DataSource } from 'typeorm'
import type { DatabaseHosts } from '../config/database-hosts.ts'
import { createLookout } from './look-at-host.ts'
import { createPrimary, type Primary, type PrimaryOptions } from './primary.ts'
import { serverClient } from './server-client.ts'

/** How a server, or whichever of several is the primary, is connected to. */
export interface Servers {
  Client: typeof pg.Client
  /** Null where there is one server, whatever it is. */
  primary: Primary | null
  close(): void
}

export const createServers = (
  { hosts, seeksPrimary }: DatabaseHosts,
  program: string,
  onChange?: PrimaryOptions['onChange'],
): Servers => {
  if (!seeksPrimary) return { Client: serverClient(null), primary: null, close: () => undefined }
  const lookout = createLookout(program)
  const primary = createPrimary({ hosts, look: lookout.look, ...(onChange && { onChange }) })
  return {
    Client: serverClient(primary),
    primary,
    close: () => {
      primary.close()
      lookout.close()
    },
  }
}

const known = new WeakMap<DataSource, Servers>()

export const tellServers = (dataSource: DataSource, servers: Servers): void => {
  known.set(dataSource, servers)
}

/** Undefined for the embedded database. */
export const serversOf = (dataSource: DataSource): Servers | undefined => known.get(dataSource)

/** Milliseconds in which a primary is found that is there: whoever only wants to know how things are waits for no other. */
const patience = 2500

/** @throws where one of several servers is to take the writes, and none does */
export const requirePrimary = async (dataSource: DataSource): Promise<void> => {
  await known.get(dataSource)?.primary?.find(patience)
}
