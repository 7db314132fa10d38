import type { EntityManager } from 'typeorm'
import type { Locale } from '../../schema/locales.ts'
import { NewsletterSubscriptionEntity } from './newsletter-subscription.entity.ts'

export interface NewNewsletterSubscription {
  id: string
  email: string
  emailKey: string
  locale: Locale
}

export const createNewsletterRepository = (manager: EntityManager) => ({
  /** False, and nothing changed, when the email is subscribed already. */
  insert: async (subscription: NewNewsletterSubscription): Promise<boolean> => {
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(NewsletterSubscriptionEntity)
      .values(subscription)
      .orIgnore()
      .returning('id')
      .execute()
    return Array.isArray(result.raw) && result.raw.length === 1
  },
})

export type NewsletterRepository = ReturnType<typeof createNewsletterRepository>
