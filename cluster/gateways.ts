import { join } from 'node:path'
import { statusOf } from './ask.ts'
import { pooledAddress, standbyAddress } from './databases.ts'
import { type GatewayPlace, type Layout, makeFolder } from './layout.ts'
import type { Program } from './part.ts'
import { sessions } from './pgbouncer.ts'
import { redisAddress } from './redis.ts'

/** Connections of each gateway at most. */
const mostConnections = 8

/** Those of all gateways fit into what the pooler has. */
const connectionsOf = ({ gateways }: Layout): number =>
  Math.min(mostConnections, Math.floor(sessions / gateways.length))

/** Where the built site of a version stands: the folder that holds `gateway/`. */
export type Release = string

/** What every gateway of the cluster is told, and a command of the gateway that works beside them. */
export const gatewayEnvironment = (layout: Layout): Record<string, string> => ({
  NODE_ENV: 'production',
  DATABASE_URL: pooledAddress(layout),
  DATABASE_REPLICA_URLS: standbyAddress(layout),
  DATABASE_POOL_SIZE: String(connectionsOf(layout)),
  REDIS_URL: redisAddress(layout),
  JWT_SECRET: layout.secrets.jwt,
  PUBLIC_URL: `http://127.0.0.1:${layout.proxy.site}`,
  TRUST_PROXY: 'loopback',
  // Longer than HAProxy takes to see that nothing new is to be sent here: until the next start is ready it sends nothing either.
  DRAIN_SECONDS: '3',
  // Uploaded pictures must be found by all of them: one folder, as it would be one bucket on many machines.
  DATA_DIR: join(layout.folder, 'site'),
})

/** @param more added to the environment, such as other limits */
export const gateway = (
  layout: Layout,
  { name, port, metrics }: GatewayPlace,
  release: Release,
  more: Record<string, string>,
): Program => ({
  name,
  command: process.execPath,
  parameters: ['--max-semi-space-size=16', '--no-memory-reducer', join(release, 'gateway/server.js')],
  directory: makeFolder(layout.folder, 'site', null),
  env: {
    PATH: process.env.PATH ?? '',
    ...gatewayEnvironment(layout),
    MALLOC_ARENA_MAX: '1',
    MALLOC_TRIM_THRESHOLD_: '4194304',
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metrics),
    ...more,
  },
  identity: null,
  log: join(layout.folder, `log/${name}.log`),
  patience: 15_000,
  // 240 times a minute an address may ask: these 120 while it starts leave enough to HAProxy, which asks from the same one.
  betweenLooks: 500,
  isReady: async () => (await statusOf(port, '/ready')) === 200,
})
