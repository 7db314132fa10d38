import type { EntityManager } from 'typeorm'
import type { WithFields } from '../../schema/model.ts'
import { mostDecimals, placeOf } from './place.ts'

/** On which side of another record a record is put. */
export type Side = 'before' | 'after'

/**
 * Puts a record right before or right after another, by one number between those of its new neighbours: no other
 * record is written. Those who move at the same time do so one after the other. False where one is not there.
 */
export const moveBeside = async (
  transaction: EntityManager,
  { table, hasBin }: WithFields & { table: string; hasBin?: boolean },
  moved: string,
  beside: string,
  side: Side,
): Promise<boolean> => {
  await transaction.query(`select pg_advisory_xact_lock(hashtext($1))`, [`places of ${table}`])
  const [near, far, step] = side === 'before' ? ['<', 'desc', '-'] : ['>', 'asc', '+']
  const [found] = await transaction.query<{ own: string; between: string; decimals: number }[]>(
    `select ${placeOf('m')} as own, p.between, scale(p.between) as decimals
     from ${table} m join ${table} b on b.id = $2
     left join lateral (
       select ${placeOf('n')} as place from ${table} n
       where n.id <> m.id and ${placeOf('n')} ${near} ${placeOf('b')} order by 1 ${far} limit 1
     ) n on true
     cross join lateral (
       select case
         when m.id = b.id or ${placeOf('m')} ${near} ${placeOf('b')}
           and (n.place is null or n.place ${near} ${placeOf('m')}) then ${placeOf('m')}
         else coalesce((n.place + ${placeOf('b')}) * 0.5, ${placeOf('b')} ${step} 1) end as between
     ) p where m.id = $1 ${hasBin ? 'and m.deleted_at is null and b.deleted_at is null' : ''}`,
    [moved, beside],
  )
  if (!found) return false
  if (found.own === found.between) return true
  await transaction.query(`update ${table} set place = $2 where id = $1`, [moved, found.between])
  if (found.decimals > mostDecimals) {
    await transaction.query(
      `update ${table} t set place = o.place from (
         select id, row_number() over (order by ${placeOf('r')}, id) as place from ${table} r
       ) o where o.id = t.id`,
    )
  }
  return true
}
