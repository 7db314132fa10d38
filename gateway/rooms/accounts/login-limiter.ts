import { createHash } from 'node:crypto'
import type { LoginLimits } from '../../config/limits.ts'
import type { Clock } from '../../core/clock.ts'
import { rateLimited } from '../../core/problem.ts'
import type { LoginAttemptsRepository } from './login-attempts.repository.ts'

/** An attempt that has been counted. */
export interface LoginAttempt {
  /** The password was right: the account starts afresh, the address gets this one attempt back. */
  succeeded(): Promise<void>
}

/** Whose failed logins are meant: an account's, an address's, or those of both. */
export interface Counted {
  usernameKey?: string | undefined
  address?: string | undefined
}

/** Of fixed length, and no list of the names somebody tried. */
const fingerprint = (kind: 'account' | 'address', value: string): string =>
  createHash('sha256').update(`${kind} ${value}`).digest('base64url')

/**
 * Bounds how often passwords can be guessed: at one account from anywhere, at any account from one address.
 * The counts are in the database, so that they hold across gateways and restarts.
 */
export const createLoginLimiter = (
  attempts: LoginAttemptsRepository,
  { perAccount, perAddress, windowSeconds }: LoginLimits,
  clock: Clock,
) => {
  const windowMs = windowSeconds * 1000

  const count = async (key: string, most: number, at: Date): Promise<void> => {
    const since = new Date(at.getTime() - windowMs)
    const expiresAt = new Date(at.getTime() + windowMs)
    if (await attempts.add({ key, at, since, expiresAt, most })) return
    const oldest = (await attempts.oldest(key, since)) ?? at
    throw rateLimited(oldest.getTime() + windowMs - at.getTime())
  }

  return {
    /**
     * Counts an attempt before its password is looked at, whether or not there is such an account.
     * @throws Problem `rate_limited`
     */
    begin: async (usernameKey: string, address: string): Promise<LoginAttempt> => {
      const at = clock.now()
      const account = fingerprint('account', usernameKey)
      const caller = fingerprint('address', address)
      await count(caller, perAddress, at)
      await count(account, perAccount, at)
      return {
        succeeded: async () => {
          await attempts.takeBack(caller, at)
          await attempts.forget(account, at)
        },
      }
    },

    /** Forgets what failed, so that the next attempt is the first. */
    forget: async ({ usernameKey, address }: Counted): Promise<void> => {
      const now = clock.now()
      if (usernameKey !== undefined) await attempts.forget(fingerprint('account', usernameKey), now)
      if (address !== undefined) await attempts.forget(fingerprint('address', address), now)
    },
  }
}

export type LoginLimiter = ReturnType<typeof createLoginLimiter>
