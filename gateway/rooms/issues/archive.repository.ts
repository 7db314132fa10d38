import type { EntityManager } from 'typeorm'
import { type ArchivedIssue, archivedIssue } from '../../../schema/archived-issues.ts'
import { isId } from '../../core/ids.ts'
import type { Position } from '../../core/sorted-list-page.ts'
import { recordReader, selectList } from '../../models/columns.ts'

/** When search engines may look for an issue anew. */
export interface ArchivedDay {
  id: string
  /** `YYYY-MM-DD`, UTC. */
  sentOn: string
}

/** What visitors are shown, and what an index of the table holds. */
const from = `from newsletter_issues r where r.state in ('sent', 'ended') and r.off_site_at is null`

const select = `select ${selectList(archivedIssue)} ${from}`

const read = recordReader(archivedIssue)

/** The issues that visitors read on the site. */
export const createArchiveRepository = (manager: EntityManager) => {
  const query = async (sql: string, values: unknown[]): Promise<ArchivedIssue[]> =>
    (await manager.query<Record<string, unknown>[]>(`${select} ${sql}`, values)).map(read)

  return {
    find: async (id: string): Promise<ArchivedIssue | null> => {
      if (!isId(id)) return null
      const [issue] = await query('and r.id = $1', [id])
      return issue ?? null
    },

    /** Up to `limit` of them, the one that was sent last first; those behind a place, where there is one. */
    list: (limit: number, after: Position | null): Promise<ArchivedIssue[]> =>
      query(
        `${after === null ? '' : 'and (r.sent_at, r.id) < ($2::timestamptz, $3::uuid)'}
         order by r.sent_at desc, r.id desc limit $1`,
        [limit, ...(after ?? [])],
      ),

    /** Up to `limit` of them in the same order: where they are, and when they were sent. */
    listDays: (limit: number): Promise<ArchivedDay[]> =>
      manager.query<ArchivedDay[]>(
        `select r.id, to_char(r.sent_at at time zone 'UTC', 'YYYY-MM-DD') as "sentOn" ${from}
         order by r.sent_at desc, r.id desc limit $1`,
        [limit],
      ),

    count: async (): Promise<number> => {
      const [counted] = await manager.query<{ count: number }[]>(`select count(*)::integer as count ${from}`)
      return counted?.count ?? 0
    },
  }
}

export type ArchiveRepository = ReturnType<typeof createArchiveRepository>
