import { useLocation } from 'react-router-dom'
import type { ViewRoom } from '../../../schema/saved-views.ts'
import {
  type SavedViewLineFragment,
  useAdminSavedViewsQuery,
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useUpdateSavedViewMutation,
} from '../../generated/admin-operations.ts'
import { unmask } from '../../lib/unmask.ts'
import { useCreateOnce } from '../../lib/use-create-once.ts'
import { evictQueries } from '../evict-queries.ts'
import { openedIn, useIsEntered } from './entered.ts'
import { isSame, isWhole, meaningOf, type Shown, shownIn } from './view-address.ts'

export type View = SavedViewLineFragment

type NewView = Shown & { room: ViewRoom; name: string; opensRoom: boolean }

const update = evictQueries('savedViews')

/** The views somebody has saved of a list, and what the list shows now. */
export const useViews = (room: ViewRoom) => {
  const { data, previousData, error, refetch } = useAdminSavedViewsQuery({
    variables: { room },
    fetchPolicy: 'cache-and-network',
  })
  const [create] = useCreateSavedViewMutation({ update })
  const [change] = useUpdateSavedViewMutation({ update })
  const [remove] = useDeleteSavedViewMutation({ update })
  const createOnce = useCreateOnce<NewView>()
  const { search, state } = useLocation()
  // What was just changed is read anew; until it is there, what was known stands.
  const known = data ?? previousData
  const views = known?.savedViews?.map((view) => unmask(view)) ?? []
  const shown = shownIn(search)
  const isEntered = useIsEntered(known !== undefined || error !== undefined)
  const opened = openedIn(state)
  return {
    views,
    shown,
    isKnown: known !== undefined,
    error,
    refetch,
    /** Whether the list waits to be told what it opens with. */
    isEntered,
    isOpen: (view: View): boolean =>
      isSame(meaningOf(view), shown) && (!isWhole(shown) || view.id === opened),
    /** The one that was opened, where something of it means nothing any more. */
    incomplete: views.find(({ id, missing }) => id === opened && missing.length > 0) ?? null,
    /** Answers the id of the new one. */
    save: (view: Omit<NewView, 'room'>): Promise<string | null> =>
      createOnce({ ...view, room }, async (idempotencyKey) => {
        const { data: made } = await create({ variables: { input: { ...view, room }, idempotencyKey } })
        return made?.createSavedView.id ?? null
      }),
    change: (id: string, input: Partial<Omit<NewView, 'room'>>): Promise<unknown> =>
      change({ variables: { id, input } }),
    remove: (id: string): Promise<unknown> => remove({ variables: { id } }),
  }
}

export type Views = ReturnType<typeof useViews>
