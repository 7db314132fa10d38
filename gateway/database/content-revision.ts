import { hash } from 'node:crypto'
import type { DataSource, EntityManager } from 'typeorm'
import type { LogPosition } from '../core/log-position.ts'
import { askBriefly } from './ask-briefly.ts'

interface Found {
  marks: string | null
  due: string | null
  timeline: string
  place: string
}

/** The tables of what can be shown to everybody from a moment on, which passes without anybody writing. */
const scheduledTables = ({ entityMetadatas }: DataSource): string[] =>
  entityMetadatas
    .filter((entity) => entity.findColumnWithPropertyName('publishedAt') !== undefined)
    .map(({ tablePath }) => tablePath)

/** The last of those moments stands for all of them: each that passes is later than any before. */
const statementAt = (now: Date, tables: readonly string[]): string => {
  const last = tables.map(
    (table) =>
      `(select max(published_at) from ${table} where published_at <= '${now.toISOString()}'::timestamptz)`,
  )
  const due = last.length > 0 ? `greatest(${last.join(', ')})::text` : 'null'
  return `select string_agg(mark::text, ' ' order by slot) as marks, ${due} as due`
}

/**
 * Where the next page, or the next file, of the log has begun and holds nothing but its own head, of 24 bytes or 40, the place is
 * told as behind that: nobody who follows gets there before more is written.
 */
const headOfPage = `case when place % pg_size_bytes(current_setting('wal_segment_size')) = 40 then 40
  when place % current_setting('wal_block_size')::integer = 24 then 24 else 0 end`

/** A statement sees what was there before it began, and so before it asks this. */
const position = `left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline, (
  select (place - ${headOfPage})::text from (select pg_current_wal_insert_lsn() - '0/0' as place) told
) as place`

const from = 'from content_revisions'

/** Milliseconds. Everything that is made once can be made for each as well: nobody waits long to be spared that. */
const patience = 150

const find = async (
  { dataSource, queryRunner }: EntityManager,
  statement: string,
): Promise<Found | undefined> => {
  const [found] = queryRunner
    ? await queryRunner.manager.query<Found[]>(statement)
    : await askBriefly<Found>(dataSource, statement, patience)
  return found
}

const revisionOf = (found: Found | undefined): string =>
  hash('sha256', `${found?.marks} ${found?.due}`, 'base64url')

/**
 * Asks which revision everything is at that the public is shown: after every change that has been committed, whoever
 * made it, and after every moment that something was scheduled for, a text that there has never been before, also on a
 * database that was restored from a copy.
 * @param now the moment on the clock that tells what is public
 * @throws where that is not known at once
 */
export const readContentRevision = async (manager: EntityManager, now: Date = new Date()): Promise<string> =>
  revisionOf(await find(manager, `${statementAt(now, scheduledTables(manager.dataSource))} ${from}`))

/** Revisions, and where the database was when it was last asked for each. */
export interface ContentStates {
  /** @throws where it is not known at once */
  readRevision(now: Date): Promise<string>
  positions(revision: string): LogPosition | undefined
}

/** Those that somebody may still be answered by are the last few. */
const mostKnown = 32

/** For who reads from replicas: the same, and how far the log was by then. */
export const createContentStates = (manager: EntityManager): ContentStates => {
  const known = new Map<string, LogPosition>()
  return {
    readRevision: async (now) => {
      const what = `${statementAt(now, scheduledTables(manager.dataSource))}, ${position} ${from}`
      const found = await find(manager, what)
      const revision = revisionOf(found)
      const { timeline = '0', place = '0' } = found ?? {}
      known.delete(revision)
      known.set(revision, { timeline: Number.parseInt(timeline, 16), place: BigInt(place) })
      for (const oldest of known.keys()) if (known.size > mostKnown) known.delete(oldest)
      return revision
    },
    positions: (revision) => known.get(revision),
  }
}
