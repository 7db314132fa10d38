import { mostCounted } from '../../../schema/limits.ts'
import { namesOf } from '../../../schema/model.ts'
import {
  type CountedView,
  changedSavedView,
  keptOfView,
  mostCountedViews,
  newSavedView,
  type SavedView,
  savedView,
  type ViewRoom,
  viewsOfRoom,
} from '../../../schema/saved-views.ts'
import { type Named, readChosen, viewLists, writeChosen } from '../../../schema/view-lists.ts'
import { isId, newId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { may, requirePermission, type SignedIn, type Viewer } from '../../core/viewer.ts'
import { keyedRequest } from '../../idempotency/keyed-request.ts'
import { requireSame } from '../../models/records.service.ts'
import type { Counter } from './counters.ts'
import type { SavedViewsRepository, StoredView } from './saved-views.repository.ts'

const kinds = ['project', 'account'] as const satisfies readonly Named[]

/** What is kept of an address: what means something there. */
const meaningOf = (room: ViewRoom, query: string): string => writeChosen(readChosen(room, query).chosen)

/** What whoever works here has lists show, each for themselves alone. */
export const createSavedViewsService = (views: SavedViewsRepository, counters: Record<ViewRoom, Counter>) => {
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

  /** How much a list has with a view, as the list itself says; null for what it refuses. */
  const count = async (viewer: Viewer, view: SavedView): Promise<CountedView> => {
    const { room, search, missing } = view
    const chosen = readChosen(room, view.chosen).chosen.filter(({ name }) => !missing.includes(name))
    try {
      const found = await counters[room](viewer, { search, chosen })
      return {
        view,
        count: Math.min(found ?? mostCounted, mostCounted),
        hasMore: (found ?? Infinity) > mostCounted,
      }
    } catch (error) {
      if (error instanceof Problem && error.code === 'validation_failed')
        return { view, count: null, hasMore: false }
      throw error
    }
  }

  return {
    /**
     * Those of the viewer's own views that were saved last, of whatever lists they see, and how much each has. Each is
     * counted as its list is, so that it costs no more however much there is; one after the other, over one connection.
     */
    counted: async (viewer: Viewer): Promise<CountedView[]> => {
      const { id } = requirePermission(viewer, 'admin:enter')
      const rooms = namesOf(viewLists).filter((room) => may(viewer, viewLists[room].permission))
      const all: CountedView[] = []
      for (const view of await told(await views.newest(id, rooms, mostCountedViews)))
        all.push(await count(viewer, view))
      return all
    },

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
      const { name, search, chosen, opensRoom, ...given } = parse(changedSavedView, input)
      if (!isId(id)) throw notFound(savedView.singular)
      const changed = await views.update(owner, id, (stood) => {
        const { room } = stood
        ownerIn(viewer, room)
        requireSame(stood, given, keptOfView)
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
