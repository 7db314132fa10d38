import type { EntityManager } from 'typeorm'
import { isUnheld } from '../../database/unheld.ts'

/** Links that are over are swept this many at a time. */
const sweepSize = 100

/** Where links of a kind are kept. */
type LinkTable = 'email_changes' | 'email_verifications' | 'password_resets'

/** What all tables of links have in common. */
export const linksOf = (table: LinkTable) => ({
  /** Forgets some that are over. */
  sweep: async (manager: EntityManager, now: Date): Promise<void> => {
    await manager.query(
      `delete from ${table} where ${isUnheld(table, { where: 'expires_at <= $1', order: 'expires_at', within: `limit ${sweepSize}` })}`,
      [now],
    )
  },

  /** From now on the link is the one whose token this is the hash of. */
  keepToken: async (manager: EntityManager, id: string, tokenHash: string): Promise<void> => {
    await manager.query(`update ${table} set token_hash = $2 where id = $1`, [id, tokenHash])
  },
})
