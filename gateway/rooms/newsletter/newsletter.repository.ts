import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import { prepare, run } from '../../database/prepared.ts'
import { createByStatement } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { readAs } from '../../models/columns.ts'
import type { NewsletterReader } from './newsletter.ts'
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts'

export interface NewNewsletterSubscription {
  id: string
  email: string
  emailKey: string
  locale: Locale
}

const following = prepare(
  'next readers',
  `select id, email, locale, ${readAs('instant', 'created_at')} from newsletter_subscriptions
   where $2::uuid is null or id < $2 order by id desc limit $1`,
  ([id, email, locale, subscribedAt]): NewsletterReader => ({
    id: id ?? '',
    email: email ?? '',
    locale: locale === 'ka' ? 'ka' : 'en',
    subscribedAt: subscribedAt ?? '',
  }),
)

export const createNewsletterRepository = (manager: EntityManager) => ({
  /** Up to `limit`, newest first, after the one with the id `after`. */
  selectAfter: (limit: number, after: string | null): Promise<NewsletterReader[]> =>
    run(manager, following, [limit, after]),

  count: () => manager.count(NewsletterSubscriptionEntity),

  /**
   * An email that is subscribed already stays as it is. Its key is written over by itself, so that the time
   * a subscription takes, most of it the wait for the disk, does not tell whether it is new.
   */
  insert: async (
    { id, email, emailKey, locale }: NewNewsletterSubscription,
    request: KeyedRequest | null,
  ): Promise<void> => {
    await createByStatement(manager, request, id, (transaction) =>
      transaction.query(
        `insert into newsletter_subscriptions (id, email, email_key, locale) values ($1, $2, $3, $4)
         on conflict (email_key) do update set email_key = excluded.email_key`,
        [id, email, emailKey, locale],
      ),
    )
  },
})

export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>
