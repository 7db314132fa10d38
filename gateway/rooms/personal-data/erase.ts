import type { EntityManager } from 'typeorm'
import { Conditions } from '../../database/conditions.ts'
import { held } from './held.ts'
import { type HeldBeside, heldBeside, type Records } from './held-beside.ts'
import type { Who } from './who.ts'

/** What stands where an address was taken out of a text. */
const gap = '…'

/** Their rows are no longer there, or nobody's: whoever is found by them was found before. */
const inOrder: readonly HeldBeside[] = [...heldBeside, ...held]

const eraseTrail = async (transaction: EntityManager, who: Who, records: Records): Promise<void> => {
  for (const [table, ids] of records) {
    if (ids.length === 0) continue
    const columns = held.find((each) => each.table === table)?.trail?.columns ?? null
    await transaction.query('select erase_trail($1, $2::text[], $3::text[])', [table, ids, columns])
  }
  await transaction.query('select erase_trail_words($1)', [who.mentionedInJson])
  await transaction.query('select erase_actors($1::uuid[])', [who.accounts])
}

/** Takes the address out of what others have written. */
const takeOut = async (transaction: EntityManager, { mentioned }: Who): Promise<void> => {
  for (const { table, mentions = [] } of held) {
    for (const column of mentions) {
      await transaction.query(
        `update ${table} set ${column} = regexp_replace(${column}, $1, $2, 'gi') where lower(${column}) ~ $1`,
        [mentioned, gap],
      )
    }
  }
}

/** Erases somebody everywhere, as far as a program may. Sums stay: of a gift only its giver goes. */
export const eraseEverything = async (
  transaction: EntityManager,
  who: Who,
  records: Records,
): Promise<void> => {
  await transaction.query('select erase_givers($1::uuid[], $2, $3)', [who.donors, who.called, who.mentioned])
  for (const { table, theirs, erased } of inOrder) {
    if (erased !== 'deleted') continue
    const conditions = new Conditions()
    const where = theirs(who, (value) => conditions.bind(value), records)
    await transaction.query(`delete from ${table} r where ${where}`, conditions.values)
  }
  await takeOut(transaction, who)
  await eraseTrail(transaction, who, records)
}
