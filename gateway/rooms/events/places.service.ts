import { placeGift, placeToken } from '../../../schema/events.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import { isId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import type { StandingSubscriber } from './sign-ups.repository.ts'
import type { WaitingList } from './waiting-list.repository.ts'

/** Those on the lists, over one transaction, and how it tells those who have moved up. */
export interface Places {
  list: WaitingList
  tell: (event: string, moved: readonly StandingSubscriber[]) => Promise<void>
  /** Tells somebody that they are off the list, or that they are back on it. */
  tellOne: Record<'removed' | 'putBack', (event: string, one: StandingSubscriber) => Promise<void>>
}

interface Dependencies {
  /** Over the transaction there is, if any. */
  here: Places
  /** Does it in a transaction of its own. */
  within: <Answer>(work: (places: Places) => Promise<Answer>) => Promise<Answer>
  tokens: RecordTokens
}

type Work = (list: WaitingList, places: Places, event: string) => Promise<boolean>

/** How places at events become free, and who has them then. */
export const createPlaces = ({ here, within, tokens }: Dependencies) => {
  /**
   * Does something to a subscriber; then whoever's turn it is has what places there are. Of whoever is on no list, and comes
   * back onto none, nothing is written.
   */
  const change = (id: string, work: Work): Promise<boolean> =>
    within(async (places) => {
      const { list, tell } = places
      const event = await list.holdEventOf(id)
      if (event === null) return false
      const isDone = await work(list, places, event)
      await tell(event, await list.moveUp(event))
      return isDone
    })

  const requireDone = async (id: string, work: Work): Promise<void> => {
    if (!isId(id) || !(await change(id, work))) throw notFound('subscriber')
  }

  return {
    /**
     * Takes somebody off the list of an event, who is told, and forgotten a day later. They may subscribe again.
     * @throws Problem `not_found`
     */
    removeSubscriber: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'people:write')
      await requireDone(id, async (list, { tellOne }, event) => {
        const stood = await list.one(id)
        const isGone = await list.remove(id)
        if (isGone && stood) await tellOne.removed(event, stood)
        return isGone
      })
    },

    /**
     * Takes that back within a day: whoever had a place has it again, whether it is another one's meanwhile or not. Of whoever
     * is on the list already nothing is changed.
     * @throws Problem `not_found`
     */
    restoreSubscriber: async (viewer: Viewer, id: string): Promise<void> => {
      requirePermission(viewer, 'people:write')
      await requireDone(id, async (list, { tellOne }, event) => {
        const isBack = await list.bringBack(id)
        const stands = isBack ? await list.one(id) : null
        if (stands) await tellOne.putBack(event, stands)
        return isBack
      })
    },

    /**
     * Gives somebody who waits a place, whosever turn it is; where none is left, only if `input` says so.
     * @throws Problem `not_found`, `no_place_left`, `validation_failed`
     */
    giveSubscriberPlace: async (viewer: Viewer, id: string, input: unknown): Promise<void> => {
      requirePermission(viewer, 'people:write')
      const { beyondLimit } = parse(placeGift, input)
      const give = async ({ list, tell }: Places): Promise<boolean> => {
        const event = await list.holdEventOf(id)
        if (event === null) return false
        if (!beyondLimit && (await list.isBeyondLimit(event, id))) throw new Problem('no_place_left')
        const given = await list.giveOne(id)
        if (given) await tell(event, [given])
        return given !== null || (await list.one(id)) !== null
      }
      const isThere = isId(id) && (await within(give))
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
      const { list, tell } = here
      const events = await list.holdEventsOf(ids)
      return async () => {
        for (const each of events) await tell(each, await list.moveUp(each))
      }
    },
  }
}

export type PlacesService = ReturnType<typeof createPlaces>
