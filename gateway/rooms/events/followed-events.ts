import type { EntityManager } from 'typeorm'
import type { Event } from '../../../schema/events.ts'
import type { EventNews } from './event-news.ts'
import type { EventsRepository } from './events.repository.ts'
import { createWaitingList } from './waiting-list.repository.ts'

/** Whether an event has more places than it had: somebody who waits may have one. */
const hasMore = (stood: Event, stands: Event): boolean =>
  stood.places !== null && (stands.places === null || stands.places > stood.places)

/**
 * Events, with what follows for those who come from a change of one, in the same transaction: whoever waits has a place where
 * there are more, and everybody is written to where it concerns them.
 */
export const followEvents = (
  manager: EntityManager,
  eventsIn: (manager: EntityManager) => EventsRepository,
  news: EventNews,
): EventsRepository => {
  const follow = async (within: EntityManager, stood: Event, stands: Event): Promise<void> => {
    if (hasMore(stood, stands))
      await news.placesFree(within, stands.id, await createWaitingList(within).moveUp(stands.id))
    await news.changed(within, stood, stands)
  }

  return {
    ...eventsIn(manager),

    update: (id, change) =>
      manager.transaction(async (within) => {
        const before: { event?: Event } = {}
        const events = eventsIn(within)
        const stands = await events.update(id, (stood) => {
          before.event = stood
          return change(stood)
        })
        const { event: stood } = before
        if (!stood || !stands || stood.version === stands.version) return stands
        await follow(within, stood, stands)
        // Whoever has moved up is counted.
        return hasMore(stood, stands) ? events.find(id) : stands
      }),

    delete: (id, by) =>
      manager.transaction(async (within) => {
        const events = eventsIn(within)
        const stood = await events.find(id)
        const isDeleted = await events.delete(id, by)
        if (isDeleted && stood) await news.deleted(within, stood)
        return isDeleted
      }),
  }
}
