import type { EntityManager } from 'typeorm'

/**
 * Before the lines of donors and projects, for whoever writes to the ledger and changes these as well: an import holds the table
 * before it wants such a line. Whoever has this keeps nobody else out who writes a gift.
 */
export const lockLedger = (transaction: EntityManager): Promise<unknown> =>
  transaction.query('lock table donations in row exclusive mode')
