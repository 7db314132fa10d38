import { setTimeout as delay } from 'node:timers/promises'
import type { DataSource } from 'typeorm'
import { Problem } from '../core/problem.ts'
import { describeError, leftOut } from '../log/describe-error.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { hasOwnSessions, isPooled } from './pooler.ts'
import { postgresProblem } from './postgres-problem.ts'
import { requirePrimary } from './servers.ts'

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

/** What may not pass by itself is said in words, which whoever watches the start can do something about. */
const known: Record<string, string> = {
  '25006': 'the database takes no writes',
  '53300': 'the database has no connection left',
  '55P03': 'another has locked what it needs',
  '57P03': 'the database is starting, or ending',
}

/** Of a statement's text, as much as tells which it is. */
const mostShown = 60

const shown = (statement: string): string => {
  const line = statement.trim().replaceAll(/\s+/g, ' ')
  return line.length <= mostShown ? line : `${line.slice(0, line.lastIndexOf(' ', mostShown))} …`
}

/** Why it failed, without what may not be told. */
const causeOf = (error: unknown): string => {
  const { code, type, message, statement, errors: [first] = [] } = describeError(error)
  const isOfDatabase = /^(?=.*\d)[0-9A-Z]{5}$/.test(code ?? '')
  if (!isOfDatabase)
    return [first?.message, message, code, type].find((each) => each && each !== leftOut) ?? type
  return [known[code ?? ''], `SQLSTATE ${code}`, statement && `at: ${shown(statement)}`]
    .filter((each) => each)
    .join(', ')
}

/**
 * A database that starts later than the gateway, or is lost meanwhile, is waited for; any other failure is thrown. What it is
 * waited for is said once, and again when that is another thing: some of it does not pass until somebody does something.
 */
const insist = async <Done>(
  { report, onUnreachable, signal }: Preparation,
  [what, how]: readonly [what: string, how: string],
  work: () => Promise<Done>,
): Promise<Done> => {
  let told = ''
  for (;;) {
    try {
      return await work()
    } catch (error) {
      // Told to end, it closes the database itself: nothing is waited for then.
      if (signal.aborted || postgresProblem(error)?.code !== 'unavailable') throw error
      onUnreachable(error)
      const cause = causeOf(error)
      if (cause !== told) report(what, `${how} yet, trying again every second (${cause})`)
      told = cause
      await delay(retryInterval, undefined, { signal })
    }
  }
}

/** Reaches the database, brings it up to date, and fills an empty one with the demo where that is wanted. */
export const prepareDatabase = async (preparation: Preparation): Promise<void> => {
  const { dataSource, loadDemo, report } = preparation
  await insist(preparation, ['database', 'not reachable'], () => dataSource.initialize())
  if (isPooled(dataSource)) report('database', 'behind a pooler: every transaction brings its own limits')
  const ran = await insist(preparation, ['migrations', 'not possible'], () => migrate(dataSource))
  report('migrations', ran.length === 0 ? 'up to date' : `${ran.length} run`)
  if (loadDemo === null) return
  // Of gateways that begin together over an empty database one fills it, and the others wait for that.
  const isLoaded = await insist(preparation, ['demo data', 'not possible'], loadDemo)
  if (isLoaded) report('demo data', 'loaded')
}

/** Its code says enough; of something without one, its class. */
const notReady = (error: unknown): Problem => {
  const { code, type } = describeError(error)
  return new Problem('unavailable', { cause: code ?? type })
}

/** Whether what is written there is stored: it is no standby, and nobody has closed it to writers. */
const isWritable = async (dataSource: DataSource): Promise<boolean> => {
  const [found] = await dataSource.query<{ writable: boolean }[]>(
    `select not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off' as writable`,
  )
  return found?.writable === true
}

/**
 * Whether the database answers, takes what is written and lacks no migration. One that has run newer ones is as good: while a
 * release takes the place of another, both are at work. `unreachable` is what the last attempt to connect failed of.
 * @throws Problem `unavailable`, its cause a word, such as `ECONNREFUSED`, where it is known why not
 */
export const isDatabaseReady = async (dataSource: DataSource, unreachable?: unknown): Promise<boolean> => {
  if (!dataSource.isInitialized) {
    if (unreachable === undefined) return false
    throw notReady(unreachable)
  }
  await requirePrimary(dataSource).catch(() => {
    throw new Problem('unavailable', { cause: 'no primary' })
  })
  try {
    // Where a pooler has come between since the start, nothing would have an end: only a new start finds that out.
    return (
      (await hasOwnSessions(dataSource)) &&
      (await isWritable(dataSource)) &&
      (await pendingMigrations(dataSource)).length === 0
    )
  } catch (error) {
    throw notReady(error)
  }
}
