/** The year under which sums of all years are kept. */
export const allYears = 0

/** What is read of people and of their sums, as tables of a statement. */
export interface Book {
  people: string
  years: string
  /** What sums of all donors are counted under. */
  list: string
  /** Who of the people is nobody's other name; who has sums is none either. */
  isRoot: (person: string) => string
}

/** All that is known. */
const whole: Book = {
  people: 'people',
  years: 'person_years',
  list: 'person_years',
  isRoot: (person) => `${person}.root_id = ${person}.id and`,
}

/** What was not given anonymously, and how that is signed: nothing in these tables tells of the rest. */
export const open: Book = {
  people: '(select person_id as id, name, null::text as email, locale, words, sound from open_people)',
  years: '(select person_id, year, donation_count, 0 as anonymous_count, given, last_at from open_years)',
  list: 'open_years',
  isRoot: () => '',
}

/** What somebody reads of donors who may not be told who gave anonymously, nor anybody's address. */
export const bookFor = (isBlind: boolean): Book => (isBlind ? open : whole)

/** What the sums of all years are called. */
export const allOf = (year: number | null): string => (year === null ? 't' : 'a')

/** Two of whom nobody has said that they are two. */
const notApart = `not exists (
  select from people_apart x where (x.one_id, x.other_id) = (least(p.id, o.id), greatest(p.id, o.id)))`

/** Others `o` who are called as `p` is, by more than one word, and who gave. */
export const called = ({ people, years, isRoot }: Book): string => `${people} o
  where o.sound = p.sound and p.sound like '% %' and ${isRoot('o')} o.id <> p.id and ${notApart}
    and exists (select from ${years} z where z.person_id = o.id and z.year = ${allYears} and z.donation_count > 0)`

/** There are few who are called as anybody else is: only with these is everybody compared. */
export const namesakes = ({ people, isRoot }: Book): string =>
  `select sound from ${people} o where ${isRoot('o')} sound like '% %' group by sound having count(*) > 1`
