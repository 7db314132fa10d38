import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource } from 'typeorm'

/** A lock that keeps others from reading or writing a table, and for how long it was held at least. */
export interface HeldLock {
  table: string
  milliseconds: number
}

/** Those that whoever inserts or updates a row waits for; the last one also whoever reads. */
const strong = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

const interval = 5

/**
 * The longest that any of these tables was locked while `work` ran, as another session saw it, by PostgreSQL's own clock.
 * Null where none was seen.
 */
export const longestLock = async (
  watcher: DataSource,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<HeldLock | null> => {
  const since = new Map<string, number>()
  let longest: HeldLock | null = null
  const look = async (): Promise<void> => {
    const held = await watcher.query<{ table: string; at: number }[]>(
      `select c.relname as table, extract(epoch from clock_timestamp()) * 1000 as at
       from pg_locks l join pg_class c on c.oid = l.relation
       where l.granted and l.database = (select oid from pg_database where datname = current_database())
         and c.relname = any($1) and l.mode = any($2) and l.pid <> pg_backend_pid()`,
      [tables, strong],
    )
    for (const table of since.keys()) if (!held.some((lock) => lock.table === table)) since.delete(table)
    for (const { table, at } of held) {
      const begun = since.get(table) ?? Number(at)
      since.set(table, begun)
      const milliseconds = Number(at) - begun
      if (longest === null || milliseconds > longest.milliseconds) longest = { table, milliseconds }
    }
  }
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    await look()
    await Promise.race([pause(interval), working.catch(() => undefined)])
  }
  await working
  return longest
}
