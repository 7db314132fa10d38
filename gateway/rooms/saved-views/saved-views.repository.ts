import type { EntityManager } from 'typeorm'
import { mostViews } from '../../../schema/limits.ts'
import type { SavedView, ViewRoom } from '../../../schema/saved-views.ts'
import type { Named } from '../../../schema/view-lists.ts'
import { Problem } from '../../core/problem.ts'
import { createOnce } from '../../idempotency/create-once.ts'
import type { KeyedRequest } from '../../idempotency/keyed-request.ts'
import { SavedViewEntity } from './saved-view.entity.ts'

/** A view as it is stored: its choice may hold what means nothing any more. */
export type StoredView = Omit<SavedView, 'missing'>

type Written = Omit<StoredView, 'id' | 'room'>

const columns = 'id, room, name, search, chosen, opens_room as "opensRoom"'

/** Those of each kind that are there. What is in the bin is in no list. */
const named: Record<Named, string> = {
  project: 'select id from projects where id = any($1::uuid[]) and deleted_at is null',
  account: 'select id from users where id = any($1::uuid[])',
}

/**
 * The views of one list of somebody. Whoever writes one holds their account: how many there are, and what they are
 * called, is looked at by one after the other, on however many devices they are saved at once.
 */
export const createSavedViewsRepository = (manager: EntityManager) => {
  const find = async (within: EntityManager, userId: string, id: string): Promise<StoredView | null> => {
    const [view] = await within.query<StoredView[]>(
      `select ${columns} from saved_views where id = $1 and user_id = $2`,
      [id, userId],
    )
    return view ?? null
  }

  const hold = (transaction: EntityManager, userId: string): Promise<unknown> =>
    transaction.query('select from users where id = $1 for no key update', [userId])

  /** @throws Problem `view_name_taken` where another one of the list is called so */
  const makeRoom = async (
    transaction: EntityManager,
    userId: string,
    { id, room, name, opensRoom }: Pick<StoredView, 'id' | 'room' | 'name' | 'opensRoom'>,
  ): Promise<void> => {
    const others = 'user_id = $1 and room = $2 and id <> $3'
    const [twin] = await transaction.query<unknown[]>(
      `select from saved_views where ${others} and letters_of(name) = letters_of($4)`,
      [userId, room, id, name],
    )
    if (twin) throw new Problem('view_name_taken')
    if (opensRoom) {
      await transaction.query(`update saved_views set opens_room = false where ${others} and opens_room`, [
        userId,
        room,
        id,
      ])
    }
  }

  return {
    /** Those of a list, by their names. */
    ofRoom: (userId: string, room: ViewRoom): Promise<StoredView[]> =>
      manager.query<StoredView[]>(
        `select ${columns} from saved_views where user_id = $1 and room = $2
         order by lower(name) collate "C", id`,
        [userId, room],
      ),

    /** The newest of these lists. */
    newest: (userId: string, rooms: readonly ViewRoom[], limit: number): Promise<StoredView[]> =>
      manager.query<StoredView[]>(
        `select ${columns} from saved_views where user_id = $1 and room = any($2::text[])
         order by id desc limit $3`,
        [userId, rooms, limit],
      ),

    find: (userId: string, id: string): Promise<StoredView | null> => find(manager, userId, id),

    /**
     * Answers the id of the new view, or of that which the same request has saved before.
     * @throws Problem `view_name_taken`, `too_many_views`
     */
    create: (userId: string, view: StoredView, request: KeyedRequest | null): Promise<string> =>
      createOnce(manager, request, view.id, async (transaction) => {
        await hold(transaction, userId)
        const [found] = await transaction.query<{ count: number }[]>(
          'select count(*)::int as count from saved_views where user_id = $1 and room = $2',
          [userId, view.room],
        )
        if ((found?.count ?? 0) >= mostViews) throw new Problem('too_many_views')
        await makeRoom(transaction, userId, view)
        await transaction.insert(SavedViewEntity, { ...view, userId })
      }),

    /**
     * Writes what `change` makes of the view that stands there; null where they have none of this id.
     * @throws Problem `view_name_taken`
     */
    update: (
      userId: string,
      id: string,
      change: (stood: StoredView) => Partial<Written>,
    ): Promise<StoredView | null> =>
      manager.transaction(async (transaction) => {
        await hold(transaction, userId)
        const stood = await find(transaction, userId, id)
        if (!stood) return null
        const changed = change(stood)
        await makeRoom(transaction, userId, { ...stood, ...changed })
        if (Object.keys(changed).length > 0) await transaction.update(SavedViewEntity, { id }, changed)
        return { ...stood, ...changed }
      }),

    delete: async (userId: string, id: string): Promise<boolean> => {
      const { affected } = await manager.delete(SavedViewEntity, { id, userId })
      return affected === 1
    },

    /** Which of these records are there. */
    existing: async (kind: Named, ids: readonly string[]): Promise<ReadonlySet<string>> => {
      if (ids.length === 0) return new Set()
      const found = await manager.query<{ id: string }[]>(named[kind], [ids])
      return new Set(found.map(({ id }) => id))
    },
  }
}

export type SavedViewsRepository = ReturnType<typeof createSavedViewsRepository>
