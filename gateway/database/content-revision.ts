import { hash } from 'node:crypto'
import type { DataSource, EntityManager } from 'typeorm'
import { askBriefly } from './ask-briefly.ts'

interface Found {
  marks: string | null
  due: string | null
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
  return `select string_agg(mark::text, ' ' order by slot) as marks, ${due} as due from content_revisions`
}

/** Milliseconds. Everything that is made once can be made for each as well: nobody waits long to be spared that. */
const patience = 150

/**
 * Asks which revision everything is at that the public is shown: after every change that has been committed, whoever
 * made it, and after every moment that something was scheduled for, a text that there has never been before, also on a
 * database that was restored from a copy.
 * @param now the moment on the clock that tells what is public
 * @throws where that is not known at once
 */
export const readContentRevision = async (
  { dataSource, queryRunner }: EntityManager,
  now: Date = new Date(),
): Promise<string> => {
  const statement = statementAt(now, scheduledTables(dataSource))
  const [found] = queryRunner
    ? await queryRunner.manager.query<Found[]>(statement)
    : await askBriefly<Found>(dataSource, statement, patience)
  return hash('sha256', `${found?.marks} ${found?.due}`, 'base64url')
}
