import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import { newsletterReader } from '../../../schema/newsletter.ts'
import { createByStatement } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'
import { createRemovals } from '../../models/removals.ts'
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts'
import { readerState } from './reader-state.ts'
import { createRemovedReaders } from './removed-readers.ts'

export interface NewNewsletterSubscription {
  id: string
  email: string
  emailKey: string
  locale: Locale
  source: string
}

export const createNewsletterRepository = (manager: EntityManager) => ({
  ...createRecordsRepository(manager, newsletterReader, {
    entity: NewsletterSubscriptionEntity,
    heard: ['email'],
    computed: { state: readerState((name) => `r.${name}`) },
    filters: {
      en: () => `r.locale = 'en'`,
      ka: () => `r.locale = 'ka'`,
      dashboard: () => `r.source = 'dashboard'`,
      elsewhere: () => `r.source = 'elsewhere'`,
      unknown: () => 'r.source is null',
      waiting: () => 'r.asked_at is not null and r.confirmed_at is null and r.unreachable_since is null',
      unreachable: () => 'r.unreachable_since is not null',
    },
    counted: {
      en: `part like 'en %'`,
      ka: `part like 'ka %'`,
      dashboard: `part like '% dashboard'`,
      elsewhere: `part like '% elsewhere'`,
      unknown: `part like '% unknown'`,
    },
  }),
  ...createRemovals(manager, newsletterReader.table),

  listRemoved: createRemovedReaders(manager),

  /**
   * An email that is subscribed already stays as it is. Its key is written over by itself, so that the time
   * a subscription takes, most of it the wait for the disk, does not tell whether it is new. Where no server found anybody,
   * it is tried again.
   */
  subscribe: async (
    { id, email, emailKey, locale, source }: NewNewsletterSubscription,
    request: KeyedRequest | null,
  ): Promise<void> => {
    await createByStatement(manager, request, id, (transaction) =>
      transaction.query(
        `insert into newsletter_subscriptions (id, email, email_key, locale, source) values ($1, $2, $3, $4, $5)
         on conflict (email_key) do update set email_key = excluded.email_key, unreachable_since = null`,
        [id, email, emailKey, locale, source],
      ),
    )
  },
})

export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>
