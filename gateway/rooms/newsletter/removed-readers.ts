import type { EntityManager } from 'typeorm'
import { type NewsletterReader, newsletterReader } from '../../../schema/newsletter.ts'
import { type ListPage, toListPage } from '../../core/list-page.ts'
import { readAs } from '../../models/columns.ts'
import { removalsKept } from '../../models/removals.ts'
import { readerState } from './reader-state.ts'

/** Somebody who was taken off the list within a day, as they stood there. */
export interface RemovedReader extends NewsletterReader {
  /** Instant, ISO 8601 UTC. */
  removedAt: string
}

export const removedAtInWords = 'When they were taken off; a day later nothing is left of them.'

/** Whoever has left themselves, or has subscribed again since, is where they wish to be, and would not come back. */
const removed = `
  from removed_rows r where r.list = '${newsletterReader.table}' and r.removed_at >= now() - ${removalsKept}
    and not r.left_themselves and not exists (
      select from ${newsletterReader.table} s where s.email_key = r.content ->> 'email_key')`

const moment = `date_trunc('milliseconds', r.removed_at)`

const page = `
  select r.id, r.content ->> 'email' as email, r.content ->> 'locale' as locale, r.content ->> 'source' as source,
    ${readerState((name) => `(r.content ->> '${name}')`)} as state,
    ${readAs('instant', `(r.content ->> 'created_at')::timestamptz`)} as "createdAt",
    ${readAs('instant', 'r.removed_at')} as "removedAt"
  ${removed} and ($2::timestamptz is null or (${moment}, r.id) < ($2, $3::uuid))
  order by ${moment} desc, r.id desc limit $1`

const count = `select count(*)::integer as count ${removed}`

/** A place in the list of those who were taken off. */
export interface RemovalCursor {
  removedAt: string
  id: string
}

/** Reads a page of those who were taken off, the last one first. */
export const createRemovedReaders =
  (manager: EntityManager) =>
  async (first: number, after: RemovalCursor | null): Promise<ListPage<RemovedReader>> => {
    const place = [after?.removedAt ?? null, after?.id ?? null]
    const rows = await manager.query<RemovedReader[]>(page, [first + 1, ...place])
    const [all] = await manager.query<{ count: number }[]>(count)
    return toListPage(
      rows,
      first,
      all?.count ?? 0,
      (row) => row,
      ({ removedAt, id }) => [removedAt, id],
    )
  }
