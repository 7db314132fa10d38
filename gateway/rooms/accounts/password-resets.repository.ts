import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import type { Role } from '../../../schema/roles.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { createAccountsRepository } from './accounts.repository.ts'
import { linksOf } from './links.repository.ts'
import { createLoginAttemptsRepository, type NewAttempt } from './login-attempts.repository.ts'

/** A link that is asked for. */
interface Asked {
  id: string
  /** As it was typed, and as it is looked for. */
  email: string
  emailKey: string
  askedAt: Date
  expiresAt: Date
}

/** A link that can be used, and whose password it sets. */
export interface OpenReset {
  id: string
  userId: string
  username: string
  role: Role
  expiresAt: Date
}

/** Nobody is to be written. */
class Nobody extends Error {}

const links = linksOf('password_resets')

const open = `
  select r.id, r.user_id as "userId", u.username, u.role, r.expires_at as "expiresAt"
  from password_resets r join users u on u.id = r.user_id`

export const createPasswordResetsRepository = (manager: EntityManager) => {
  const findOpen = async (where: string, value: string, now: Date): Promise<OpenReset | null> => {
    const [found] = await manager.query<OpenReset[]>(`${open} where ${where} = $1 and r.expires_at > $2`, [
      value,
      now,
    ])
    return found ?? null
  }

  return {
    /**
     * Makes a link for whoever has this address, and has it written to them. Where nobody has it, or they cannot sign in, or
     * were written too often, all the same is done and taken back: so nobody learns which by how long it takes. What counts
     * the letters is written in either case, and so is waited for by the disk.
     */
    ask: ({ id, email, emailKey, askedAt, expiresAt }: Asked, counted: NewAttempt, outbox: Outbox) =>
      manager.transaction(async (transaction) => {
        // The account before its links and its attempts, as whoever erases it holds them.
        await transaction.query('select from users where email_key = $1 for key share', [emailKey])
        await links.sweep(transaction, askedAt)
        const mayBeWritten = await createLoginAttemptsRepository(transaction).add(counted)
        try {
          await transaction.transaction(async (within) => {
            const [to] = await within.query<{ email: string; locale: Locale }[]>(
              `with asked as (
                 insert into password_resets (id, user_id, asked_at, expires_at)
                 select $1::uuid, id, $3::timestamptz, $4::timestamptz from users where email_key = $2 and disabled_at is null and $5::boolean
                 for key share
                 returning user_id
               ) select email, locale from users where id = (select user_id from asked)`,
              [id, emailKey, askedAt, expiresAt, mayBeWritten],
            )
            const { email: recipient, locale } = to ?? { email, locale: 'en' }
            await outbox.write(within, { kind: 'passwordReset', locale, recipient, about: id })
            if (!to) throw new Nobody()
          })
        } catch (error) {
          if (!(error instanceof Nobody)) throw error
        }
      }),

    find: (tokenHash: string, now: Date) => findOpen('r.token_hash', tokenHash, now),

    findById: (id: string, now: Date) => findOpen('r.id', id, now),

    /** From now on the link is the one whose token this is the hash of. */
    keepToken: (id: string, tokenHash: string) => links.keepToken(manager, id, tokenHash),

    /**
     * Uses a link up and sets the password, or neither; every session and every other link of the account ends. Of two who
     * use it at once the second waits for the account, and finds the link gone: false.
     */
    use: (tokenHash: string, passwordHash: string, now: Date): Promise<boolean> =>
      manager.transaction(async (transaction) => {
        const link = [tokenHash, now]
        // The account before its links, as whoever else gives it another password holds them.
        const [owner] = await transaction.query<{ id: string }[]>(
          `select id from users where disabled_at is null
             and id = (select user_id from password_resets where token_hash = $1 and expires_at > $2)
           for no key update`,
          link,
        )
        const used = await transaction.query<unknown[]>(
          `with used as (delete from password_resets where token_hash = $1 and expires_at > $2 returning id)
           select id from used`,
          link,
        )
        if (!owner || used.length === 0) return false
        await createAccountsRepository(transaction).changePassword(owner.id, passwordHash)
        return true
      }),
  }
}

export type PasswordResetsRepository = ReturnType<typeof createPasswordResetsRepository>
