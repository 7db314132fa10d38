import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm'
import { answeringTo, currentAnswering } from '../core/answering.ts'
import { type Budget, within } from '../core/budget.ts'
import { toFate } from './fate.ts'
import { takeConnection, type Work } from './pool.ts'
import { isMisfit, keepsNames, run, type Statement, workOf } from './prepared.ts'
import { replicasFor } from './replicas.ts'
import { type Sent, sendOn } from './rows-query.ts'
import { noAnswer } from './statement-watcher.ts'
import { needsTransaction } from './tell-asker.ts'
import { requireTime, sendWithin } from './within-budget.ts'

/** Statements that wait for one another: a few thousandths of a second at most. */
const most = 16

/** A statement that waits to be sent, and whoever waits for its rows. */
interface Asked extends Sent {
  work: Work
  /** The time of the request that asks; undefined where nobody counts it. */
  budget: Budget | undefined
  answer: () => void
  fail: (error: unknown) => void
  /** Sends it by itself after all, for whom it was asked and within their time: where that is over, it is refused. */
  runAlone: () => void
}

/** Whatever is done for several at once is done in nobody's name and within nobody's time. */
const forNobody = AsyncLocalStorage.snapshot()

/**
 * What is asked for at this moment, by the statement: one that waits for a lock holds up nobody who has asked for
 * something else.
 */
const waiting = new WeakMap<DataSource, Map<string, Asked[]>>()

const isOver = ({ budget }: Asked): boolean => budget?.isOver === true

const cancelled = '57014'

/**
 * Whether the database has refused one of them, and so undone all. What was cut off, by a shutdown (57P) or because it
 * took too long (57014), would only take as long again; but for what was cut off because one of them was in a hurry.
 */
const isUndone = (error: unknown, all: readonly Asked[]): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === cancelled ? all.some(isOver) : !/^(?:08|57)/.test(error.code ?? '08'))

const sendTogether = async (dataSource: DataSource, asked: readonly Asked[], work: Work): Promise<void> => {
  const { client, release } = await takeConnection(dataSource, work)
  // The time of some may have passed while there was no connection: they are refused, each by itself.
  for (const { runAlone } of asked.filter(isOver)) runAlone()
  const all = asked.filter((each) => !isOver(each))
  // Not used again: it waits for an answer for ever, or has a plan that fits no more.
  let isSpoilt = false
  try {
    if (all.length === 0) return
    for (const { text, values } of all) dataSource.logger.logQuery(text, [...values])
    const budgets = all.flatMap(({ budget }) => budget ?? [])
    await sendWithin(
      budgets,
      () => client,
      () => sendOn(client, all),
    )
    for (const { answer } of all) answer()
  } catch (error) {
    isSpoilt = isMisfit(error) || (error instanceof Error && error.message === noAnswer)
    if (isUndone(error, all)) for (const { runAlone } of all) runAlone()
    else for (const { fail } of all) fail(error)
  } finally {
    release(isSpoilt)
  }
}

const sendAll = (dataSource: DataSource, all: Asked[]): void => {
  while (all.length > 0) {
    const some = all.splice(0, most)
    const [first, ...others] = some
    if (first === undefined) return
    if (others.length === 0) first.runAlone()
    else
      sendTogether(dataSource, some, first.work).catch((error: unknown) => {
        for (const { fail } of some) fail(error)
      })
  }
}

const flush = (dataSource: DataSource): void => {
  const kinds = waiting.get(dataSource)
  waiting.delete(dataSource)
  for (const all of kinds?.values() ?? []) sendAll(dataSource, all)
}

const ask = (dataSource: DataSource, asked: Asked): void => {
  let kinds = waiting.get(dataSource)
  if (!kinds) {
    kinds = new Map()
    waiting.set(dataSource, kinds)
    // After all requests that have come by now have asked.
    setImmediate(() => forNobody(flush, dataSource))
  }
  const others = kinds.get(asked.text)
  if (others) others.push(asked)
  else kinds.set(asked.text, [asked])
}

/**
 * Runs a statement that is done in no time, together with the same that others ask for at the same moment: sent in one
 * piece over one connection, done as one transaction, answered in one piece. That spares both sides most of what a
 * short statement costs, and of what is written only one wait for the disk is left. Where one is refused, nothing has
 * been done, and each is run by itself; likewise where the time of one is over meanwhile, which is cancelled. In a
 * transaction it is run there, and for somebody who is signed in, in one.
 */
export const runTogether = async <Row>(
  manager: EntityManager,
  statement: Statement<Row>,
  values: unknown[],
): Promise<Row[]> => {
  const { dataSource, queryRunner } = manager
  const { text, name, read } = statement
  const budget = requireTime()
  const isAlone =
    queryRunner ||
    name === null ||
    !keepsNames(dataSource) ||
    needsTransaction(dataSource, text) ||
    replicasFor(dataSource) !== undefined
  if (isAlone) return run(manager, statement, values)
  const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
  const rows: Row[] = []
  const failures: unknown[] = []
  const fail = (error: unknown): void => {
    const failure = error instanceof Error ? new QueryFailedError(text, values, error) : error
    reject(workOf(statement) === 'writing' ? toFate(failure) : failure)
  }
  const answering = currentAnswering()
  ask(dataSource, {
    budget,
    work: workOf(statement),
    text,
    name,
    values,
    answering,
    take: ({ fields }) => {
      try {
        rows.push(read(fields))
      } catch (error) {
        failures.push(error)
      }
    },
    answer: () => {
      if (failures.length > 0) fail(failures[0])
      else resolve(rows)
    },
    fail,
    // Not a snapshot of all that is known of whoever asks, which costs as much as the rest of this: what writes for
    // somebody who is signed in, or reads from elsewhere, has been run by itself.
    runAlone: () => {
      answeringTo(answering, () => within(budget, () => run(manager, statement, values))).then(
        resolve,
        reject,
      )
    },
  })
  return promise
}
