import type { EntityManager } from 'typeorm'

/** Another server, or the same one after a restart, may know less than the last one did: what it says is its own. */
const statement = `
select (select coalesce(sum(revision), 0) from content_revisions) || ' of ' || pg_postmaster_start_time() as revision`

/**
 * Asks which revision everything is at that the public is shown: another text after every change that has been
 * committed, whoever made it.
 */
export const readContentRevision = async (manager: EntityManager): Promise<string> => {
  const [found] = await manager.query<{ revision: string }[]>(statement)
  return found?.revision ?? ''
}
