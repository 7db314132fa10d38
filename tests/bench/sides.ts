import type { Ends } from './ends.ts'
import { type Server, signIn, startForgetful, startOther, startProduct } from './servers.ts'

/** The servers that answer over one database. */
export interface Sides {
  gateway: Server
  /** What an admin's requests to the gateway carry. */
  authorization: { authorization: string }
  /** The limit: prepared statements, put together by hand. */
  rows: Server
  /** The limit in its other form: one statement that builds the JSON. */
  json: Server
  /** Answers with what the gateway has once answered, from memory. */
  constant: Server
  /** The gateway without a memory. */
  forgetful: Server
  /** Writes pages whose data are there, and does nothing else. */
  written: Server
  /** Null where they are left out. */
  peers: { mercurius: Server; postgraphile: Server } | null
  stop: () => Promise<void>
}

/** Starts each side as a process of its own. */
export const startSides = async (ends: Ends, databaseUrl: string, withPeers: boolean): Promise<Sides> => {
  const env = { DATABASE_URL: databaseUrl }
  const gateway = await startProduct(ends, databaseUrl)
  const forgetful = await startForgetful(ends, databaseUrl)
  const started = [gateway, forgetful]
  const other = async (name: string, program: string, variables: Record<string, string> = env) => {
    const server = await startOther(ends, name, `tests/bench/${program}`, variables)
    started.push(server)
    return server
  }
  return {
    gateway,
    forgetful,
    authorization: await signIn(gateway),
    rows: await other('limit, rows', 'limit/rows.ts'),
    json: await other('limit, JSON', 'limit/json.ts'),
    constant: await other('constant', 'limit/constant.ts', { UPSTREAM: gateway.address }),
    written: await other('limit, React', 'limit/written-pages.ts', { UPSTREAM: gateway.address }),
    peers: withPeers
      ? {
          mercurius: await other('Mercurius + jit', 'peers/mercurius.ts'),
          postgraphile: await other('PostGraphile', 'peers/postgraphile.ts'),
        }
      : null,
    stop: async () => {
      for (const { stop } of started) await stop()
    },
  }
}
