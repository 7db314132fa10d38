import { type EntityManager, IsNull } from 'typeorm'
import { type User, user } from '../../../schema/accounts.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Role } from '../../../schema/roles.ts'
import { Problem } from '../../core/problem.ts'
import { everything } from '../../core/wanted.ts'
import { isRefusedBy } from '../../database/postgres-problem.ts'
import { prepare, run } from '../../database/prepared.ts'
import { runTogether } from '../../database/together.ts'
import type { Fields } from '../../database/wire-row.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { fieldsWanted, recordColumns } from '../../models/record-columns.ts'
import { EmailChangeEntity } from './email-change.entity.ts'
import { UserEntity } from './user.entity.ts'

export interface NewUser extends Omit<User, 'name'> {
  emailKey: string
  usernameKey: string
  passwordHash: string
  locale: Locale
  localeChosenAt?: Date | null
  emailVerifiedAt?: Date | null
}

/** What a login needs to know of an account. */
export interface StoredAccount {
  user: User
  passwordHash: string
  tokenVersion: number
  /** Whether nobody signs in to it for now. */
  isDisabled: boolean
}

/** A new password, and what it is made from. */
interface Replacement {
  id: string
  session: string
  tokenVersion: number
  passwordHash: string
}

/** What is known of a session whose token is shown. */
export interface AskingSession {
  /** That of its account by now. */
  role: string
  /** When it was last seen; null where it was ended, or never opened. */
  seenAt: Date | null
}

const named = { name: `concat_ws(' ', r.first_name, r.last_name)` }

const account = recordColumns(user, ['id', ...fieldsWanted(user, everything)], { computed: named, first: 3 })

const readAccount = (texts: Fields): StoredAccount => ({
  user: account.read(texts),
  passwordHash: texts[0] ?? '',
  tokenVersion: Number(texts[1]),
  isDisabled: texts[2] === 't',
})

const accountBy = (about: string, condition: string) =>
  prepare(
    about,
    `select r.password_hash, r.token_version, r.disabled_at is not null, ${account.columns.join(', ')}
     from users r where ${condition}`,
    readAccount,
  )

/** Asked with every request of somebody who is signed in, and so for nothing else of them. */
const bySession = prepare(
  'account of a session',
  `select u.role, s.seen_at
   from users u left join sessions s on s.id = $2 and s.user_id = u.id and s.token_version = u.token_version
   where u.id = $1`,
  ([role, seenAt]): AskingSession => ({
    role: role ?? '',
    seenAt: seenAt == null ? null : new Date(seenAt),
  }),
)
const byUsername = accountBy('account by its name', 'r.username_key = $1')
const byId = accountBy('account', 'r.id = $1')

export const createAccountsRepository = (manager: EntityManager) => {
  const findOne = async (
    statement: typeof byId,
    ...values: readonly string[]
  ): Promise<StoredAccount | null> => {
    const [found] = await run(manager, statement, [...values])
    return found ?? null
  }

  return {
    findByUsername: (usernameKey: string): Promise<StoredAccount | null> => findOne(byUsername, usernameKey),

    findById: (id: string): Promise<StoredAccount | null> => findOne(byId, id),

    /** What a token speaks for; null where its account is gone. */
    findSession: async (id: string, session: string): Promise<AskingSession | null> => {
      const [found] = await runTogether(manager, bySession, [id, session])
      return found ?? null
    },

    /**
     * Answers the id of the new account, or of the one that the same request has created before. What `also` writes is
     * written with a new one, or neither.
     * @throws Problem `username_taken`, `email_taken`
     */
    insert: (
      user: NewUser,
      request: KeyedRequest | null,
      also: ((within: EntityManager) => Promise<void>) | null,
    ): Promise<string> =>
      createOnce(manager, request, user.id, async (transaction) => {
        const insert = transaction.createQueryBuilder().insert().into(UserEntity).values(user)
        const { raw } = await insert.orIgnore().returning('id').execute()
        if (Array.isArray(raw) && raw.length === 1) return also?.(transaction)
        const isUsernameTaken = await transaction.existsBy(UserEntity, { usernameKey: user.usernameKey })
        throw new Problem(isUsernameTaken ? 'username_taken' : 'email_taken')
      }),

    /** The language an account is written to in; null where there is none. */
    localeOf: async (id: string): Promise<Locale | null> => {
      const [found] = await manager.query<{ locale: Locale }[]>('select locale from users where id = $1', [
        id,
      ])
      return found?.locale ?? null
    },

    /** From now on it is this one, wherever somebody signs in. False where there is no such account. */
    chooseLocale: async (id: string, locale: Locale, now: Date): Promise<boolean> => {
      const { affected } = await manager.update(UserEntity, { id }, { locale, localeChosenAt: now })
      return affected === 1
    },

    isUsernameTaken: (usernameKey: string) => manager.existsBy(UserEntity, { usernameKey }),

    /** Ends every session of the account. */
    changePassword: (id: string, passwordHash: string) =>
      manager.update(UserEntity, { id }, { passwordHash, tokenVersion: () => 'token_version + 1' }),

    /**
     * Ends every session of the account but the one that asks. False, and nothing changed, where that has been ended or
     * the password changed since the account was read.
     */
    replacePassword: async ({ id, session, tokenVersion, passwordHash }: Replacement): Promise<boolean> => {
      const rows = await manager.query<unknown[]>(
        `with changed as (
           update users set password_hash = $4, token_version = token_version + 1
           where id = $1 and token_version = $3
             and exists (select from sessions s where s.id = $2 and s.user_id = $1 and s.token_version = $3)
           returning token_version
         ), kept as (
           update sessions s set token_version = changed.token_version from changed where s.id = $2 returning s.id
         )
         select id from kept`,
        [id, session, tokenVersion, passwordHash],
      )
      return rows.length > 0
    },

    /** Ends every session of the account, which were opened with the old role. */
    changeRole: (id: string, role: Role) =>
      manager.update(UserEntity, { id }, { role, tokenVersion: () => 'token_version + 1' }),

    /** The same for whoever is not in the team yet, by the account as it stands now; false for who is, and who is disabled. */
    takeIntoTeam: async (id: string, role: Role): Promise<boolean> => {
      const { affected } = await manager.update(
        UserEntity,
        { id, role: 'user', disabledAt: IsNull() },
        { role, tokenVersion: () => 'token_version + 1' },
      )
      return affected === 1
    },

    /**
     * Gives the account another address, which ends its sessions and all of its links. What `also` writes is written with it.
     * @throws Problem `email_taken`
     */
    changeEmail: async (
      id: string,
      address: Pick<NewUser, 'email' | 'emailKey'>,
      also: ((within: EntityManager) => Promise<void>) | null,
    ): Promise<void> => {
      try {
        await manager.transaction(async (transaction) => {
          await transaction.update(
            UserEntity,
            { id },
            { ...address, tokenVersion: () => 'token_version + 1' },
          )
          await transaction.delete(EmailChangeEntity, { userId: id })
          await also?.(transaction)
        })
      } catch (error) {
        throw isRefusedBy(error, 'users_email_key') ? new Problem('email_taken') : error
      }
    },

    demoUsernames: async (): Promise<string[]> => {
      const rows = await manager.find(UserEntity, {
        where: { isDemo: true },
        select: { username: true },
        order: { username: 'ASC' },
      })
      return rows.map(({ username }) => username)
    },

    deleteDemoAccounts: async (): Promise<number> => {
      const { affected } = await manager.delete(UserEntity, { isDemo: true })
      return affected ?? 0
    },
  }
}

export type AccountsRepository = ReturnType<typeof createAccountsRepository>
