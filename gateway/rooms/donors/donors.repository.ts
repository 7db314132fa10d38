import type { EntityManager } from 'typeorm'
import { type DonorListRequest, donor } from '../../../schema/donors.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import type { Wanted } from '../../core/wanted.ts'
import { Conditions } from '../../database/conditions.ts'
import { columnsBeforeRow, type RowColumns, type SortKey } from '../../database/find-list-page.ts'
import { addressOf, languageOf, openLanguageOf, ownLanguageOf } from '../../database/language-of.ts'
import { listSummedRows } from '../../database/list-rows.ts'
import { createStatements, type Fields, plannedAnew, run } from '../../database/prepared.ts'
import { readAs } from '../../models/columns.ts'
import { allOf, allYears, bookFor, called } from './books.ts'
import type { Donor, YearSum } from './donor.ts'
import { cutBy, isKnown, type Selection, selected } from './donors-selected.ts'

/** The most people who may be the same that are named. */
const mostAlike = 5

/**
 * What is read of a donor: of the person `p`, their sums of the year that is asked for, `t`, and those of all years: the
 * same where no year is.
 */
const columnsOf = (
  year: number | null,
  isBlind: boolean,
  language: (person: string) => string = ownLanguageOf,
  a = allOf(year),
): string[] => [
  'p.id',
  'p.name',
  // To the blind an address tells whose gifts are anonymous.
  ...(isBlind ? ['null', openLanguageOf('p')] : [addressOf('p'), language('p')]),
  `${a}.anonymous_count > 0 and ${a}.anonymous_count = ${a}.donation_count`,
  `coalesce(${a}.given, 0)`,
  readAs('instant', `${a}.last_at`),
  `coalesce(${a}.donation_count, 0)`,
  year === null ? 'null' : 't.given',
]

const toDonor = (texts: Fields, at: number): Donor => {
  const [id, name, email, locale, isAnonymous, given, lastGiftAt, donationCount, yearGiven] = texts.slice(at)
  return {
    id: id ?? '',
    name: name ?? null,
    email: email ?? null,
    locale: locale === 'ka' ? 'ka' : 'en',
    isAnonymous: isAnonymous === 't',
    given: Number(given),
    lastGiftAt: lastGiftAt ?? null,
    donationCount: Number(donationCount),
    yearGiven: yearGiven == null ? null : Number(yearGiven),
  }
}

const keys: Record<DonorListRequest['sort'], SortKey & { id: string }> = {
  created: {
    sql: 't.last_at',
    type: 'timestamptz',
    told: (key) => readAs('instant', key),
    id: 't.person_id',
  },
  given: { sql: 't.given', type: 'numeric', id: 't.person_id' },
  name: { sql: `lower(coalesce(p.name, p.email, '')) collate "C"`, type: 'text', id: 'p.id' },
}

/** The same where nobody's address may be told, not even by a place in an order. */
const signedName: (typeof keys)['name'] = { ...keys.name, sql: `lower(coalesce(p.name, '')) collate "C"` }

/** For each way a list of donors may be searched, narrowed and sorted. */
const mostKept = 64
const pages = createStatements<Fields>('page of donors', mostKept)
const sums = createStatements<Figures>('number of donors', mostKept)
const cuts = createStatements<boolean>('cut of donors', 2)
const following = createStatements<Donor>('next of donors', mostKept)

interface Figures {
  count: number
  given: number
}

const toFigures = ([count, given]: Fields): Figures => ({ count: Number(count), given: Number(given) })

const namesakesFound = createStatements<Namesake>('namesakes of donors', 2)

interface Namesake extends Donor {
  /** The name by which they were found. */
  typed: string
}

/** What the ledger knows somebody by who has no address. */
const letters = (name: string): string => `lower(normalize(btrim(${name}), nfkc))`

/** What a search through all years orders by: whoever has no gift left that counts is found as well. */
const foundKeys: typeof keys = {
  created: { ...keys.created, sql: `coalesce(t.last_at, 'epoch')`, id: 'p.id' },
  given: { ...keys.given, sql: 'coalesce(t.given, 0)', id: 'p.id' },
  name: keys.name,
}

/** Donors as lists tell them: people who gave, and in a search those whose gifts were all taken back; each with those who were merged into them. */
export const createDonorsRepository = (manager: EntityManager) => ({
  list: async (
    request: DonorListRequest & Selection,
    wanted: Wanted,
    isSummed: boolean,
  ): Promise<{ page: SortedListPage<Donor>; figures: Figures | null }> => {
    const { sort, direction, year } = request
    const isWhole = request.search === '' && request.filter === null
    // In one year many gave, in another, which has just begun, a few: a plan for any would go through the names of everybody.
    const isOfNamesInYear = sort === 'name' && year !== null
    const { from, isFound, conditions } = selected(request, true)
    const { id, ...key } =
      request.isBlind && sort === 'name' ? signedName : (isFound ? foundKeys : keys)[sort]
    const row: RowColumns<Donor> = {
      columns: columnsOf(year, request.isBlind),
      read: (texts) => toDonor(texts, columnsBeforeRow),
    }
    // Of all donors that is kept; whoever meets a search or a filter is looked for once for the page and its figures.
    const uncounted: Wanted = {
      has: (name) => name !== 'totalCount' && wanted.has(name),
      below: (name) => wanted.below(name),
    }
    const order = [donor.plural, sort, direction, year ?? 'all'].join(' ')
    const { page, sum } = await listSummedRows(manager, request, order, {
      from,
      id,
      key,
      row,
      conditions,
      statements: isWhole && !isOfNamesInYear ? pages : plannedAnew,
      wanted: uncounted,
      sum: isSummed && !isWhole ? 't.given' : undefined,
    })
    return { page, figures: sum === null ? null : { count: page.totalCount ?? 0, given: sum } }
  },

  /** Whether a list may leave some out, as more gifts than it looks at have such a reference. */
  isCut: async (selection: Selection): Promise<boolean> => {
    const conditions = new Conditions()
    const text = cutBy(selection, conditions)
    const [isCut] =
      text === null
        ? []
        : await run(
            manager,
            cuts(text, ([told]) => told === 't'),
            conditions.values,
          )
    return isCut ?? false
  },

  /** How many donors that leaves, and what they gave in the year, or in all. */
  figures: async (selection: Selection): Promise<Figures> => {
    const isWhole = selection.search === '' && selection.filter === null
    const { from, conditions } = selected(selection, false)
    const { list } = bookFor(selection.isBlind)
    const text = isWhole
      ? `select coalesce(sum(count), 0), coalesce(sum(given), 0) from list_counts
         where list = '${list}' and part = $1::text`
      : `select count(*), coalesce(sum(t.given), 0) from ${from} where ${conditions.sql}`
    const [figures] = await run(manager, sums(text, toFigures), conditions.values)
    return figures ?? { count: 0, given: 0 }
  },

  /** Up to `limit` of them by their ids, after that of the last. */
  selectAfter: (selection: Selection, limit: number, after: string | null): Promise<Donor[]> => {
    const { from, id, conditions } = selected(selection, false)
    if (after !== null) conditions.add(`${id} > ${conditions.bind(after)}`)
    const text = `select ${columnsOf(selection.year, selection.isBlind).join(', ')} from ${from}
      where ${conditions.sql} order by ${id} limit ${conditions.bind(limit)}`
    return run(
      manager,
      following(text, (texts) => toDonor(texts, 0)),
      conditions.values,
    )
  },

  /** What was given in each year, whoever gave it, the last one first. */
  given: (): Promise<YearSum[]> =>
    manager.query<YearSum[]>(
      `select part::integer as year, sum(given)::float8 as given, sum(count)::integer as "donationCount"
       from list_counts where list = 'project_months' group by 1 having sum(count) > 0 order by 1 desc`,
    ),

  /** What of it those gave who are told. */
  givenByName: (isBlind: boolean): Promise<YearSum[]> =>
    manager.query<YearSum[]>(
      `select year, sum(given)::float8 as given, sum(donation_count)::integer as "donationCount"
       from ${bookFor(isBlind).years} t where year > 0 and donation_count > 0 group by 1`,
    ),

  /** The years in which somebody gave, oldest first. */
  years: async (isBlind: boolean): Promise<number[]> => {
    const rows = await manager.query<{ year: number }[]>(
      `select distinct year from ${bookFor(isBlind).years} t where year > 0 and donation_count > 0 order by year`,
    )
    return rows.map(({ year }) => year)
  },

  /** What each of these gave in each year. */
  sumsByYear: async (ids: readonly string[], isBlind: boolean): Promise<Map<string, Map<number, number>>> => {
    const rows = await manager.query<{ id: string; year: number; given: number }[]>(
      `select person_id as id, year, given::float8 as given from ${bookFor(isBlind).years} t
       where person_id = any($1::uuid[]) and year > 0 and donation_count > 0`,
      [ids],
    )
    const sums = new Map(ids.map((id) => [id, new Map<number, number>()]))
    for (const { id, year, given } of rows) sums.get(id)?.set(year, given)
    return sums
  },

  /** Of each name those who sound like it, up to `most`: whose letters are the same first, then who gave last. */
  namesakes: async (
    names: readonly string[],
    most: number,
    isBlind: boolean,
  ): Promise<Map<string, Donor[]>> => {
    const { people, years, isRoot } = bookFor(isBlind)
    // Who has none that is not anonymous is not among those at all who may be told of.
    const known = isBlind ? '' : `and ${isKnown}`
    const text = `select k.name, f.* from unnest($1::text[]) k (name) cross join lateral (
      select ${columnsOf(null, isBlind).join(', ')} from ${people} p
        left join ${years} t on t.person_id = p.id and t.year = ${allYears}
      where ${isRoot('p')} p.sound = sound_of(k.name) and p.sound <> '' ${known}
      order by ${letters('p.name')} = ${letters('k.name')} desc nulls last, t.last_at desc nulls last, p.id
      limit $2::integer
    ) f`
    const found = await run(
      manager,
      namesakesFound(text, (texts) => ({ typed: texts[0] ?? '', ...toDonor(texts, 1) })),
      [names, most],
    )
    return Map.groupBy(found, ({ typed }) => typed)
  },

  /** The ids of others who are called as a donor is, and of whom nobody has said that they are somebody else. */
  alike: async (id: string, isBlind: boolean): Promise<string[]> => {
    const book = bookFor(isBlind)
    const rows = await manager.query<{ id: string }[]>(
      `select o.id from ${book.people} p, ${called(book)} and p.id = $1
       order by o.id limit ${mostAlike}`,
      [id],
    )
    return rows.map((row) => row.id)
  },

  /** The people themselves, in no order, whatever they gave. */
  find: (ids: readonly string[], isBlind: boolean): Promise<Donor[]> => {
    const { people, years } = bookFor(isBlind)
    // Of a few it is told in which language they will be written to.
    const text = `select ${columnsOf(null, isBlind, languageOf).join(', ')} from ${people} p
      left join ${years} t on t.person_id = p.id and t.year = ${allYears} where p.id = any($1::uuid[])`
    return run(
      manager,
      following(text, (texts) => toDonor(texts, 0)),
      [ids],
    )
  },
})

export type DonorsRepository = ReturnType<typeof createDonorsRepository>
