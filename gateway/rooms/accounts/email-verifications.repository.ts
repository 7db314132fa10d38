import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { linksOf } from './links.repository.ts'
import { UserEntity } from './user.entity.ts'

/** A link that is asked for. */
interface Asked {
  id: string
  userId: string
  askedAt: Date
  expiresAt: Date
}

interface StoredEmail {
  email: string
  verifiedAt: Date | null
  newEmail: string | null
}

/** A link that can be used, and whose address it confirms. */
export interface OpenVerification {
  id: string
  userId: string
  email: string
  expiresAt: Date
}

const links = linksOf('email_verifications')

const open = `
  select v.id, v.user_id as "userId", u.email, v.expires_at as "expiresAt"
  from email_verifications v join users u on u.id = v.user_id`

export const createEmailVerificationsRepository = (manager: EntityManager) => {
  const findOpen = async (where: string, value: string, now: Date): Promise<OpenVerification | null> => {
    const [found] = await manager.query<OpenVerification[]>(
      `${open} where ${where} = $1 and v.expires_at > $2`,
      [value, now],
    )
    return found ?? null
  }

  return {
    /** Makes a link, and has it written to whoever's it is, within the transaction it is given; nothing where they have confirmed. */
    asking:
      ({ id, userId, askedAt, expiresAt }: Asked, outbox: Outbox) =>
      async (within: EntityManager): Promise<void> => {
        // Whoever changes or confirms the address meanwhile is waited for: the link of one is never written to another.
        const [to] = await within.query<{ email: string; locale: Locale }[]>(
          `with owner as (
             select id, email, locale from users where id = $2 and email_verified_at is null for share
           ), asked as (
             insert into email_verifications (id, user_id, asked_at, expires_at)
             select $1::uuid, id, $3::timestamptz, $4::timestamptz from owner
           ) select email, locale from owner`,
          [id, userId, askedAt, expiresAt],
        )
        if (!to) return
        // The account before any link, as whoever erases it holds them.
        await links.sweep(within, askedAt)
        const { email: recipient, locale } = to
        await outbox.write(within, { kind: 'emailVerification', locale, recipient, about: id })
      },

    /** The same in a transaction of its own. */
    inTransaction: (work: (within: EntityManager) => Promise<void>) => manager.transaction(work),

    /** The address of an account, when it was confirmed, and what it is to become. */
    emailOf: async (id: string, now: Date): Promise<StoredEmail | null> => {
      const [found] = await manager.query<StoredEmail[]>(
        `select u.email, u.email_verified_at as "verifiedAt", c.email as "newEmail"
         from users u
         left join email_changes c on c.user_id = u.id and c.changed_at is null and c.expires_at > $2
         where u.id = $1`,
        [id, now],
      )
      return found ?? null
    },

    find: (tokenHash: string, now: Date) => findOpen('v.token_hash', tokenHash, now),

    findById: (id: string, now: Date) => findOpen('v.id', id, now),

    /** From now on the link is the one whose token this is the hash of. */
    keepToken: (id: string, tokenHash: string) => links.keepToken(manager, id, tokenHash),

    /**
     * Uses a link up and calls the address verified, or neither; every other link of the account ends. Of two who use it at
     * once the second waits for the account, and finds the link gone, as it is where the address is another since: false.
     */
    use: (tokenHash: string, now: Date): Promise<boolean> =>
      manager.transaction(async (transaction) => {
        const link = [tokenHash, now]
        // The account before its links, as whoever gives it another address holds them.
        await transaction.query(
          `select id from users
           where id = (select user_id from email_verifications where token_hash = $1 and expires_at > $2)
           for no key update`,
          link,
        )
        const [used] = await transaction.query<{ userId: string }[]>(
          `with used as (delete from email_verifications where token_hash = $1 and expires_at > $2 returning user_id)
           select user_id as "userId" from used`,
          link,
        )
        if (!used) return false
        await transaction.update(UserEntity, { id: used.userId }, { emailVerifiedAt: now })
        return true
      }),
  }
}

export type EmailVerificationsRepository = ReturnType<typeof createEmailVerificationsRepository>
