import { pageRequest } from '../../../schema/lists.ts'
import type { Locale } from '../../../schema/locales.ts'
import {
  newsletterReader,
  newsletterSubscription,
  readerList,
  subscribedText,
} from '../../../schema/newsletter.ts'
import type { Clock } from '../../core/clock.ts'
import { isId, newId } from '../../core/ids.ts'
import { decodeCursor, type ListPage } from '../../core/list-page.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { isInstant } from '../../core/sorted-list-page.ts'
import { anonymous, requirePermission, type Viewer } from '../../core/viewer.ts'
import { type Attempt, keyedRequest } from '../../idempotency/keyed-request.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { readRecords } from '../../models/records.service.ts'
import { withoutAddresses } from '../../models/withheld.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { LaunchesService } from '../launches/launches.service.ts'
import type { NewsletterRepository } from './newsletter.repository.ts'
import type { RemovedReader } from './removed-readers.ts'
import type { SubscriptionsRepository } from './subscriptions.repository.ts'

interface Dependencies {
  newsletter: NewsletterRepository
  subscriptions: Pick<SubscriptionsRepository, 'ask'>
  launches: Pick<LaunchesService, 'isLaunched'>
  outbox: Outbox | null
  publicWrites: Limit
  clock: Clock
}

export const createNewsletterService = ({
  newsletter,
  subscriptions,
  launches,
  outbox,
  publicWrites,
  clock,
}: Dependencies) => {
  const { list, select } = readRecords({
    model: newsletterReader,
    list: readerList,
    records: newsletter,
    clock,
  })
  return {
    /** A page of the readers, searched and narrowed as the input says, for an admin. */
    list,
    /** All readers that a search and a filter leave, for an admin. */
    select,

    /**
     * Subscribes an email; once the newsletter is launched, its reader is written to and confirms that first. The answer and
     * the work are the same the second time, so that nobody can probe who subscribes.
     * @throws Problem `validation_failed`, `rate_limited`, `idempotency_key_reused`
     */
    subscribe: async (
      input: unknown,
      locale: Locale,
      address: string,
      attempt: Attempt = { viewer: anonymous },
    ): Promise<{ message: string }> => {
      const { email, source } = parse(newsletterSubscription, input)
      await publicWrites.take(address)
      const request = keyedRequest('subscribeToNewsletter', attempt, email)
      const subscription = {
        id: newId(),
        email,
        emailKey: lookupKey(email),
        locale,
        source: source ?? 'elsewhere',
      }
      if (outbox && (await launches.isLaunched('newsletter')))
        await subscriptions.ask({ ...subscription, askedAt: clock.now() }, request, outbox)
      else await newsletter.subscribe(subscription, request)
      return { message: subscribedText }
    },

    /**
     * Takes a reader off the list, who is forgotten a day later. They may subscribe again.
     * @throws Problem `not_found`
     */
    unsubscribe: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'people:write')
      if (!isId(id) || !(await newsletter.remove(id))) throw notFound(newsletterReader.singular)
    },

    /**
     * Takes that back within a day: they read on as if nothing had been. Of whoever reads already nothing is changed.
     * @throws Problem `not_found`
     */
    resubscribe: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'people:write')
      if (!isId(id) || !(await newsletter.bringBack(id))) throw notFound(newsletterReader.singular)
    },

    /**
     * A page of those who were taken off within a day and have not subscribed again, the last one first.
     * @throws Problem `validation_failed`
     */
    listRemoved: async (viewer: Viewer, input: unknown): Promise<ListPage<RemovedReader>> => {
      requirePermission(viewer, 'people:read')
      const { first, after } = parse(pageRequest, input)
      const [removedAt = '', id = ''] = after === null ? [] : decodeCursor(after, [isInstant, isId])
      return withoutAddresses(
        viewer,
        await newsletter.listRemoved(first, after === null ? null : { removedAt, id }),
      )
    },

    /** Forgets whoever was taken off any list more than a day ago, and answers how many they were. */
    forgetRemoved: (): Promise<number> => newsletter.forget(),
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>
