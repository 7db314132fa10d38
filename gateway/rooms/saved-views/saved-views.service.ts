import {
  changedSavedView,
  newSavedView,
  type SavedView,
  savedView,
  type ViewRoom,
  viewsOfRoom,
} from '../../../schema/saved-views.ts'
import { type Named, readChosen, viewLists, writeChosen } from '../../../schema/view-lists.ts'
import { isId, newId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { requirePermission, type SignedIn, type Viewer } from '../../core/viewer.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import type { SavedViewsRepository, StoredView } from './saved-views.repository.ts'

const kinds = ['project', 'account'] as const satisfies readonly Named[]

/** What is kept of an address: what means something there. */
const meaningOf = (room: ViewRoom, query: string): string => writeChosen(readChosen(room, query).chosen)

/** What whoever works here has lists show, each for themselves alone. */
export const createSavedViewsService = (views: SavedViewsRepository) => {
  /** Of a list that somebody does not see they have no views. */
  const ownerIn = (viewer: Viewer, room: ViewRoom): SignedIn => {
    requirePermission(viewer, 'admin:enter')
    return requirePermission(viewer, viewLists[room].permission)
  }

  /** The views, each with what of it means nothing any more. */
  const told = async (stored: readonly StoredView[]): Promise<SavedView[]> => {
    const read = stored.map((view) => ({ view, ...readChosen(view.room, view.chosen) }))
    const words = read.flatMap(({ chosen }) => chosen)
    const existing = new Map(
      await Promise.all(
        kinds.map(async (kind) => {
          const ids = words.filter(({ of }) => of === kind).map(({ value }) => value)
          return [kind, await views.existing(kind, ids)] as const
        }),
      ),
    )
    return read.map(({ view, chosen, unknown }) => {
      const isThere = ({ of, value }: (typeof chosen)[number]): boolean =>
        of === undefined || existing.get(of)?.has(value.toLowerCase()) === true
      const gone = chosen.filter((each) => !isThere(each)).map(({ name }) => name)
      return { ...view, missing: [...unknown, ...gone] }
    })
  }

  const toldOne = async (stored: StoredView | null): Promise<SavedView> => {
    const [view] = stored ? await told([stored]) : []
    if (!view) throw notFound(savedView.singular)
    return view
  }

  return {
    /**
     * The viewer's own views of a list, by their names.
     * @throws Problem `validation_failed`
     */
    list: async (viewer: Viewer, input: unknown): Promise<SavedView[]> => {
      requirePermission(viewer, 'admin:enter')
      const { room } = parse(viewsOfRoom, input)
      const { id } = ownerIn(viewer, room)
      return told(await views.ofRoom(id, room))
    },

    /**
     * Saves a view for the viewer. With a key the same request, made again within a day, saves nothing more.
     * @throws Problem `validation_failed`, `view_name_taken`, `too_many_views`, `idempotency_key_reused`
     */
    create: async (viewer: Viewer, input: unknown, idempotencyKey?: string | null): Promise<SavedView> => {
      requirePermission(viewer, 'admin:enter')
      const given = parse(newSavedView, input)
      const { room, name, search, opensRoom } = given
      const { id: owner } = ownerIn(viewer, room)
      const chosen = meaningOf(room, given.chosen)
      const asked = [room, name, search, chosen, opensRoom]
      const request = keyedRequest('createSavedView', { viewer, idempotencyKey }, asked)
      const view = { id: newId(), room, name: name.trim(), search: search.trim(), chosen, opensRoom }
      return toldOne(await views.find(owner, await views.create(owner, view, request)))
    },

    /**
     * Changes a view of the viewer's own; what `input` does not name stays.
     * @throws Problem `not_found`, also for somebody else's, `validation_failed`, `view_name_taken`
     */
    update: async (viewer: Viewer, id: string, input: unknown): Promise<SavedView> => {
      const { id: owner } = requirePermission(viewer, 'admin:enter')
      const { name, search, chosen, opensRoom } = parse(changedSavedView, input)
      if (!isId(id)) throw notFound(savedView.singular)
      const changed = await views.update(owner, id, ({ room }) => {
        ownerIn(viewer, room)
        return {
          ...(name !== undefined && { name: name.trim() }),
          ...(search !== undefined && { search: search.trim() }),
          ...(chosen !== undefined && { chosen: meaningOf(room, chosen) }),
          ...(opensRoom !== undefined && { opensRoom }),
        }
      })
      return toldOne(changed)
    },

    /** @throws Problem `not_found`, also for somebody else's */
    delete: async (viewer: Viewer, id: string): Promise<void> => {
      const { id: owner } = requirePermission(viewer, 'admin:enter')
      if (!isId(id) || !(await views.delete(owner, id))) throw notFound(savedView.singular)
    },
  }
}

export type SavedViewsService = ReturnType<typeof createSavedViewsService>
