import type { EntityManager } from 'typeorm'

/**
 * Keeps whoever gifts count for from being merged or parted until the transaction ends, as the triggers of the ledger do.
 * Before all other locks: a merge holds this one before it waits for the lines of projects and of people.
 */
export const keepPeople = (transaction: EntityManager): Promise<unknown> =>
  transaction.query(`select pg_advisory_xact_lock_shared(hashtext('people'))`)
