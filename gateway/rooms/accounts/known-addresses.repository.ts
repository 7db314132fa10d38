import type { EntityManager } from 'typeorm'
import { isUnheld } from '../../database/unheld.ts'

/** Addresses of one account that are remembered: those signed in from last. Each is one to guess from. */
const mostAddresses = 10

/** Addresses whose time is over are swept this many at a time. */
const sweepSize = 100

interface KnownAddress {
  userId: string
  hash: string
  expiresAt: Date
}

export const createKnownAddressesRepository = (manager: EntityManager) => ({
  /** Whether the account that signs in under this name knows any of the hashes. */
  isKnown: async (usernameKey: string, hashes: readonly string[], now: Date): Promise<boolean> => {
    const rows = await manager.query<unknown[]>(
      `select from known_addresses k join users u on u.id = k.user_id
       where u.username_key = $1 and k.hash = any($2) and k.expires_at > $3`,
      [usernameKey, hashes, now],
    )
    return rows.length > 0
  },

  /** Remembers an address, or remembers it for longer; forgets the account's oldest, and some that are over. */
  remember: async ({ userId, hash, expiresAt }: KnownAddress, now: Date): Promise<void> => {
    await manager.query(
      `insert into known_addresses (user_id, hash, expires_at) values ($1, $2, $3)
       on conflict (user_id, hash) do update set expires_at = excluded.expires_at`,
      [userId, hash, expiresAt],
    )
    // Two statements: in one, "either of both" would read the addresses of all accounts.
    await manager.query(
      `delete from known_addresses where ${isUnheld('known_addresses', { where: 'user_id = $1', order: 'expires_at desc, hash', within: `offset ${mostAddresses}` })}`,
      [userId],
    )
    await manager.query(
      `delete from known_addresses where ${isUnheld('known_addresses', { where: 'expires_at <= $1', order: 'expires_at', within: `limit ${sweepSize}` })}`,
      [now],
    )
  },

  forgetAll: async (userId: string): Promise<void> => {
    await manager.query('delete from known_addresses where user_id = $1', [userId])
  },
})

export type KnownAddressesRepository = ReturnType<typeof createKnownAddressesRepository>
