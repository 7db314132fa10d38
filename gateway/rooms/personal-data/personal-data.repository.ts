import type { EntityManager } from 'typeorm'
import { type PersonalPlace, type PlaceCount, placesInOrder } from '../../../schema/personal-data.ts'
import { askedByNobody } from '../../core/asker.ts'
import { newId } from '../../core/ids.ts'
import { Problem } from '../../core/problem.ts'
import { Conditions } from '../../database/conditions.ts'
import { eraseEverything } from './erase.ts'
import { ErasureEntity } from './erasure.entity.ts'
import { held } from './held.ts'
import { type HeldBeside, heldBeside, type Records } from './held-beside.ts'
import { type Who, whoIs } from './who.ts'

/** Whether somebody may be erased by whoever asks. */
export interface Standing {
  /** Whether it is whoever asks. */
  isSelf: boolean
  isLastAdmin: boolean
}

export interface PersonalRecords {
  place: PersonalPlace
  records: Record<string, unknown>[]
}

const everything: readonly HeldBeside[] = [...held, ...heldBeside]

/** The records of each table that the trail knows, by how it knows them. */
const recordsOf = async (manager: EntityManager, who: Who): Promise<Records> => {
  const records = new Map<string, readonly string[]>()
  for (const { table, theirs, trail } of held) {
    if (!trail) continue
    const conditions = new Conditions()
    const found = await manager.query<{ id: string }[]>(
      `select r.${trail.key} as id from ${table} r where ${theirs(who, (value) => conditions.bind(value))}`,
      conditions.values,
    )
    records.set(
      table,
      found.map(({ id }) => id),
    )
  }
  const taken = await manager.query<{ id: string; list: string }[]>(
    `select id, list from removed_rows where content ->> 'email_key' = $1`,
    [who.key],
  )
  for (const { id, list } of taken) records.set(list, [...(records.get(list) ?? []), id])
  return records
}

/** What stands of them in each place, with what their person is handed. */
const rowsOf = async (manager: EntityManager, who: Who, records: Records): Promise<PersonalRecords[]> => {
  const found = new Map<PersonalPlace, Record<string, unknown>[]>()
  const add = (place: PersonalPlace, rows: Record<string, unknown>[]) =>
    found.set(place, [...(found.get(place) ?? []), ...rows])
  for (const { table, place, theirs, told, mentions } of everything) {
    if (told !== undefined) {
      const conditions = new Conditions()
      const bind = (value: unknown): string => conditions.bind(value)
      const where = theirs(who, bind, records)
      const columns = typeof told === 'string' ? told : told(who, bind, records)
      add(
        place,
        await manager.query(`select ${columns} from ${table} r where ${where} order by r`, conditions.values),
      )
    }
    for (const column of mentions ?? []) {
      const conditions = new Conditions()
      const where = theirs(who, (value) => conditions.bind(value), records)
      add(
        'mentions',
        await manager.query(
          `select r.${column} as text from ${table} r
           where lower(r.${column}) ~ ${conditions.bind(who.mentioned)} and (${where}) is not true`,
          conditions.values,
        ),
      )
    }
  }
  return placesInOrder.flatMap((place) => {
    const rows = found.get(place) ?? []
    return rows.length > 0 ? [{ place, records: rows }] : []
  })
}

const countsOf = (rows: readonly PersonalRecords[]): PlaceCount[] =>
  rows.map(({ place, records }) => ({ place, count: records.length }))

/** Admins are locked as whoever changes the team does: of two who erase each other the second is no admin any more. */
const lockAdmins = (manager: EntityManager): Promise<{ id: string }[]> =>
  manager.query(
    `select id from users where role = 'admin' and disabled_at is null order by id for no key update`,
  )

const standingOf = async (manager: EntityManager, { accounts }: Who, by: string): Promise<Standing> => {
  const admins = await manager.query<{ id: string }[]>(
    `select id from users where role = 'admin' and disabled_at is null limit 2`,
  )
  return {
    isSelf: accounts.includes(by),
    isLastAdmin: admins.length === 1 && accounts.includes(admins[0]?.id ?? ''),
  }
}

export const createPersonalDataRepository = (manager: EntityManager) => {
  /** All of it as it is at one moment. */
  const atOnce = <Answer>(work: (reader: EntityManager) => Promise<Answer>): Promise<Answer> =>
    manager.queryRunner?.isTransactionActive ? work(manager) : manager.transaction('REPEATABLE READ', work)

  return {
    /** All that is held about an address. */
    find: (key: string, by: string) =>
      atOnce(async (reader) => {
        const who = await whoIs(reader, key)
        const rows = await rowsOf(reader, who, await recordsOf(reader, who))
        return { who, rows, places: countsOf(rows), standing: await standingOf(reader, who, by) }
      }),

    /**
     * Erases whoever has an address, and writes down that it was done; what there was. Gifts wait meanwhile, and one that
     * was on its way is found; whatever else the person sends later is new.
     * @throws Problem `forbidden`, `last_admin_stays`, `erasing_oneself`
     */
    erase: (key: string, by: string): Promise<PlaceCount[]> =>
      manager.transaction(async (transaction) => {
        const admins = await lockAdmins(transaction)
        if (!admins.some(({ id }) => id === by)) throw new Problem('forbidden')
        // Before the gifts, as whoever records one does: it names the account it is recorded by.
        await transaction.query('select from users where email_key = $1 for update', [key])
        await transaction.query('select hold_people()')
        const who = await whoIs(transaction, key)
        const { isSelf, isLastAdmin } = await standingOf(transaction, who, by)
        if (isLastAdmin) throw new Problem('last_admin_stays')
        if (isSelf) throw new Problem('erasing_oneself')
        const records = await recordsOf(transaction, who)
        const places = countsOf(await rowsOf(transaction, who, records))
        if (places.length === 0) return places
        await askedByNobody(() => eraseEverything(transaction, who, records))
        await transaction.insert(ErasureEntity, { id: newId(), erased: places, madeBy: by })
        return places
      }),
  }
}

export type PersonalDataRepository = ReturnType<typeof createPersonalDataRepository>
