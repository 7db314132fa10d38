import { setTimeout as delay } from 'node:timers/promises'
import type { DataSource } from 'typeorm'
import { Problem } from '../core/problem.ts'
import { describeError } from '../log/describe-error.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { hasOwnSessions, isPooled } from './pooler.ts'
import { postgresProblem } from './postgres-problem.ts'

/** Milliseconds between attempts to reach a database that is not there yet. */
const retryInterval = 1000

export interface Preparation {
  dataSource: DataSource
  /** Fills an empty database, and answers whether it did; null where that is not wanted. */
  loadDemo: (() => Promise<boolean>) | null
  /** A line for the person who watches the start. */
  report: (what: string, how: string) => void
  /** Called with what each attempt failed of that found no database. */
  onUnreachable: (error: unknown) => void
  signal: AbortSignal
}

/** A database that starts later than the gateway is waited for; any other failure is thrown. */
const connect = async ({ dataSource, report, onUnreachable, signal }: Preparation): Promise<void> => {
  for (let isFirst = true; ; isFirst = false) {
    try {
      await dataSource.initialize()
      return
    } catch (error) {
      if (postgresProblem(error)?.code !== 'unavailable') throw error
      onUnreachable(error)
      if (isFirst) report('database', 'not reachable yet, trying again every second')
      await delay(retryInterval, undefined, { signal })
    }
  }
}

/** Reaches the database, brings it up to date, and fills an empty one with the demo where that is wanted. */
export const prepareDatabase = async (preparation: Preparation): Promise<void> => {
  const { dataSource, loadDemo, report } = preparation
  await connect(preparation)
  if (isPooled(dataSource)) report('database', 'behind a pooler: every transaction brings its own limits')
  const ran = await migrate(dataSource)
  report('migrations', ran.length === 0 ? 'up to date' : `${ran.length} run`)
  if (await loadDemo?.()) report('demo data', 'loaded')
}

/** Its code says enough; of something without one, its class. */
const notReady = (error: unknown): Problem => {
  const { code, type } = describeError(error)
  return new Problem('unavailable', { cause: code ?? type })
}

/**
 * Whether the database answers and lacks no migration. `unreachable` is what the last attempt to connect failed of.
 * @throws Problem `unavailable`, its cause a word, such as `ECONNREFUSED`, where it is known why not
 */
export const isDatabaseReady = async (dataSource: DataSource, unreachable?: unknown): Promise<boolean> => {
  if (!dataSource.isInitialized) {
    if (unreachable === undefined) return false
    throw notReady(unreachable)
  }
  try {
    // Where a pooler has come between since the start, nothing would have an end: only a new start finds that out.
    return (await hasOwnSessions(dataSource)) && (await pendingMigrations(dataSource)).length === 0
  } catch (error) {
    throw notReady(error)
  }
}
