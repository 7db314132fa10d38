import type { Locale } from '../../../schema/locales.ts'
import { newsletterSubscription, subscribedText } from '../../../schema/newsletter.ts'
import { newId } from '../../core/ids.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import type { RowSource } from '../../core/row-source.ts'
import { anonymous, requireAdmin, type Viewer } from '../../core/viewer.ts'
import { type Attempt, keyedRequest } from '../../idempotency/keyed-request.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { NewsletterRepository } from './newsletter.repository.ts'
import type { NewsletterReader } from './newsletter.ts'

export const createNewsletterService = (newsletter: NewsletterRepository, publicWrites: Limit) => ({
  /**
   * Subscribes an email. The answer and the work are the same the second time, so that nobody can probe who
   * subscribes.
   * @throws Problem `validation_failed`, `rate_limited`, `idempotency_key_reused`
   */
  subscribe: async (
    input: unknown,
    locale: Locale,
    address: string,
    attempt: Attempt = { viewer: anonymous },
  ): Promise<{ message: string }> => {
    const { email } = parse(newsletterSubscription, input)
    publicWrites.take(address)
    const request = keyedRequest('subscribeToNewsletter', attempt, email)
    await newsletter.insert({ id: newId(), email, emailKey: lookupKey(email), locale }, request)
    return { message: subscribedText }
  },

  /** All readers, for an admin. */
  select: (viewer: Viewer): RowSource<NewsletterReader> => {
    requireAdmin(viewer)
    return { count: () => newsletter.count(), read: newsletter.selectAfter }
  },
})

export type NewsletterService = ReturnType<typeof createNewsletterService>
