import { join } from 'node:path'
import { repliesWith } from './ask.ts'
import { type Layout, makeFolder, tell } from './layout.ts'
import type { Program } from './part.ts'

/** Nothing is kept on disk, as nothing in it is the only copy; and nothing is driven out, as a forgotten count lets more through. */
const configuration = (directory: string, { redis, secrets }: Layout): string => `bind 127.0.0.1
port ${redis}
dir ${directory}
requirepass ${secrets.redis}
save ""
appendonly no
maxmemory 64mb
maxmemory-policy noeviction
`

/** Whether it does what it is asked, by who knows its password. */
export const redisAnswers = ({ redis, secrets }: Layout): Promise<boolean> =>
  repliesWith(redis, `AUTH ${secrets.redis}\r\nPING\r\n`, '+OK\r\n+PONG\r\n')

/** Counts that all gateways share. */
export const redis = (layout: Layout): Program => {
  const { folder, programs, identity } = layout
  const directory = makeFolder(folder, 'redis', identity)
  return {
    name: 'redis',
    command: programs.redis,
    parameters: [tell(join(directory, 'redis.conf'), configuration(directory, layout), identity)],
    directory,
    env: {},
    identity,
    log: join(folder, 'log/redis.log'),
    patience: 5000,
    betweenLooks: 250,
    isReady: () => redisAnswers(layout),
  }
}

export const redisAddress = ({ redis, secrets }: Layout): string =>
  `redis://:${secrets.redis}@127.0.0.1:${redis}`
