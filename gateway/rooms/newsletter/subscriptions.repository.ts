import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import { newsletterReader } from '../../../schema/newsletter.ts'
import { mostConfirmationsADay, type OwnSubscription } from '../../../schema/newsletter-links.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { removalsKept } from '../../models/removals.ts'
import type { NewNewsletterSubscription } from './newsletter.repository.ts'

/** No letter is to be written. */
class NoLetter extends Error {}

const kind = 'newsletterConfirmation'

/** Whoever was not found at their address confirms it again, as whoever has not yet. */
const isToConfirm = (row: string): string =>
  `(${row}.asked_at is not null and ${row}.confirmed_at is null or ${row}.unreachable_since is not null)`

const stateOf = (row: string): string => `case when ${isToConfirm(row)} then 'waiting' else 'reading' end`

/**
 * An address that is there already stays as it is, but for the language of one that waits, which is asked in the newer
 * one. The row is held until the letter is written, so of many who enter it at once each counts the letters before.
 */
const ask = `
  insert into newsletter_subscriptions as r (id, email, email_key, locale, source, asked_at) values ($1, $2, $3, $4, $5, $6)
  on conflict (email_key) do update
    set locale = case when ${isToConfirm('r')} then excluded.locale else r.locale end
  returning id, email, locale`

const isWrittenTo = `
  select count(*) < ${mostConfirmationsADay} as "mayBe" from letters
  where lower(normalize(recipient, NFKC)) = $1 and kind = '${kind}' and written_at > $2::timestamptz - interval '1 day'`

/** Who was taken off is found for a day, as long as nobody has subscribed that address again. */
const findOne = `
  select id, email, locale, ${stateOf('s')} as state from newsletter_subscriptions s where id = $1
  union all
  select id, content ->> 'email', content ->> 'locale', 'ended' from removed_rows
  where id = $1 and list = '${newsletterReader.table}' and removed_at >= now() - ${removalsKept}
    and not exists (select 1 from newsletter_subscriptions where email_key = content ->> 'email_key')
  limit 1`

/** Subscriptions as their readers know them. */
export const createSubscriptionsRepository = (manager: EntityManager) => ({
  /**
   * Subscribes an address that is to be confirmed, and has its reader written to. Whether the address is new, waits or is
   * confirmed, and whether its mailbox has got as many letters as it may, the same is done: what is not to be is taken back.
   */
  ask: async (
    { id, email, emailKey, locale, source, askedAt }: NewNewsletterSubscription & { askedAt: Date },
    request: KeyedRequest | null,
    outbox: Outbox,
  ): Promise<void> => {
    await createOnce(manager, request, id, async (transaction) => {
      const [row] = await transaction.query<{ id: string; email: string; locale: Locale }[]>(ask, [
        id,
        email,
        emailKey,
        locale,
        source,
        askedAt,
      ])
      const [letters] = await transaction.query<{ mayBe: boolean }[]>(isWrittenTo, [emailKey, askedAt])
      try {
        await transaction.transaction(async (within) => {
          if (!row) throw new NoLetter()
          await outbox.write(within, { kind, locale: row.locale, recipient: row.email, about: row.id })
          if (letters?.mayBe !== true) throw new NoLetter()
        })
      } catch (error) {
        if (!(error instanceof NoLetter)) throw error
      }
    })
  },

  /** As it stands; null where there is none, or none any more. */
  find: async (id: string): Promise<OwnSubscription | null> => {
    const [found] = await manager.query<OwnSubscription[]>(findOne, [id])
    return found ?? null
  },

  /** False where there is no such subscription. Of one that is confirmed it is remembered since when. */
  confirm: async (id: string, now: Date): Promise<boolean> => {
    const confirmed = await manager.query<unknown[]>(
      `with confirmed as (
         update newsletter_subscriptions set confirmed_at = coalesce(confirmed_at, $2), unreachable_since = null
         where id = $1 returning id
       ) select id from confirmed`,
      [id, now],
    )
    return confirmed.length > 0
  },

  /** False where there is no such subscription. */
  changeLocale: async (id: string, locale: Locale): Promise<boolean> => {
    const changed = await manager.query<unknown[]>(
      `with changed as (update newsletter_subscriptions set locale = $2 where id = $1 returning id) select id from changed`,
      [id, locale],
    )
    return changed.length > 0
  },
})

export type SubscriptionsRepository = ReturnType<typeof createSubscriptionsRepository>
