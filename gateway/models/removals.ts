import type { EntityManager } from 'typeorm'

/** How long a slip can be taken back. After that nothing is left of whoever was taken off. */
export const removalsKept = `interval '1 day'`

/** Whether somebody who was taken off a list can be put back onto it by others. */
export const mayComeBack = (list: string, id: string): string =>
  `exists (select from removed_rows m where m.id = ${id} and m.list = ${list}
    and m.removed_at >= now() - ${removalsKept} and not m.left_themselves)`

const forgetOld = `delete from removed_rows where removed_at < now() - ${removalsKept}`
const countForgotten = `with forgotten as (${forgetOld} returning id) select count(*)::int as count from forgotten`

/** Who asks for it. */
interface Asking {
  /** Whether that is who stands there: what they have left by their own wish nobody else puts them back onto. */
  themselves?: boolean
}

/**
 * Takes people off a list, and for a day back onto it: whoever asks to be taken off is forgotten, and a slip of the hand
 * is none. The list itself knows nothing of this: who has been taken off can subscribe again like anybody else.
 */
export const createRemovals = (manager: EntityManager, table: string) => ({
  /** False when there is no such row; who has been taken off already may still say that they wish it. */
  remove: async (id: string, { themselves = false }: Asking = {}): Promise<boolean> => {
    await manager.query(forgetOld)
    const take = async (): Promise<boolean> => {
      const removed = await manager.query<unknown[]>(
        `with gone as (delete from ${table} where id = $1 returning *)
         insert into removed_rows (id, list, content, left_themselves)
         select id, $2, to_jsonb(gone), $3 from gone returning id`,
        [id, table, themselves],
      )
      return removed.length > 0
    }
    if (await take()) return true
    if (!themselves) return false
    const wished = await manager.query<unknown[]>(
      `with wished as (update removed_rows set left_themselves = true where id = $1 and list = $2 returning id)
       select id from wished`,
      [id, table],
    )
    // Somebody may have put them back in between.
    return wished.length > 0 || (await take())
  },

  /**
   * Puts it back as it stood, unless the same person has subscribed again since: then they stay as they are by now, and
   * what they were is forgotten in its time. However often it is asked for, that is all it does. False when nothing was
   * removed under this id, too long ago, or by who stood there and does not ask.
   */
  bringBack: async (id: string, { themselves = false }: Asking = {}): Promise<boolean> => {
    const removed = await manager.query<unknown[]>(
      `with back as (
         select content from removed_rows where id = $1 and list = $2 and removed_at >= now() - ${removalsKept}
           and (not left_themselves or $3)
         for update
       ), put as (
         insert into ${table} select p.* from back, jsonb_populate_record(null::${table}, back.content) p
         on conflict do nothing returning id
       ), gone as (
         delete from removed_rows where id in (select id from put)
       )
       select 1 from back`,
      [id, table, themselves],
    )
    if (removed.length > 0) return true
    // Asked in a statement of its own: one that waited for another press to end would not see what that has put back.
    const standing = await manager.query<unknown[]>(`select 1 from ${table} where id = $1`, [id])
    return standing.length > 0
  },

  /** Forgets whoever was taken off this list, or another one, more than a day ago; answers how many they were. */
  forget: async (): Promise<number> => {
    const [forgotten] = await manager.query<{ count: number }[]>(countForgotten)
    return forgotten?.count ?? 0
  },
})
