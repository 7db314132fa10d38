import type { EntityManager } from 'typeorm'
import type { DonorsAre } from '../../../schema/donors.ts'
import { Problem } from '../../core/problem.ts'

interface Row {
  id: string
  rootId: string
  mergedInto: string | null
}

const people = `
  select id, root_id as "rootId", merged_into as "mergedInto" from people where id in ($1, $2) order by id`

const apart = `
  select from people_apart where (one_id, other_id) = (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid))`

/** Who was merged into the second of them, and into those, comes along: to whom the gifts of the first count for. */
const merge = `
  update people set root_id = $4,
    merged_into = case when id = $2 then $1 else merged_into end,
    merged_by = case when id = $2 then $3 else merged_by end,
    merged_at = case when id = $2 then now() else merged_at end
  where root_id = $2`

/** Who was merged into somebody before they were merged themselves goes with them. */
const separate = `
  with recursive going as (
    select id from people where id = $1
    union all
    select p.id from people p join going on p.merged_into = going.id
  )
  update people set root_id = $1,
    merged_into = case when id = $1 then null else merged_into end,
    merged_by = case when id = $1 then null else merged_by end,
    merged_at = case when id = $1 then null else merged_at end
  where id in (select id from going)`

/** Of what was said to the team while two were one, nobody knows which of the two has said it. */
const askAgain = `
  delete from donor_thanks t using people p, people m
  where p.id = t.person_id and m.id = $1 and p.root_id = m.root_id and t.told_at >= m.merged_at`

const remember = `
  insert into people_apart (one_id, other_id, told_by) values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), $3)
  on conflict do nothing`

const forget = `
  delete from people_apart where (one_id, other_id) = (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid))`

/** Who of the two was merged into the other; null where neither was. */
const mergedOf = ([one, other]: readonly [Row, Row]): string | null => {
  if (one.mergedInto === other.id) return one.id
  return other.mergedInto === one.id ? other.id : null
}

const read = async (manager: EntityManager, kept: string, other: string): Promise<[Row, Row] | null> => {
  const [one, two] = await manager.query<Row[]>(people, [kept, other])
  return one && two ? [one, two] : null
}

/** What was said of two. */
const said = async (manager: EntityManager, both: readonly [Row, Row]): Promise<DonorsAre> => {
  if (mergedOf(both) !== null) return 'one'
  const told = await manager.query<object[]>(
    apart,
    both.map(({ id }) => id),
  )
  return told.length > 0 ? 'two' : 'unknown'
}

/** Whether two people are one. */
export const createPairsRepository = (manager: EntityManager) => ({
  /** Null where they are not two who are there. */
  find: async (kept: string, other: string): Promise<DonorsAre | null> => {
    const both = await read(manager, kept, other)
    return both && said(manager, both)
  },

  /**
   * Makes it so; what is so already stays. Sums follow by triggers, in the same transaction, while no gift is written.
   * @param stood what was said of them before, as whoever says it knows; anything, where they do not
   * @throws Problem `edit_conflict` where somebody has said otherwise since, or who shall be one with another has become
   * somebody else's
   */
  judge: (
    kept: string,
    other: string,
    are: DonorsAre,
    stood: DonorsAre | undefined,
    by: string,
  ): Promise<void> =>
    manager.transaction(async (transaction) => {
      await transaction.query('select hold_people()')
      const both = await read(transaction, kept, other)
      if (!both) return
      const now = await said(transaction, both)
      if (now === are) return
      if (stood !== undefined && now !== stood) throw new Problem('edit_conflict')
      if (are === 'one') {
        await transaction.query(forget, [kept, other])
        const [one, two] = both
        const [into, merging] = one.id === kept ? [one, two] : [two, one]
        // Who is kept may have become somebody else's: whoever they are, the other is that one as well.
        if (merging.rootId !== merging.id || into.rootId === merging.id) throw new Problem('edit_conflict')
        await transaction.query(merge, [kept, other, by, into.rootId])
        return
      }
      const merged = mergedOf(both)
      if (merged !== null) {
        await transaction.query(askAgain, [merged])
        await transaction.query(separate, [merged])
      }
      if (are === 'two') await transaction.query(remember, [kept, other, by])
      else await transaction.query(forget, [kept, other])
    }),
})

export type PairsRepository = ReturnType<typeof createPairsRepository>
