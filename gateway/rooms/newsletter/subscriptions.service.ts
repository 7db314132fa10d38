import type { Locale } from '../../../schema/locales.ts'
import {
  type OwnSubscription,
  ownSubscription,
  subscriptionLanguage,
  subscriptionToken,
} from '../../../schema/newsletter-links.ts'
import type { Clock } from '../../core/clock.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { maskEmail } from './mask-email.ts'
import type { NewsletterRepository } from './newsletter.repository.ts'
import type { ReaderTokens } from './reader-tokens.ts'
import type { SubscriptionsRepository } from './subscriptions.repository.ts'

interface Dependencies {
  subscriptions: SubscriptionsRepository
  /** Of those who were taken off the list, and can be put back. */
  removals: Pick<NewsletterRepository, 'remove' | 'bringBack'>
  tokens: ReaderTokens
  clock: Clock
}

/** What readers do with their own subscription, who have the link of a letter and need no account. */
export const createSubscriptions = ({ subscriptions, removals, tokens, clock }: Dependencies) => {
  const idOf = (token: string): string => {
    const id = tokens.read(token)
    if (id === null) throw notFound(ownSubscription.singular)
    return id
  }

  const requireDone = (isDone: boolean): void => {
    if (!isDone) throw notFound(ownSubscription.singular)
  }

  return {
    /**
     * A subscription, for whoever has its link. Nothing is written: some open every link of a letter before its reader does.
     * @throws Problem `not_found` where the link is none, or the subscription ended more than a day ago
     */
    findSubscription: async (input: unknown): Promise<OwnSubscription> => {
      const found = await subscriptions.find(idOf(parse(subscriptionToken, input).token))
      if (!found) throw notFound(ownSubscription.singular)
      return { ...found, email: maskEmail(found.email) }
    },

    /** In which language whoever has a link reads; null where it is none, or the subscription is forgotten. */
    languageOf: async (token: string): Promise<Locale | null> => {
      const id = tokens.read(token)
      return id === null ? null : ((await subscriptions.find(id))?.locale ?? null)
    },

    /**
     * Confirms a subscription, and answers its id; again as well.
     * @throws Problem `not_found`
     */
    confirmSubscription: async (input: unknown): Promise<string> => {
      const id = idOf(parse(subscriptionToken, input).token)
      requireDone(await subscriptions.confirm(id, clock.now()))
      return id
    },

    /**
     * Has the newsletter come in another language from now on.
     * @throws Problem `not_found`, `validation_failed`
     */
    changeSubscriptionLanguage: async (input: unknown): Promise<string> => {
      const { token, locale } = parse(subscriptionLanguage, input)
      const id = idOf(token)
      requireDone(await subscriptions.changeLocale(id, locale))
      return id
    },

    /**
     * Ends a subscription. Of one that has ended, or never was, nothing else is said: mailboxes press this by themselves, and
     * may do so twice.
     */
    endSubscription: async (input: unknown): Promise<void> => {
      const id = tokens.read(parse(subscriptionToken, input).token)
      if (id !== null) await removals.remove(id, { themselves: true })
    },

    /**
     * Takes that back within a day.
     * @throws Problem `not_found` where a day is over
     */
    renewSubscription: async (input: unknown): Promise<string> => {
      const id = idOf(parse(subscriptionToken, input).token)
      requireDone(await removals.bringBack(id, { themselves: true }))
      return id
    },
  }
}

export type SubscriptionsService = ReturnType<typeof createSubscriptions>
