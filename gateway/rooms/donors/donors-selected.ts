import { type DonorSelection, mostReferences } from '../../../schema/donors.ts'
import { Conditions } from '../../database/conditions.ts'
import { allOf, allYears, type Book, bookFor, called, namesakes, open } from './books.ts'

const filters: Record<NonNullable<DonorSelection['filter']>, (all: string, book: Book) => string> = {
  anonymous: (all, book) => (book === open ? 'false' : `${all}.anonymous_count = ${all}.donation_count`),
  // Said again of those who are read, whose index by sound is of nobody's other names.
  alike: (_, book) =>
    `${book.isRoot('p')} p.sound = any(array(${namesakes(book)})) and exists (select from ${called(book)})`,
}

/**
 * A gift that was voided or refunded counts no more, and is still somebody's; and whose last gift was another's may be noted
 * of. The offset keeps it from being answered for everybody at once, which would read all gifts for the few who have none
 * that counts.
 */
export const isKnown = `(t.donation_count > 0 or exists (
  select from donations d join people m on m.id = d.person_id where m.root_id = p.id offset 0) or exists (
  select from donor_notes n join people m on m.id = n.person_id where m.root_id = p.id offset 0))`

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
export type Selection = DonorSelection & { isBlind: boolean }

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

const reference = 'letters_of(reference) collate "C"'

/** Gifts that have a reference which begins so, by its range of an index. */
const referred = (search: string, conditions: Conditions, isBlind: boolean): string => {
  const begun = `letters_of(${conditions.bind(search)}::text)`
  return `from donations where reference is not null ${isBlind ? 'and not anonymous' : ''}
    and ${reference} >= ${begun} and ${reference} < (${begun} || chr(1114111)) collate "C"`
}

/** There is a digit in every reference of a bank, and hardly any in a name. */
const isOfReference = (search: string): boolean => /\d/.test(search)

/** Who gave them. Each is looked up, once: people would else be read whole to be joined with so few. */
const byReference = (gifts: string): string => `select p.root_id from (
    select distinct person_id from (select person_id ${gifts}) d
  ) g cross join lateral (select root_id from people where id = g.person_id offset 0) p`

/** Tells whether a search leaves out gifts, as more have such a reference than it looks at; null where it looks at none. */
export const cutBy = ({ search, isBlind }: Selection, conditions: Conditions): string | null =>
  isOfReference(search)
    ? `select exists (select ${referred(search, conditions, isBlind)} offset ${mostReferences})`
    : null

/**
 * Donors of a year, or of all years, with what of them meets a search and a filter.
 * @param isCut whether a search by references looks at no more gifts than a page is worth
 */
export const selected = (
  { search, filter, year, isBlind }: Selection,
  isCut: boolean,
): { from: string; id: string; isFound: boolean; conditions: Conditions } => {
  const conditions = new Conditions()
  const isFound = search !== '' && filter === null && year === null
  const id = isFound ? 'p.id' : 't.person_id'
  const book = bookFor(isBlind)
  const from = tablesOf(book, year, isFound, conditions)
  if (search !== '') {
    const found = [byWords(search, conditions, isBlind)]
    if (isOfReference(search)) {
      const gifts = referred(search, conditions, isBlind)
      found.push(byReference(isCut ? `${gifts} order by ${reference} limit ${mostReferences}` : gifts))
    }
    conditions.add(`${id} = any(array(${found.join(' union ')}))`)
  }
  // Who has none that is not anonymous is not among those at all who may be told of.
  if (isFound && !isBlind) conditions.add(isKnown)
  if (filter !== null) conditions.add(filters[filter](allOf(year), book))
  return { from, id, isFound, conditions }
}
