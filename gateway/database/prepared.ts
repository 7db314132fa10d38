import { createHash } from 'node:crypto'
import pg from 'pg'
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm'
import { currentAnswering } from '../core/answering.ts'
import { toFate } from './fate.ts'
import { takeConnection, type Work } from './pool.ts'
import { replicasFor } from './replicas.ts'
import { sendOn } from './rows-query.ts'
import { noAnswer } from './statement-watcher.ts'
import { mayWrite, needsTransaction, tellAsker } from './tell-asker.ts'
import type { Fields, WireRow } from './wire-row.ts'
import { requireTime, sendWithin } from './within-budget.ts'

export type { Fields } from './wire-row.ts'

/** A statement that is sent over and over: planned once by each connection, and read straight into what is wanted. */
export interface Statement<Row> {
  text: string
  /** What the database keeps it under; null where it is not kept. */
  name: string | null
  /** Makes a row of the texts of its columns. */
  read: (fields: Fields) => Row
}

/** @param about whoever looks into `pg_prepared_statements` reads it */
export const prepare = <Row>(about: string, text: string, read: Statement<Row>['read']): Statement<Row> => ({
  text,
  // A name stands for one text on a connection, whoever has made it.
  name: `${about} ${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`,
  read,
})

export type StatementMaker<Row> = (text: string, read: Statement<Row>['read']) => Statement<Row>

/**
 * Makes statements whose texts follow what is asked for, each once. A connection never forgets a name, so only so many
 * have one; any other is planned whenever it is sent.
 */
export const createStatements = <Row>(about: string, most: number): StatementMaker<Row> => {
  const made = new Map<string, Statement<Row>>()
  return (text, read) => {
    const known = made.get(text)
    if (known) return known
    if (made.size === most) return { text, name: null, read }
    const statement = prepare(about, text, read)
    made.set(text, statement)
    return statement
  }
}

/** A statement, and how its rows are laid out. */
interface Made<Layout> {
  statement: Statement<unknown>
  layout: Layout
}

/**
 * The same for statements of which more is to be known, each made once by a key: so many for each database. Any other is made
 * and planned whenever it is sent.
 */
export const createKept = <Layout>(
  most: number,
): ((dataSource: DataSource, key: string, make: () => Made<Layout>) => Made<Layout>) => {
  const keptFor = new WeakMap<DataSource, Map<string, Made<Layout>>>()
  return (dataSource, key, make) => {
    const kept = keptFor.get(dataSource) ?? new Map<string, Made<Layout>>()
    keptFor.set(dataSource, kept)
    const known = kept.get(key)
    if (known) return known
    const { statement, layout } = make()
    if (kept.size === most) return { statement: { ...statement, name: null }, layout }
    const made = { statement, layout }
    kept.set(key, made)
    return made
  }
}

/** Of what is planned for its very values: how many rows have them decides which way is the quicker one. */
export const plannedAnew = <Row>(text: string, read: Statement<Row>['read']): Statement<Row> => ({
  text,
  name: null,
  read,
})

/** Databases that share a session among connections, or a connection among sessions: names would meet others there. */
const withoutNames = new WeakSet<DataSource>()

export const sendWithoutNames = (dataSource: DataSource): void => {
  withoutNames.add(dataSource)
}

export const keepsNames = (dataSource: DataSource): boolean => !withoutNames.has(dataSource)

interface Sending {
  /** Whether it is planned for these very values: a plan for any number of rows is a bad one for very many. */
  isPlannedAnew?: boolean
}

/**
 * How a statement is refused that was planned for other tables, for values of other types, or in a session that somebody
 * has emptied or filled since. It is the plan that does not fit, and nothing has been done.
 */
const misfits = new Set(['0A000', '26000', '42804', '42883', '42P05'])

export const isMisfit = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && misfits.has(error.code)

const works = new WeakMap<Statement<unknown>, Work>()

/** What a connection is wanted for by a statement, which is looked through once. */
export const workOf = (statement: Statement<unknown>): Work => {
  const known = works.get(statement)
  if (known) return known
  const found: Work = mayWrite(statement.text) ? 'writing' : 'reading'
  works.set(statement, found)
  return found
}

/**
 * Runs a statement where `manager` stands, in its transaction or on any connection, and hands over each row as it arrives, good
 * until the next. Kept plans are for a statement alone: within a transaction one that does not fit any more would be the end of
 * all of it.
 */
export const forEachRow = async (
  manager: EntityManager,
  statement: Statement<unknown>,
  values: unknown[],
  take: (row: WireRow) => void,
  { isPlannedAnew = false }: Sending = {},
): Promise<void> => {
  const { dataSource, queryRunner } = manager
  const { text, name } = statement
  const budget = requireTime()
  if (queryRunner) await tellAsker(queryRunner, text)
  else if (needsTransaction(dataSource, text)) {
    return manager.transaction((transaction) => forEachRow(transaction, statement, values, take))
  }
  let hasRows = false
  const takeNext = (row: WireRow): void => {
    hasRows = true
    take(row)
  }
  if (!queryRunner && workOf(statement) === 'reading') {
    const replicas = replicasFor(dataSource)
    if (await replicas?.read({ text, values, name: '', take: takeNext, answering: currentAnswering() }))
      return
  }
  const sendAs = (client: pg.ClientBase, as: string): Promise<void> => {
    dataSource.logger.logQuery(text, values, queryRunner)
    const sent = (): Promise<void> =>
      sendOn(client, [{ text, values, name: as, take: takeNext, answering: currentAnswering() }])
    return budget ? sendWithin([budget], () => client, sent) : sent()
  }
  const taken = queryRunner ? null : await takeConnection(dataSource, workOf(statement))
  // Its connection is not used again: it may have more plans like that, or wait for an answer for ever.
  let isSpoilt = false
  try {
    const isKept = name !== null && taken !== null && !isPlannedAnew && keepsNames(dataSource)
    if (isKept) {
      try {
        return await sendAs(taken.client, name)
      } catch (error) {
        isSpoilt = isMisfit(error)
        if (!isSpoilt || hasRows) throw error
      }
    }
    await sendAs(taken?.client ?? (await queryRunner?.connect()), '')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    dataSource.logger.logQueryError(error, text, values, queryRunner)
    isSpoilt ||= error.message === noAnswer
    const failure = new QueryFailedError(text, values, error)
    throw !queryRunner && workOf(statement) === 'writing' ? toFate(failure) : failure
  } finally {
    taken?.release(isSpoilt)
  }
}

/** The same, and answers what is made of the rows. */
export const run = async <Row>(
  manager: EntityManager,
  statement: Statement<Row>,
  values: unknown[],
): Promise<Row[]> => {
  const rows: Row[] = []
  await forEachRow(manager, statement, values, ({ fields }) => rows.push(statement.read(fields)))
  return rows
}
