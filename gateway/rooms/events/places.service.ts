import type { EntityManager } from 'typeorm'
import { placeToken } from '../../../schema/events.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import { isId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import type { EventNews } from './event-news.ts'
import { createWaitingList, type WaitingList } from './waiting-list.repository.ts'

interface Dependencies {
  manager: EntityManager
  news: Pick<EventNews, 'placesFree'>
  tokens: RecordTokens
}

/** How places at events become free, and who has them then. */
export const createPlaces = ({ manager, news, tokens }: Dependencies) => {
  /** Does something to a subscriber; then whoever's turn it is has what places there are. */
  const change = (id: string, work: (list: WaitingList) => Promise<boolean>): Promise<boolean> =>
    manager.transaction(async (within) => {
      const list = createWaitingList(within)
      const event = await list.holdEventOf(id)
      const isDone = await work(list)
      if (event !== null) await news.placesFree(within, await list.moveUp(event))
      return isDone
    })

  const requireDone = async (id: string, work: (list: WaitingList) => Promise<boolean>): Promise<void> => {
    if (!isId(id) || !(await change(id, work))) throw notFound('subscriber')
  }

  return {
    /**
     * Takes somebody off the list of an event, who is forgotten a day later. They may subscribe again.
     * @throws Problem `not_found`
     */
    removeSubscriber: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'people:write')
      await requireDone(id, (list) => list.remove(id))
    },

    /**
     * Takes that back within a day: whoever had a place has it again, whether it is another one's meanwhile or not. Of whoever
     * is on the list already nothing is changed.
     * @throws Problem `not_found`
     */
    restoreSubscriber: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'people:write')
      await requireDone(id, (list) => list.bringBack(id))
    },

    /**
     * Gives somebody who waits a place, whosever turn it is, and whether one is left or not.
     * @throws Problem `not_found`
     */
    giveSubscriberPlace: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'people:write')
      const isThere =
        isId(id) &&
        (await manager.transaction(async (within) => {
          const list = createWaitingList(within)
          await list.holdEventOf(id)
          const given = await list.giveOne(id)
          if (given) await news.placesFree(within, [given])
          return given !== null || (await list.stands(id))
        }))
      if (!isThere) throw notFound('subscriber')
    },

    /**
     * Takes back the subscription that a link is of. Of one that is taken back already, or has changed nothing, nothing else
     * is said.
     * @throws Problem `not_found` where the link is none of ours
     */
    giveUpPlace: async (input: unknown): Promise<void> => {
      const id = tokens.read(parse(placeToken, input).token)
      if (id === null) throw notFound('subscriber')
      await change(id, (list) => list.remove(id, { themselves: true }))
    },

    /**
     * Within the transaction that erases these subscribers: holds the events that they are on the lists of. What it answers
     * gives their places to those whose turn it is.
     */
    holdForErasing: async (ids: readonly string[]): Promise<() => Promise<void>> => {
      const list = createWaitingList(manager)
      const events = await list.holdEventsOf(ids)
      return async () => {
        for (const each of events) await news.placesFree(manager, await list.moveUp(each))
      }
    },
  }
}

export type PlacesService = ReturnType<typeof createPlaces>
