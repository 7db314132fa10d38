import type { EntityManager } from 'typeorm'
import { Conditions } from '../../database/conditions.ts'
import { callIn, held, mentionIn } from './held.ts'
import { type HeldBeside, heldBeside, type Records } from './held-beside.ts'
import type { Who } from './who.ts'

/**
 * What stands where an address was taken out of a text. Nobody signs two donors of one address alike, nor calls two views
 * of one list the same, so each of these has a longer one than the one before.
 */
const gapIn = (table: string): string =>
  ({
    donors: `repeat('…', (select count(*)::integer from donors o
      where o.email_key = r.email_key and o.id <= r.id and o.name ~ '[@…]'))`,
    saved_views: `repeat('…', (select count(*)::integer from saved_views o
      where o.user_id = r.user_id and o.room = r.room and o.id <= r.id))`,
  })[table] ?? `'…'`

/** What one statement erases at most: each has a limit of time, and somebody may have given fifty thousand times. */
export const erasedAtOnce = 2000

/** In the order in which they were written down: the newest, which the sums of a year ask for, is there to the last. */
const inParts = (ids: readonly string[]): string[][] => {
  const inOrder = ids.toSorted()
  return Array.from({ length: Math.ceil(ids.length / erasedAtOnce) }, (_, part) =>
    inOrder.slice(part * erasedAtOnce, (part + 1) * erasedAtOnce),
  )
}

/** Their rows are no longer there, or nobody's: whoever is found by them was found before. */
const inOrder: readonly HeldBeside[] = [...heldBeside, ...held]

const eraseTrail = async (transaction: EntityManager, who: Who, records: Records): Promise<void> => {
  for (const [table, ids] of records) {
    const columns = held.find((each) => each.table === table)?.trail?.columns ?? null
    for (const part of inParts(ids)) {
      await transaction.query('select erase_trail($1, $2::text[], $3::text[])', [table, part, columns])
    }
  }
  await transaction.query('select erase_trail_words($1, $2)', [who.key, who.mentioned])
  await transaction.query('select erase_actors($1::uuid[])', [who.accounts])
}

/** What only looks for them finds nobody from now on. */
const dropLost = async (transaction: EntityManager, who: Who): Promise<void> => {
  for (const { table, mentions = [], lostWithout } of held) {
    if (lostWithout === undefined) continue
    const conditions = new Conditions()
    const bind = (value: unknown): string => conditions.bind(value)
    await transaction.query(
      `delete from ${table} r
       where (${mentionIn(lostWithout, mentions, who, bind)}) or ${callIn(lostWithout, who, bind)}`,
      conditions.values,
    )
  }
}

/** Takes the address out of what others have written. */
const takeOut = async (transaction: EntityManager, who: Who): Promise<void> => {
  for (const { table, mentions = [] } of held) {
    for (const column of mentions) {
      const conditions = new Conditions()
      const bind = (value: unknown): string => conditions.bind(value)
      const where = mentionIn(column, mentions, who, bind)
      await transaction.query(
        `update ${table} r set ${column} = regexp_replace(${column}, ${bind(who.mentioned)}, ${gapIn(table)}, 'gi')
         where ${where}`,
        conditions.values,
      )
    }
  }
}

/** Takes their names out of what others look for. */
const takeNamesOut = async (transaction: EntityManager, who: Who): Promise<void> => {
  for (const { table, calls = [] } of held) {
    for (const column of calls) {
      const conditions = new Conditions()
      const bind = (value: unknown): string => conditions.bind(value)
      await transaction.query(
        `update ${table} r set ${column} = case when lower(r.${column}) ~ ${bind(who.called)}
           then regexp_replace(r.${column}, ${bind(who.called)}, ${gapIn(table)}, 'gi') else ${gapIn(table)} end
         where ${callIn(column, who, bind)}`,
        conditions.values,
      )
    }
  }
}

/** What was promised is nobody's now, and still waited for: what comes of it, and what goes back, would else be known to nobody. */
const emptyPledges = `
  update pledges set donor_name = null, donor_email = null, email_key = null, anonymous = true, thanked = false,
    dedication_kind = null, dedication = null, dedication_shown = false, reason = null,
    version = version + 1, updated_at = now()
  where id = any($1::uuid[])`

/**
 * Nobody who is forgotten goes on paying: it is ended at once at whoever charges it, by the gateway that looks at it next; what
 * has never begun does not begin either, however late it is found paid.
 */
const endMonthlyGifts = `
  update monthly_gifts m set state = 'ended', ended_why = 'erased', ended_at = now(), next_charge_at = null,
    look_at = case when subscription_id is not null then created_at end
  where (state <> 'ended' or ended_why in ('unpaid', 'once'))
    and id in (select monthly_gift_id from pledges where id = any($1::uuid[]))`

/** Erases somebody everywhere, as far as a program may. Sums stay: of a gift only its giver goes. */
export const eraseEverything = async (
  transaction: EntityManager,
  who: Who,
  records: Records,
): Promise<void> => {
  for (const pledges of inParts(records.get('pledges') ?? [])) {
    await transaction.query(emptyPledges, [pledges])
    await transaction.query(endMonthlyGifts, [pledges])
  }
  for (const gifts of inParts(records.get('donations') ?? [])) {
    await transaction.query('select erase_receipts($1::uuid[], $2::uuid[])', [gifts, who.donors])
    await transaction.query('select erase_gifts($1::uuid[], $2::uuid[], $3)', [gifts, who.donors, who.called])
  }
  await transaction.query('select erase_givers($1::uuid[], $2, $3, $4)', [
    who.donors,
    who.called,
    who.key,
    who.mentioned,
  ])
  for (const { table, theirs, erased } of inOrder) {
    if (erased !== 'deleted') continue
    const conditions = new Conditions()
    const where = theirs(who, (value) => conditions.bind(value), records)
    await transaction.query(`delete from ${table} r where ${where}`, conditions.values)
  }
  await dropLost(transaction, who)
  await takeOut(transaction, who)
  await takeNamesOut(transaction, who)
  await eraseTrail(transaction, who, records)
}
