import type { KeyedHash } from '../../authentication/keyed-hash.ts'
import type { LoginLimits } from '../../config/limits.ts'
import type { Clock } from '../../core/clock.ts'
import { loginFingerprint as fingerprint } from '../../core/login-fingerprint.ts'
import { rateLimited } from '../../core/problem.ts'
import type { RememberedRefusals } from '../../rate-limits/remembered-refusals.ts'
import type { KnownAddressesRepository } from './known-addresses.repository.ts'
import type { LoginAttemptsRepository, NewAttempt } from './login-attempts.repository.ts'

/** An attempt that has been counted. */
export interface LoginAttempt {
  /** The password was right: what failed at this account from this address is forgotten, and this one counts nowhere. */
  succeeded(): Promise<void>
  /**
   * The password was right, and a second step is to follow: this one counts nowhere. What failed is not forgotten, or
   * whoever knows the password could guess codes for ever.
   */
  halfway(): Promise<void>
}

/** Whose failed logins are meant: an account's, an address's, or those of both. */
export interface Counted {
  usernameKey?: string | undefined
  address?: string | undefined
}

interface LoginLimiterDependencies {
  attempts: LoginAttemptsRepository
  knownAddresses: KnownAddressesRepository
  addressHash: KeyedHash
  limits: LoginLimits
  refusals: RememberedRefusals
  clock: Clock
}

/** How many addresses may use up their guesses at one account before strangers are let to it one by one. */
export const addressesAtOnce = 10

/** How long an address is known after the last signing in from it. */
const knownForDays = 90

const dayMs = 24 * 60 * 60 * 1000

/** What is counted of a forgotten password stands beside the guesses of the same account or address, and apart from them. */
const resetOf = (whose: string): string => `${whose}.reset`

/** As are letters that are to confirm an address. */
const verificationOf = (whose: string): string => `${whose}.verification`

/** And those that are to change one. */
const changeOf = (whose: string): string => `${whose}.change`

/** And those that tell of a sign-in from an unknown place. */
const newPlaceOf = (whose: string): string => `${whose}.newPlace`

/** Letters of that kind to one account in a day: whoever has not believed these believes no more of them. */
export const newPlacesToldInADay = 5

/**
 * Bounds how often passwords can be guessed: at one account from one address, at any account from one address, and at
 * one account from all addresses that do not know it. Whoever has signed in from where they are is not kept out by
 * what others try elsewhere. The counts are in the database, so that they hold across gateways and restarts; what they
 * refused a moment ago may be refused again without them, which lets nobody through.
 */
export const createLoginLimiter = ({
  attempts,
  knownAddresses,
  addressHash,
  limits: { perAccount, perAddress, windowSeconds },
  refusals,
  clock,
}: LoginLimiterDependencies) => {
  const windowMs = windowSeconds * 1000
  // A leaky bucket, full after ten addresses' guesses; from then on as many get through in a window as from a single one.
  const strangers = { capacity: perAccount * addressesAtOnce, leakMs: Math.ceil(windowMs / perAccount) }

  const attemptOf = (key: string, most: number, at: Date, window = windowMs): NewAttempt => ({
    key,
    at,
    since: new Date(at.getTime() - window),
    expiresAt: new Date(at.getTime() + window),
    most,
  })

  const knownUntil = (now: Date): Date => new Date(now.getTime() + knownForDays * dayMs)

  const count = async (key: string, most: number, at: Date): Promise<void> => {
    const attempt = attemptOf(key, most, at)
    if (await attempts.add(attempt)) return
    const { since, expiresAt } = attempt
    const oldest = (await attempts.oldest({ key, since, expiresAt })) ?? at
    throw rateLimited(Math.min(oldest.getTime() + windowMs - at.getTime(), windowMs))
  }

  const unlessFull = (isLetThrough: boolean): void => {
    if (!isLetThrough) throw rateLimited(strangers.leakMs)
  }

  return {
    /**
     * Counts an attempt before its password is looked at, whether or not there is such an account. One that is
     * refused counts nowhere, so that whoever waits as told comes in.
     * @throws Problem `rate_limited`
     */
    begin: async (usernameKey: string, address: string): Promise<LoginAttempt> => {
      const at = clock.now()
      const account = fingerprint('account', usernameKey)
      const caller = fingerprint('address', address)
      const pair = `${account}.${caller}`
      await refusals.refuseAgain([caller, pair])
      const isKnown = await knownAddresses.isKnown(usernameKey, addressHash.candidates(address), at)
      const bucket = { ...strangers, key: account, at }
      // Looked at before anything is written, so that the guesses of a crowd cost little once they are refused.
      if (!isKnown) await refusals.remember(pair, async () => unlessFull(await attempts.hasRoom(bucket)))
      const undo: (() => Promise<void>)[] = []
      try {
        await refusals.remember(caller, () => count(caller, perAddress, at))
        undo.push(() => attempts.takeBack(caller, at))
        await refusals.remember(pair, () => count(pair, perAccount, at))
        undo.push(() => attempts.takeBack(pair, at))
        if (!isKnown) {
          await refusals.remember(pair, async () => unlessFull(await attempts.addToBucket(bucket)))
          undo.push(() => attempts.takeFromBucket(bucket))
        }
      } catch (refusal) {
        for (const takeBack of undo) await takeBack()
        throw refusal
      }
      await attempts.sweep(at)
      const halfway = async (): Promise<void> => {
        for (const takeBack of undo) await takeBack()
      }
      return {
        halfway,
        succeeded: async () => {
          await halfway()
          await attempts.forget(pair)
        },
      }
    },

    /**
     * Counts that somebody at `address` has forgotten their password: as often as they could guess at accounts.
     * @throws Problem `rate_limited`
     */
    countReset: async (address: string): Promise<void> => {
      const at = clock.now()
      const caller = resetOf(fingerprint('address', address))
      await refusals.refuseAgain([caller])
      await refusals.remember(caller, () => count(caller, perAddress, at))
      await attempts.sweep(at)
    },

    /** What a letter to whoever has this address of email is counted as: a mailbox gets no more than an account has guesses. */
    resetLetterTo: (emailKey: string): NewAttempt =>
      attemptOf(resetOf(fingerprint('account', emailKey)), perAccount, clock.now()),

    /**
     * Counts that somebody asks for another letter to confirm this address of email: a mailbox gets no more than an account
     * has guesses.
     * @throws Problem `rate_limited`
     */
    countVerification: async (emailKey: string): Promise<void> => {
      const at = clock.now()
      await count(verificationOf(fingerprint('account', emailKey)), perAccount, at)
      await attempts.sweep(at)
    },

    /**
     * Counts that somebody asks for another address for this account: as often as they could guess at it.
     * @throws Problem `rate_limited`
     */
    countEmailChange: async (usernameKey: string): Promise<void> => {
      const at = clock.now()
      await count(changeOf(fingerprint('account', usernameKey)), perAccount, at)
      await attempts.sweep(at)
    },

    /** What a letter to an address that an account is to have is counted as, whoever has asked for it. */
    changeLetterTo: (emailKey: string): NewAttempt =>
      attemptOf(changeOf(fingerprint('account', emailKey)), perAccount, clock.now()),

    /** What a letter that tells of a sign-in to this account is counted as. */
    newPlaceLetterTo: (usernameKey: string): NewAttempt =>
      attemptOf(newPlaceOf(fingerprint('account', usernameKey)), newPlacesToldInADay, clock.now(), dayMs),

    /** An address as accounts know it, and until when it will be known to one that is signed in to from there now. */
    placeOf: (address: string) => {
      const now = clock.now()
      return {
        hash: addressHash.hash(address),
        hashes: addressHash.candidates(address),
        expiresAt: knownUntil(now),
        now,
      }
    },

    /** Remembers that the user of an account is at this address, which is known to it from now on. */
    remember: async (userId: string, address: string): Promise<void> => {
      const now = clock.now()
      const hash = addressHash.hash(address)
      await knownAddresses.remember({ userId, hash, expiresAt: knownUntil(now) }, now)
    },

    /** Every address is a stranger's again. */
    forgetAddresses: (userId: string): Promise<void> => knownAddresses.forgetAll(userId),

    /** Forgets what failed, so that the next attempt is the first. */
    forget: async ({ usernameKey, address }: Counted): Promise<void> => {
      if (usernameKey !== undefined) await attempts.forgetAllOf(fingerprint('account', usernameKey))
      if (address !== undefined) await attempts.forgetAllOf(fingerprint('address', address))
    },
  }
}

export type LoginLimiter = ReturnType<typeof createLoginLimiter>
