import {
  bareCode,
  isRecoveryCode,
  oneTimeCodeLength,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactorKey,
  secondFactorConfirmation,
  secondFactorProof,
  secondFactorStart,
} from '../../../schema/second-factor.ts'
import { fieldError } from '../../../schema/validation.ts'
import type { Authenticators } from '../../authentication/authenticators.ts'
import type { Passwords } from '../../authentication/passwords.ts'
import type { Clock } from '../../core/clock.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { Problem, validationFailed } from '../../core/problem.ts'
import { requireSignedIn, type Viewer } from '../../core/viewer.ts'
import type { AccountsRepository, StoredAccount } from './accounts.repository.ts'
import type { LoginAttempt, LoginLimiter } from './login-limiter.ts'
import { hashOfCode, inFours, newRecoveryCodes } from './recovery-codes.ts'
import type { SecondFactorsRepository } from './second-factors.repository.ts'

interface SecondFactorDependencies {
  accounts: AccountsRepository
  factors: SecondFactorsRepository
  authenticators: Authenticators
  passwords: Passwords
  logins: LoginLimiter
  clock: Clock
}

const isOneTimeCode = (code: string): boolean => code.length === oneTimeCodeLength && /^\d+$/.test(code)

const wrongOneTimeCode = (): Problem => validationFailed([fieldError('code', 'wrong_code')])

/** Of recovery codes none is the newest: whoever has typed a wrong one is told so, and not to look at a telephone. */
export const wrongCode = (typed: string): Problem =>
  isRecoveryCode(typed) ? validationFailed([fieldError('code', 'wrong_recovery_code')]) : wrongOneTimeCode()

/** Uses up a code of the account's telephone, or one of its recovery codes. False where it is neither, or used. */
export const createAcceptCode =
  ({
    factors,
    authenticators,
    clock,
  }: Pick<SecondFactorDependencies, 'factors' | 'authenticators' | 'clock'>) =>
  async (userId: string, typed: string): Promise<boolean> => {
    const code = bareCode(typed)
    if (!isOneTimeCode(code)) return factors.spendRecoveryCode(userId, hashOfCode(userId, code))
    const factor = await factors.find(userId)
    if (!factor) return false
    const match = authenticators.match(factor.key, userId, code, clock.now())
    if (!match) return false
    return factors.spendCode(userId, { counter: match.counter, known: factor.key, key: match.sealed })
  }

/** What everybody may do with the second step of their own signing in. */
export const createOwnSecondFactor = (dependencies: SecondFactorDependencies) => {
  const { accounts, factors, authenticators, passwords, logins, clock } = dependencies
  const acceptCode = createAcceptCode(dependencies)

  const accountOf = async (viewer: Viewer): Promise<StoredAccount> => {
    const account = await accounts.findById(requireSignedIn(viewer).id)
    if (!account) throw new Problem('user_not_found')
    return account
  }

  /**
   * Whatever is wrong counts as a failed sign-in from `address`.
   * @param end what becomes of those that were counted: nobody who has shown less than a sign-in asks for has them forgotten
   */
  const counted = async (
    account: StoredAccount,
    address: string,
    end: keyof LoginAttempt,
    prove: () => Promise<void>,
  ) => {
    const attempt = await logins.begin(lookupKey(account.user.username), address)
    await prove()
    await attempt[end]()
  }

  const provePassword = async ({ passwordHash }: StoredAccount, typed: string): Promise<void> => {
    if (!(await passwords.verify(typed, passwordHash))) {
      throw validationFailed([fieldError('currentPassword', 'wrong_password')])
    }
  }

  /** Somebody whose password and code are right; answers their account's id. */
  const prove = async (viewer: Viewer, input: unknown, address: string): Promise<string> => {
    requireSignedIn(viewer)
    const { currentPassword, code } = parse(secondFactorProof, input)
    const account = await accountOf(viewer)
    const { id } = account.user
    if (!(await factors.isOn(id))) throw new Problem('second_factor_off')
    await counted(account, address, 'succeeded', async () => {
      await provePassword(account, currentPassword)
      if (!(await acceptCode(id, code))) throw wrongCode(code)
    })
    return id
  }

  const makeCodes = (owner: string) => {
    const codes = newRecoveryCodes()
    return { told: { codes: codes.map(inFours) }, hashes: codes.map((code) => hashOfCode(owner, code)) }
  }

  return {
    /** @throws Problem 401 when nobody is signed in */
    secondFactor: async (viewer: Viewer): Promise<SecondFactor> => {
      const { id } = requireSignedIn(viewer)
      const since = (await factors.find(id))?.confirmedAt ?? null
      return {
        isOn: since !== null,
        since: since?.toISOString() ?? null,
        recoveryCodesLeft: await factors.countCodes(id),
      }
    },

    /**
     * Makes a key for the viewer's telephone. Nothing is asked of them until a code of it is confirmed.
     * @throws Problem 401 when nobody is signed in, `validation_failed`, `rate_limited`, `second_factor_on`
     */
    startSecondFactor: async (viewer: Viewer, input: unknown, address: string): Promise<SecondFactorKey> => {
      requireSignedIn(viewer)
      const { currentPassword } = parse(secondFactorStart, input)
      const account = await accountOf(viewer)
      await counted(account, address, 'halfway', () => provePassword(account, currentPassword))
      const { id, username } = account.user
      const { key, uri, sealed } = authenticators.newKey(id, username)
      if (!(await factors.keepPending(id, sealed))) throw new Problem('second_factor_on')
      return { key, uri }
    },

    /**
     * Turns the second step on for whoever has a code of the new key, and answers the recovery codes: nobody is told
     * them again.
     * @throws Problem 401 when nobody is signed in, `validation_failed`, `rate_limited`, `second_factor_on`,
     * `second_factor_off` where no key was made
     */
    confirmSecondFactor: async (viewer: Viewer, input: unknown, address: string): Promise<RecoveryCodes> => {
      requireSignedIn(viewer)
      const { code } = parse(secondFactorConfirmation, input)
      const account = await accountOf(viewer)
      const { id } = account.user
      const pending = await factors.find(id)
      if (!pending) throw new Problem('second_factor_off')
      if (pending.confirmedAt) throw new Problem('second_factor_on')
      const { told, hashes } = makeCodes(id)
      await counted(account, address, 'halfway', async () => {
        const at = clock.now()
        const match = authenticators.match(pending.key, id, bareCode(code), at)
        if (!match) throw wrongOneTimeCode()
        const used = { known: pending.key, key: match.sealed, counter: match.counter }
        if (!(await factors.confirm(id, { ...used, at, hashes }))) throw wrongOneTimeCode()
      })
      return told
    },

    /**
     * New recovery codes in the place of all that were left.
     * @throws Problem 401 when nobody is signed in, `validation_failed`, `rate_limited`, `second_factor_off`
     */
    renewRecoveryCodes: async (viewer: Viewer, input: unknown, address: string): Promise<RecoveryCodes> => {
      const id = await prove(viewer, input, address)
      const { told, hashes } = makeCodes(id)
      if (!(await factors.replaceCodes(id, hashes, clock.now()))) throw new Problem('second_factor_off')
      return told
    },

    /**
     * Signing in asks for a password alone again.
     * @throws Problem 401 when nobody is signed in, `validation_failed`, `rate_limited`, `second_factor_off`
     */
    removeSecondFactor: async (viewer: Viewer, input: unknown, address: string): Promise<void> => {
      await factors.remove(await prove(viewer, input, address))
    },
  }
}
