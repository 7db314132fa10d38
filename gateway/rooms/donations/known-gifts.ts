import type { EntityManager } from 'typeorm'
import { beginningOf, endOf } from '../../database/gifts-within.ts'
import { readAs } from '../../models/columns.ts'
import type { BankRow } from './bank-rows.ts'
import {
  isCompared,
  type KnownGift,
  type KnownGifts,
  likenessOf,
  type SoundingGift,
} from './import-judgement.ts'
import { hasReference } from './same-reference.ts'

/** A gift with what it is recognised by. */
interface CandidateRow extends KnownGift {
  /** The letters of its reference, and of who gave it. */
  reference: string | null
  name: string | null
  /** `YYYY-MM-DD` where the charity is. */
  day: string
}

const day = `to_char(d.received_at at time zone 'Asia/Tbilisi', 'YYYY-MM-DD')`

/** Some names are blanks alone. */
const name = `nullif(letters_of(o.name), '')`

const candidate = `
  select d.id, d.status, ${readAs('lari', 'd.amount + d.refunded')} as amount,
    ${readAs('instant', 'd.received_at')} as "receivedAt", o.name as "donorName",
    letters_of(d.reference) as reference, ${name} as name, ${day} as day`

/** How a name sounds; some are nothing but marks. */
const soundOf = (given: string): string => `nullif(sound_of(${given}), '')`

/** One that counts before one that does not, the newest first. */
const withReference = `
  ${candidate}, ${soundOf('o.name')} as sound from donations d left join donors o on o.id = d.donor_id
  where ${hasReference('$1::text[]')}
  order by d.status = 'confirmed' desc, d.id desc`

const letters = `
  select given, letters_of(given) as letters from unnest($1::text[]) as each(given)`

const sounds = `
  select given, ${soundOf('given')} as sound from unnest($1::text[]) as each(given)`

/** The gifts from the first day until the last one are read once, however many rows there are; names only of such amounts. */
const alikeOf = (condition: string): string => `
  ${candidate} from donations d left join donors o on o.id = d.donor_id
  where ${condition} and d.received_at >= ${beginningOf('$2')} and d.received_at < ${endOf('$3')}
    and d.amount + d.refunded = any($4::numeric[])
    and concat_ws(' ', ${day}, d.amount + d.refunded, ${name}) = any($1::text[])`

/** Those that count come by an index of their own; of the others that are not voided there are few. */
const alike = `
  ${alikeOf(`d.status = 'confirmed'`)} union all ${alikeOf(`d.status in ('pending', 'refunded')`)} order by id`

const toGift = ({ id, status, amount, receivedAt, donorName }: CandidateRow): KnownGift => ({
  id,
  status,
  amount,
  receivedAt,
  donorName,
})

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** The first of each key. */
const firstOfEach = (rows: readonly CandidateRow[], keyOf: (row: CandidateRow) => string) => {
  const first = new Map<string, KnownGift>()
  for (const row of rows) {
    if (!first.has(keyOf(row))) first.set(keyOf(row), toGift(row))
  }
  return first
}

/** All of each reference. */
const ofEachReference = (rows: readonly (CandidateRow & { sound: string | null })[]) => {
  const all = new Map<string, SoundingGift[]>()
  for (const { sound, ...row } of rows) {
    const same = all.get(row.reference ?? '')
    const each = { gift: toGift(row), day: row.day, sound }
    if (same) same.push(each)
    else all.set(row.reference ?? '', [each])
  }
  return all
}

/** What texts are compared by, as the database says. */
const lettersAmong = async (
  texts: readonly (string | null)[],
  within: EntityManager,
): Promise<KnownGifts['lettersOf']> => {
  const given = distinct(texts.filter((text) => text !== null))
  const rows = await within.query<{ given: string; letters: string }[]>(letters, [given])
  const found = new Map(rows.map((row) => [row.given, row.letters || null]))
  return (text) => (text === null ? null : (found.get(text) ?? null))
}

const soundsAmong = async (
  names: readonly string[],
  within: EntityManager,
): Promise<KnownGifts['soundOf']> => {
  const rows = await within.query<{ given: string; sound: string | null }[]>(sounds, [distinct(names)])
  const found = new Map(rows.map(({ given, sound }) => [given, sound]))
  return (name) => (name === null ? null : (found.get(name) ?? null))
}

/** Finds the gifts that the rows of a bank's file may be. */
export const createKnownGifts = (manager: EntityManager) => {
  return async (rows: readonly BankRow[], within: EntityManager = manager): Promise<KnownGifts> => {
    const candidates = rows.filter(isCompared)
    const lettersOf = await lettersAmong(
      [
        ...candidates.flatMap(({ reference, payer }) => [reference, payer]),
        ...rows
          .filter(({ why }) => why === 'outgoing')
          .flatMap(({ reference, payer, description }) => [reference, payer, description]),
      ],
      within,
    )
    const references = candidates.flatMap(({ reference }) => lettersOf(reference) ?? [])
    const likenesses = candidates.map(({ day, amount, payer }) =>
      [day, amount?.toFixed(2), lettersOf(payer) ?? []].flat().join(' '),
    )
    const days = candidates.map(({ day }) => day ?? '').sort()
    const named = await within.query<(CandidateRow & { sound: string | null })[]>(withReference, [
      distinct(references),
    ])
    const byReference = ofEachReference(named)
    const once = Map.groupBy(references, (reference) => reference)
    const soundOf = await soundsAmong(
      candidates.flatMap(({ reference, payer }) => {
        const letters = lettersOf(reference)
        if (letters === null || payer === null) return []
        return byReference.has(letters) || (once.get(letters)?.length ?? 0) > 1 ? [payer] : []
      }),
      within,
    )
    const resembling = await within.query<CandidateRow[]>(alike, [
      distinct(likenesses),
      days.at(0) ?? null,
      days.at(-1) ?? null,
      distinct(candidates.map(({ amount }) => amount)),
    ])
    const like = ({ day, amount, name }: CandidateRow) => likenessOf(day, amount, name)
    return {
      lettersOf,
      soundOf,
      byReference,
      byLikeness: firstOfEach(resembling, like),
      // Of two that both have a reference, these say all.
      byLikenessUnnamed: firstOfEach(
        resembling.filter(({ reference }) => reference === null),
        like,
      ),
    }
  }
}
