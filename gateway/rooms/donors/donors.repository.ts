import type { EntityManager } from 'typeorm'
import { type DonorListRequest, type DonorSelection, donor } from '../../../schema/donors.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import type { Wanted } from '../../core/wanted.ts'
import { Conditions } from '../../database/conditions.ts'
import { columnsBeforeRow, type RowColumns, type SortKey } from '../../database/find-list-page.ts'
import { listRows } from '../../database/list-rows.ts'
import { createStatements, type Fields, plannedAnew, run } from '../../database/prepared.ts'
import { readAs } from '../../models/columns.ts'
import type { Donor } from './donor.ts'

/** Gifts by whose references a search looks for donors, at most: whoever types so little of one types more. */
const mostReferences = 1000

/** The most people who may be the same that are named. */
const mostAlike = 5

/** The year under which sums of all years are kept. */
const allYears = 0

/** What is read of people and of their sums, as tables of a statement. */
interface Book {
  people: string
  years: string
  /** What sums of all donors are counted under. */
  list: string
  /** Who of the people `o` is nobody's other name; who has sums is none either. */
  isRoot: string
}

/** All that is known. */
const whole: Book = {
  people: 'people',
  years: 'person_years',
  list: 'person_years',
  isRoot: 'o.root_id = o.id and',
}

/** What was not given anonymously, and how that is signed: nothing in these tables tells of the rest. */
const open: Book = {
  people: '(select person_id as id, name, null::text as email, locale, words, sound from open_people)',
  years: '(select person_id, year, donation_count, 0 as anonymous_count, given, last_at from open_years)',
  list: 'open_years',
  isRoot: '',
}

/** What somebody reads of donors who may not be told who gave anonymously, nor anybody's address. */
const bookFor = (isBlind: boolean): Book => (isBlind ? open : whole)

/** What the sums of all years are called. */
const allOf = (year: number | null): string => (year === null ? 't' : 'a')

/**
 * What is read of a donor: of the person `p`, their sums of the year that is asked for, `t`, and those of all years: the
 * same where no year is.
 */
const columnsOf = (year: number | null, a = allOf(year)): string[] => [
  'p.id',
  'p.name',
  'p.email',
  'p.locale',
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

/** Two of whom nobody has said that they are two. */
const notApart = `not exists (
  select from people_apart x where (x.one_id, x.other_id) = (least(p.id, o.id), greatest(p.id, o.id)))`

/** Others `o` who are called as `p` is, by more than one word, and who gave. */
const called = ({ people, years, isRoot }: Book): string => `${people} o
  where o.sound = p.sound and p.sound like '% %' and ${isRoot} o.id <> p.id and ${notApart}
    and exists (select from ${years} z where z.person_id = o.id and z.year = ${allYears} and z.donation_count > 0)`

/** There are few who are called as anybody else is: only with these is everybody compared. */
const namesakes = ({ people, isRoot }: Book): string =>
  `select sound from ${people} o where ${isRoot} sound like '% %' group by sound having count(*) > 1`

const filters: Record<NonNullable<DonorSelection['filter']>, (all: string, book: Book) => string> = {
  anonymous: (all, book) => (book === open ? 'false' : `${all}.anonymous_count = ${all}.donation_count`),
  alike: (_, book) => `p.sound = any(array(${namesakes(book)})) and exists (select from ${called(book)})`,
}

/** For each way a list of donors may be searched, narrowed and sorted. */
const mostKept = 64
const pages = createStatements<Fields>('page of donors', mostKept)
const sums = createStatements<Figures>('number of donors', mostKept)
const following = createStatements<Donor>('next of donors', mostKept)

interface Figures {
  count: number
  given: number
}

const toFigures = ([count, given]: Fields): Figures => ({ count: Number(count), given: Number(given) })

/** What a search through all years orders by: whoever has no gift left that counts is found as well. */
const foundKeys: typeof keys = {
  created: { ...keys.created, sql: `coalesce(t.last_at, 'epoch')`, id: 'p.id' },
  given: { ...keys.given, sql: 'coalesce(t.given, 0)', id: 'p.id' },
  name: keys.name,
}

/**
 * A gift that was voided or refunded counts no more, and is still somebody's. The offset keeps it from being answered
 * for everybody at once, which would read all gifts for the few who have none that counts.
 */
const hasGifts = `(t.donation_count > 0 or exists (
  select from donations d join people m on m.id = d.person_id where m.root_id = p.id offset 0))`

/** Bound first, so that every text of a list names the year alike. */
const tablesOf = (
  { people, years }: Book,
  year: number | null,
  isFound: boolean,
  conditions: Conditions,
): string => {
  if (isFound)
    return `${people} p left join ${years} t on t.person_id = p.id and t.year = ${conditions.bind(allYears)}::integer`
  const of = `t.year = ${conditions.bind(year ?? allYears)}::integer and t.donation_count > 0`
  const all = year === null ? '' : `join ${years} a on a.person_id = p.id and a.year = ${allYears}`
  return `${years} t join ${people} p on p.id = t.person_id and ${of} ${all}`
}

/** A selection, and whether whoever asks may not see addresses: then nothing tells of them, nor of who gave anonymously. */
type Selection = DonorSelection & { isBlind: boolean }

/** Who is called by such words; by an email that begins so, where what is typed must be one. */
const byWords = (search: string, conditions: Conditions, isBlind: boolean): string => {
  const given = `${conditions.bind(search)}::text`
  if (isBlind) {
    return `select m.root_id from open_people w join people m on m.id = w.person_id
      where w.words @@ people_called(${given})`
  }
  const email = 'lower(email) collate "C"'
  const begun = `and ${email} >= lower(${given}) and ${email} < (lower(${given}) || chr(1114111)) collate "C"`
  return `select root_id from people where words @@ people_called(${given}) ${search.includes('@') ? begun : ''}`
}

/** Whose gifts have a reference that begins so, by its range of an index. */
const byReference = (search: string, conditions: Conditions, isBlind: boolean): string => {
  const [reference, begun] = [
    'letters_of(reference) collate "C"',
    `letters_of(${conditions.bind(search)}::text)`,
  ]
  return `select p.root_id from (
    select person_id from donations
    where reference is not null ${isBlind ? 'and not anonymous' : ''} and ${reference} >= ${begun} and ${reference} < (${begun} || chr(1114111)) collate "C"
    order by ${reference} limit ${mostReferences}
  ) d join people p on p.id = d.person_id`
}

/** Donors of a year, or of all years, with what of them meets a search and a filter. */
const selected = ({
  search,
  filter,
  year,
  isBlind,
}: Selection): { from: string; id: string; isFound: boolean; conditions: Conditions } => {
  const conditions = new Conditions()
  const isFound = search !== '' && filter === null && year === null
  const id = isFound ? 'p.id' : 't.person_id'
  const book = bookFor(isBlind)
  const from = tablesOf(book, year, isFound, conditions)
  if (search !== '') {
    const found = [byWords(search, conditions, isBlind)]
    // There is a digit in every reference of a bank, and hardly any in a name.
    if (/\d/.test(search)) found.push(byReference(search, conditions, isBlind))
    conditions.add(`${id} = any(array(${found.join(' union ')}))`)
  }
  // Who has none that is not anonymous is not among those at all who may be told of.
  if (isFound && !isBlind) conditions.add(hasGifts)
  if (filter !== null) conditions.add(filters[filter](allOf(year), book))
  return { from, id, isFound, conditions }
}

/** Donors as lists tell them: people who gave, and in a search those whose gifts were all taken back; each with those who were merged into them. */
export const createDonorsRepository = (manager: EntityManager) => ({
  list: (request: DonorListRequest & Selection, wanted: Wanted): Promise<SortedListPage<Donor>> => {
    const { sort, direction, year } = request
    const { from, isFound, conditions } = selected(request)
    const { id, ...key } =
      request.isBlind && sort === 'name' ? signedName : (isFound ? foundKeys : keys)[sort]
    const row: RowColumns<Donor> = {
      columns: columnsOf(year),
      read: (texts) => toDonor(texts, columnsBeforeRow),
    }
    // How many there are is counted beside it, from less.
    const uncounted: Wanted = {
      has: (name) => name !== 'totalCount' && wanted.has(name),
      below: (name) => wanted.below(name),
    }
    const order = [donor.plural, sort, direction, year ?? 'all'].join(' ')
    return listRows(manager, request, order, {
      from,
      id,
      key,
      row,
      conditions,
      statements: request.search === '' && request.filter === null ? pages : plannedAnew,
      wanted: uncounted,
    })
  },

  /** How many donors that leaves, and what they gave in the year, or in all. */
  figures: async (selection: Selection): Promise<Figures> => {
    const isWhole = selection.search === '' && selection.filter === null
    const { from, conditions } = selected(selection)
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
    const { from, id, conditions } = selected(selection)
    if (after !== null) conditions.add(`${id} > ${conditions.bind(after)}`)
    const text = `select ${columnsOf(selection.year).join(', ')} from ${from}
      where ${conditions.sql} order by ${id} limit ${conditions.bind(limit)}`
    return run(
      manager,
      following(text, (texts) => toDonor(texts, 0)),
      conditions.values,
    )
  },

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
    const text = `select ${columnsOf(null).join(', ')} from ${people} p
      left join ${years} t on t.person_id = p.id and t.year = ${allYears} where p.id = any($1::uuid[])`
    return run(
      manager,
      following(text, (texts) => toDonor(texts, 0)),
      [ids],
    )
  },
})

export type DonorsRepository = ReturnType<typeof createDonorsRepository>
