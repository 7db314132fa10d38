import { hash } from 'node:crypto'
import type { EntityManager } from 'typeorm'

const statement = `select string_agg(mark::text, ' ' order by slot) as marks from content_revisions`

/**
 * Asks which revision everything is at that the public is shown: after every change that has been committed, whoever
 * made it, a text that there has never been before, also on a database that was restored from a copy.
 */
export const readContentRevision = async (manager: EntityManager): Promise<string> => {
  const [found] = await manager.query<{ marks: string | null }[]>(statement)
  return hash('sha256', found?.marks ?? '', 'base64url')
}
