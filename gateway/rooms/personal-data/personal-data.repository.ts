import type { EntityManager } from 'typeorm'
import {
  type ErasureRefusal,
  isErasable,
  type PersonalPlace,
  type PlaceCount,
  placesInOrder,
} from '../../../schema/personal-data.ts'
import { askedByNobody } from '../../core/asker.ts'
import { newId } from '../../core/ids.ts'
import { Problem } from '../../core/problem.ts'
import { Conditions } from '../../database/conditions.ts'
import { eraseEverything } from './erase.ts'
import { ErasureEntity } from './erasure.entity.ts'
import { type Bind, callIn, held, mentionIn } from './held.ts'
import { type HeldBeside, heldBeside, type Records } from './held-beside.ts'
import { type Who, whoIs } from './who.ts'

/** Whether somebody may be erased by whoever asks. */
export interface Standing {
  /** Whether it is whoever asks. */
  isSelf: boolean
  isLastAdmin: boolean
  /** Whether they may still do anything in the team, of which nobody could tell then who did it. */
  isInTeam: boolean
}

/** Why it may not be; null where it may. */
export const refusalOf = ({ isLastAdmin, isSelf, isInTeam }: Standing): ErasureRefusal | null => {
  if (isLastAdmin) return 'last_admin_stays'
  if (isSelf) return 'erasing_oneself'
  return isInTeam ? 'member_of_team' : null
}

/** Some of what stands in one place. */
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

/** Rows `r` of one table that belong to a place, and what of them their person is handed. */
interface Stand {
  place: PersonalPlace
  columns: (bind: Bind) => string
  from: (bind: Bind) => string
}

const standsOf = (who: Who, records: Records): Stand[] =>
  everything.flatMap(({ table, place, theirs, told, mentions = [], calls = [] }) => {
    const own: Stand = {
      place,
      columns: (bind) => (typeof told === 'function' ? told(who, bind, records) : (told ?? '')),
      from: (bind) => `${table} r where ${theirs(who, bind, records)}`,
    }
    const others = mentions.map(
      (column): Stand => ({
        place: 'mentions',
        columns: () => `r.${column} as text`,
        from: (bind) => `${table} r where (${mentionIn(column, mentions, who, bind)}
          ${calls.includes(column) ? `or ${callIn(column, who, bind)}` : ''}) and (${theirs(who, bind, records)}) is not true`,
      }),
    )
    return told === undefined ? others : [own, ...others]
  })

/** How many records are held at once: somebody may have given fifty thousand times. */
const rowsAtOnce = 1000

/** Hands on what their person is handed, a part after the other, in the order of places. */
const readRows = async (
  manager: EntityManager,
  who: Who,
  records: Records,
  take: (part: PersonalRecords) => void,
): Promise<void> => {
  const stands = Map.groupBy(standsOf(who, records), ({ place }) => place)
  for (const place of placesInOrder) {
    for (const { columns, from } of stands.get(place) ?? []) {
      const conditions = new Conditions()
      const bind = (value: unknown): string => conditions.bind(value)
      const text = `select ${columns(bind)} from ${from(bind)} order by r`
      await manager.query(`declare told no scroll cursor for ${text}`, conditions.values)
      for (let isLast = false; !isLast; ) {
        const rows = await manager.query<Record<string, unknown>[]>(`fetch ${rowsAtOnce} from told`)
        if (rows.length > 0) take({ place, records: rows })
        isLast = rows.length < rowsAtOnce
      }
      await manager.query('close told')
    }
  }
}

/** How much stands in each place: counted by the database, since one of the team may have a million entries in the trail. */
const countsOf = async (manager: EntityManager, who: Who, records: Records): Promise<PlaceCount[]> => {
  const found = new Map<PersonalPlace, number>()
  for (const { place, from } of standsOf(who, records)) {
    const conditions = new Conditions()
    const text = `select count(*)::int as count from ${from((value) => conditions.bind(value))}`
    const [row] = await manager.query<{ count: number }[]>(text, conditions.values)
    found.set(place, (found.get(place) ?? 0) + (row?.count ?? 0))
  }
  return placesInOrder.flatMap((place) => {
    const count = found.get(place) ?? 0
    return count > 0 ? [{ place, count }] : []
  })
}

/** Admins are locked as whoever changes the team does: of two who erase each other the second is no admin any more. */
const lockAdmins = (manager: EntityManager): Promise<{ id: string }[]> =>
  manager.query(
    `select id from users where role = 'admin' and disabled_at is null order by id for no key update`,
  )

const standingOf = async (manager: EntityManager, { accounts }: Who, by: string): Promise<Standing> => {
  const admins = await manager.query<{ id: string }[]>(
    `select id from users where role = 'admin' and disabled_at is null limit 2`,
  )
  const members = await manager.query<object[]>(
    `select from users where id = any($1::uuid[]) and role <> 'user' and disabled_at is null`,
    [accounts],
  )
  return {
    isSelf: accounts.includes(by),
    isLastAdmin: admins.length === 1 && accounts.includes(admins[0]?.id ?? ''),
    isInTeam: members.length > 0,
  }
}

/** Of subscribers who are to be erased: what it answers gives their places at events to those who wait for one. */
type HoldPlaces = (within: EntityManager, subscribers: readonly string[]) => Promise<() => Promise<void>>

export const createPersonalDataRepository = (
  manager: EntityManager,
  holdPlaces: HoldPlaces = async () => async () => undefined,
) => {
  /** All of it as it is at one moment. */
  const atOnce = <Answer>(work: (reader: EntityManager) => Promise<Answer>): Promise<Answer> =>
    manager.queryRunner?.isTransactionActive ? work(manager) : manager.transaction('REPEATABLE READ', work)

  return {
    /** How much is held about an address, and where. */
    find: (key: string, by: string) =>
      atOnce(async (reader) => {
        const who = await whoIs(reader, key)
        const places = await countsOf(reader, who, await recordsOf(reader, who))
        return { who, places, standing: await standingOf(reader, who, by) }
      }),

    /** All of it, a part after the other, in the order of places. */
    read: (key: string, take: (part: PersonalRecords) => void): Promise<void> =>
      atOnce(async (reader) => {
        const who = await whoIs(reader, key)
        await readRows(reader, who, await recordsOf(reader, who), take)
      }),

    /**
     * Erases whoever has an address, and writes down that it was done; what of it was erased. Gifts wait meanwhile, and one that
     * was on its way is found; whatever else the person sends later is new.
     * @throws Problem `forbidden`, `last_admin_stays`, `erasing_oneself`, `member_of_team`
     */
    erase: (key: string, by: string): Promise<PlaceCount[]> =>
      manager.transaction(async (transaction) => {
        const admins = await lockAdmins(transaction)
        if (!admins.some(({ id }) => id === by)) throw new Problem('forbidden')
        // Before the gifts, as whoever records one does: its key is their account's.
        await transaction.query('select from users where email_key = $1 for update', [key])
        await transaction.query('select hold_people()')
        // Who is on the way from a list, or back onto it, would be missed in both places.
        await transaction.query('lock table removed_rows in share row exclusive mode')
        const who = await whoIs(transaction, key)
        const refusal = refusalOf(await standingOf(transaction, who, by))
        if (refusal) throw new Problem(refusal)
        const records = await recordsOf(transaction, who)
        const places = (await countsOf(transaction, who, records)).filter(isErasable)
        // Also where nobody would be told of anything: there are hashes of addresses that somebody has only typed.
        const freePlaces = await holdPlaces(transaction, records.get('event_subscribers') ?? [])
        await askedByNobody(() => eraseEverything(transaction, who, records))
        await freePlaces()
        if (places.length === 0) return places
        await transaction.insert(ErasureEntity, { id: newId(), erased: places, madeBy: by })
        return places
      }),
  }
}

export type PersonalDataRepository = ReturnType<typeof createPersonalDataRepository>
