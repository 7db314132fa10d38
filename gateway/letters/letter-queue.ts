import { type JobWithMetadata, PgBoss } from 'pg-boss'
import type { DataSource, EntityManager } from 'typeorm'
import type { Delivered } from './deliver.ts'
import { originalOf, queueConnection, withinTransaction } from './queue-connection.ts'

/** Its schema in the database, which it makes and keeps by itself. */
const schema = 'pgboss'

/** Letters that somebody waits for, and letters to many, which keep nobody waiting: each queue is worked off by itself. */
const queues = { 'in turn': 'letters', 'after others': 'letters-to-many' } as const

/** Seconds, but for what counts. */
const settings = {
  /** A server that is out of work is asked again for more than two days. */
  retryLimit: 24,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  /** A gateway that has not been heard of for so long has ended, and another takes what it had. */
  heartbeatSeconds: 20,
  /** What a handful of letters may take where the server is slow with each: it has ten minutes and more for one. */
  expireInSeconds: 7200,
  retentionSeconds: 30 * 86_400,
  deleteAfterSeconds: 86_400,
}

/** How often it is looked for gateways that have ended, and, where nothing has woken it, for letters. */
const intervals = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }

/** Letters to many that a worker takes at once; it sends them one after another, as the turn of each comes. */
const mostToMany = 5

/**
 * Letters that somebody waits for, and that a worker takes and sends at once. With one that a server is slow with the others of
 * the gateway go on.
 */
const mostInTurn = 2
const workersInTurn = 2

/** How many letters that somebody waits for a gateway has on their way at a time. */
export const inTurnAtOnce = mostInTurn * workersInTurn

interface Work {
  letter: string
}

/**
 * For all at once: asked for one after the other, as the queue itself does, they held up the start of a gateway. The states are
 * those of an index of its own, so what was brought within the day is not read.
 */
export const worksOfLetters = `
  select singleton_key as letter, bool_or(state <> 'failed') as "isOpen" from ${schema}.job
  where name = any($1::text[]) and state in ('created', 'retry', 'active', 'failed') and singleton_key = any($2::text[])
  group by singleton_key`

/** Letters there is work for, and those whose work has failed for the last time. */
interface Works {
  open: ReadonlySet<string>
  over: ReadonlySet<string>
}

/** Whether somebody waits for a letter, or it is one of many. */
export type Urgency = keyof typeof queues

/** How letters to many are brought. */
export interface ToMany {
  /** Waits for the turn of each, however often it was tried, or until the signal. */
  pace: (signal: AbortSignal) => Promise<void>
  /** How many are on their way at a time. */
  atOnce: number
}

const withoutPace: ToMany = { pace: async () => undefined, atOnce: 1 }

/** What has work for a letter, and whose turn it is. */
export interface LetterQueue {
  /** Adds a letter, within the transaction that writes it. */
  add(within: EntityManager, letter: string, urgency: Urgency): Promise<void>
  /** Adds many, by one statement. */
  addAll(within: EntityManager, letters: readonly string[], urgency: Urgency): Promise<void>
  /** What it knows of these letters; of those that were brought to their end, or that it never had, nothing. */
  workOf(letters: readonly string[]): Promise<Works>
  /**
   * From now on brings letters that somebody waits for, a few at a time, and beside them letters to many; brings none once `stop`
   * was called.
   */
  bring(deliver: (letter: string, isLastTry: boolean) => Promise<Delivered>, toMany?: ToMany): Promise<void>
  /** Ends within so many milliseconds; a letter that is being sent is waited for until then. */
  stop(milliseconds: number): Promise<void>
}

/**
 * Opens the queue of letters, and makes or updates its tables, which nothing but letters depends on.
 * @param isWorking false for who only adds to it
 */
export const openLetterQueue = async (
  dataSource: DataSource,
  onError: (error: unknown) => void,
  isWorking = true,
): Promise<LetterQueue> => {
  const db = queueConnection(dataSource)
  const boss = new PgBoss({
    db,
    schema,
    schedule: false,
    supervise: isWorking,
    registerInstance: false,
    reindex: false,
    monitorVacuum: false,
    openTelemetry: { enabled: false },
    flowIntervalSeconds: 3600,
    ...intervals,
  })
  boss.on('error', (told) => onError(originalOf(told)))
  await boss.start()
  for (const queue of Object.values(queues)) {
    await boss.createQueue(queue, settings)
    await boss.updateQueue(queue, settings)
  }
  const stopping = new AbortController()

  return {
    add: async (within, letter, urgency) => {
      await boss.send(queues[urgency], { letter }, { singletonKey: letter, db: withinTransaction(within) })
    },

    addAll: async (within, letters, urgency) => {
      const jobs = letters.map((letter) => ({ data: { letter }, singletonKey: letter }))
      await boss.insert(queues[urgency], jobs, { db: withinTransaction(within) })
    },

    workOf: async (letters) => {
      const { rows }: { rows: { letter: string; isOpen: boolean }[] } = await db.executeSql(worksOfLetters, [
        Object.values(queues),
        letters,
      ])
      const those = (isOpen: boolean) =>
        new Set(rows.filter((row) => row.isOpen === isOpen).map(({ letter }) => letter))
      return { open: those(true), over: those(false) }
    },

    bring: async (deliver, { pace, atOnce } = withoutPace) => {
      const { signal } = stopping
      const deliverSafely = async (
        urgency: Urgency,
        letter: string,
        isLastTry: boolean,
      ): Promise<Delivered> => {
        try {
          if (urgency === 'after others' && !signal.aborted) await pace(signal)
          return signal.aborted ? 'again' : await deliver(letter, isLastTry)
        } catch (error) {
          onError(error)
          return 'again'
        }
      }
      const options = { burstWhenBatchFull: true, perJobResults: true, includeMetadata: true } as const
      const bringOne =
        (urgency: Urgency) =>
        async ({ id, data, retryCount, retryLimit }: JobWithMetadata<Work>) => {
          const delivered = await deliverSafely(urgency, data.letter, retryCount >= retryLimit)
          return { id, status: delivered === 'done' ? ('completed' as const) : ('failed' as const) }
        }
      await boss.work(
        queues['in turn'],
        { ...options, batchSize: mostInTurn, localConcurrency: workersInTurn },
        (jobs: JobWithMetadata<Work>[]) => Promise.all(jobs.map(bringOne('in turn'))),
      )
      await boss.work(
        queues['after others'],
        { ...options, batchSize: mostToMany, localConcurrency: atOnce },
        async (jobs: JobWithMetadata<Work>[]) => {
          const results: Awaited<ReturnType<ReturnType<typeof bringOne>>>[] = []
          for (const job of jobs) results.push(await bringOne('after others')(job))
          return results
        },
      )
    },

    stop: async (milliseconds) => {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: milliseconds, close: false })
    },
  }
}
