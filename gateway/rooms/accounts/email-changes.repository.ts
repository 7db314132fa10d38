import { type EntityManager, IsNull } from 'typeorm'
import type { EmailChangeSide } from '../../../schema/email-changes.ts'
import type { Locale } from '../../../schema/locales.ts'
import { isRefusedBy } from '../../database/postgres-problem.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { EmailChangeEntity } from './email-change.entity.ts'
import { linksOf } from './links.repository.ts'
import { createLoginAttemptsRepository, type NewAttempt } from './login-attempts.repository.ts'
import { UserEntity } from './user.entity.ts'

type Change = Omit<EmailChangeEntity, 'tokenHash'>

/** A change that is asked for. */
interface Asked extends Pick<Change, 'id' | 'userId' | 'email' | 'emailKey' | 'askedAt' | 'expiresAt'> {
  /** What the account's was when the password was looked at. */
  tokenVersion: number
}

/** A link that can be used, whose account it is for, and to whom it was written. */
export interface OpenChange extends Pick<Change, 'id' | 'userId' | 'email' | 'expiresAt'> {
  side: EmailChangeSide
  hasAgreed: boolean
}

/** What a letter is about. */
export interface ChangeInLetters extends Pick<Change, 'email' | 'changedAt'> {
  username: string
}

const links = linksOf('email_changes')

const byToken = '(token_hash = $1 or new_token_hash = $1) and expires_at > $2'

/** The account before its links, as whoever gives it another address holds them. */
const holdOwner = (transaction: EntityManager, link: readonly [string, Date]): Promise<unknown> =>
  transaction.query(
    `select id from users where id = (select user_id from email_changes where ${byToken}) for no key update`,
    [...link],
  )

/** Gives the account its new address, and has the one before told; false where somebody else has it by now. */
const change = async (
  transaction: EntityManager,
  { id, userId, email, emailKey, oldEmail }: Change,
  { now, until, outbox }: { now: Date; until: Date; outbox: Outbox },
): Promise<boolean> => {
  try {
    await transaction.transaction(async (within) => {
      // First, as what is open ends with the address that it began with.
      await within.update(
        EmailChangeEntity,
        { id },
        { changedAt: now, expiresAt: until, tokenHash: null, newTokenHash: null },
      )
      await within.update(UserEntity, { id: userId }, { email, emailKey })
      await within.update(UserEntity, { id: userId }, { emailVerifiedAt: now })
      const { locale } = await within.findOneOrFail(UserEntity, {
        where: { id: userId },
        select: { locale: true },
      })
      await outbox.write(within, { kind: 'emailChanged', locale, recipient: oldEmail, about: id })
    })
    return true
  } catch (error) {
    if (isRefusedBy(error, 'users_email_key')) return false
    throw error
  }
}

export const createEmailChangesRepository = (manager: EntityManager) => ({
  /**
   * Makes a change in place of any that is open, and has both addresses written to. Whether the new one is somebody else's is
   * told by nothing but the letter to it. False where the account has another password since it was looked at.
   */
  ask: ({ tokenVersion, ...asked }: Asked, counted: NewAttempt, outbox: Outbox): Promise<boolean> =>
    manager.transaction(async (transaction) => {
      const { id, userId, email, emailKey, askedAt } = asked
      const [owner] = await transaction.query<{ email: string; emailKey: string; locale: Locale }[]>(
        `select email, email_key as "emailKey", locale from users
         where id = $1 and token_version = $2 and disabled_at is null for no key update`,
        [userId, tokenVersion],
      )
      if (!owner) return false
      await links.sweep(transaction, askedAt)
      await transaction.delete(EmailChangeEntity, { userId, changedAt: IsNull() })
      await transaction.insert(EmailChangeEntity, {
        ...asked,
        oldEmail: owner.email,
        oldEmailKey: owner.emailKey,
      })
      const { locale } = owner
      await outbox.write(transaction, { kind: 'emailChange', locale, recipient: owner.email, about: id })
      const mayBeWritten = await createLoginAttemptsRepository(transaction).add(counted)
      const [other] = await transaction.query<{ recipient: string; locale: Locale }[]>(
        'select email as recipient, locale from users where email_key = $1',
        [emailKey],
      )
      if (!mayBeWritten) return true
      const to = other
        ? ({ kind: 'takenEmail', ...other } as const)
        : ({ kind: 'newEmail', locale, recipient: email } as const)
      await outbox.write(transaction, { ...to, about: id })
      return true
    }),

  find: async (tokenHash: string, now: Date): Promise<OpenChange | null> => {
    const [found] = await manager.query<OpenChange[]>(
      `select id, user_id as "userId", email, expires_at as "expiresAt",
         case when new_token_hash = $1 then 'new' when changed_at is null then 'old' else 'former' end as side,
         case when new_token_hash = $1 then new_agreed_at else agreed_at end is not null as "hasAgreed"
       from email_changes where ${byToken}`,
      [tokenHash, now],
    )
    return found ?? null
  },

  findById: async (id: string, now: Date): Promise<ChangeInLetters | null> => {
    const [found] = await manager.query<ChangeInLetters[]>(
      `select u.username, c.email, c.changed_at as "changedAt"
       from email_changes c join users u on u.id = c.user_id where c.id = $1 and c.expires_at > $2`,
      [id, now],
    )
    return found ?? null
  },

  /** From now on the link of the account's own address is the one whose token this is the hash of. */
  keepToken: (id: string, tokenHash: string) => links.keepToken(manager, id, tokenHash),

  /** The same for the link of the new one. */
  keepNewToken: async (id: string, newTokenHash: string): Promise<void> => {
    await manager.update(EmailChangeEntity, { id, changedAt: IsNull() }, { newTokenHash })
  },

  /**
   * Agrees for the address that the link was written to. Where both have, the account is given the new one, which is
   * confirmed by that, and the one before can take it back `until` then. Answers whether it was; null where the link is no good.
   */
  agree: (tokenHash: string, at: { now: Date; until: Date; outbox: Outbox }): Promise<boolean | null> =>
    manager.transaction(async (transaction) => {
      const link = [tokenHash, at.now] as const
      await holdOwner(transaction, link)
      const [agreed] = await transaction.query<{ id: string }[]>(
        `with agreed as (
           update email_changes set
             agreed_at = case when token_hash = $1 then coalesce(agreed_at, $2) else agreed_at end,
             new_agreed_at = case when new_token_hash = $1 then coalesce(new_agreed_at, $2) else new_agreed_at end
           where ${byToken} and changed_at is null returning id
         ) select id from agreed`,
        [...link],
      )
      if (!agreed) return null
      const all = await transaction.findOneByOrFail(EmailChangeEntity, { id: agreed.id })
      if (all.agreedAt === null || all.newAgreedAt === null) return false
      return change(transaction, all, at)
    }),

  /**
   * Ends a change that is open. One that has happened is taken back, which ends every session and every other link of the
   * account. False where the link is no good.
   * @throws what is refused by `users_email_key`, where somebody else has signed up with the address before
   */
  refuse: (tokenHash: string, now: Date): Promise<boolean> =>
    manager.transaction(async (transaction) => {
      const link = [tokenHash, now] as const
      await holdOwner(transaction, link)
      const [refused] = await transaction.query<
        Pick<Change, 'userId' | 'oldEmail' | 'oldEmailKey' | 'changedAt'>[]
      >(
        `with refused as (delete from email_changes where ${byToken} returning *)
         select user_id as "userId", old_email as "oldEmail", old_email_key as "oldEmailKey", changed_at as "changedAt"
         from refused`,
        [...link],
      )
      if (!refused) return false
      const { userId: id, oldEmail: email, oldEmailKey: emailKey, changedAt } = refused
      if (changedAt === null) return true
      await transaction.update(
        UserEntity,
        { id },
        { email, emailKey, tokenVersion: () => 'token_version + 1' },
      )
      await transaction.update(UserEntity, { id }, { emailVerifiedAt: now })
      await transaction.delete(EmailChangeEntity, { userId: id })
      return true
    }),
})

export type EmailChangesRepository = ReturnType<typeof createEmailChangesRepository>
