import type { EntityManager } from 'typeorm'

/** The newest gift of a person that counts, or their newest one; and of it what its donor says. */
const newest = (said: string, gifts: string): string => `(
  select ${said} from donations d join donors o on o.id = d.donor_id
  where ${said} is not null and ${gifts}
  order by case d.status when 'confirmed' then 0 else 1 end, d.received_at desc, d.id desc limit 1)`

const wordsOf = (said: string, gifts: string): string => `
  words_of((select string_agg(${said}, ' ') from donors o where o.id in (select d.donor_id from donations d where ${gifts})))`

const mine = 'd.person_id = p.id'
const mineOpen = `${mine} and not d.anonymous`
const ofFamily = 'd.person_id in (select id from people where root_id = p.id) and not d.anonymous'

/** Names in a statement of their own for each person, as nobody would read them for many. */
const ofGifts = `
  select id, name, email, locale, words::text, sound_of(name) as sound from (
    select p.id, ${newest('o.name', mine)} as name, ${newest('o.email', mine)} as email,
      ${newest('o.locale', mine)} as locale,
      array_to_tsvector(${wordsOf('o.name', mine)} || ${wordsOf('o.email', mine)}) as words
    from people p where exists (select from donations d where ${mine})
  ) p order by id`

const ofOpenGifts = `
  select id, name, locale, words::text, sound_of(name) as sound from (
    select p.id, coalesce(${newest('o.name', mineOpen)}, ${newest('o.name', ofFamily)}) as name,
      coalesce(${newest('o.locale', mineOpen)}, ${newest('o.locale', ofFamily)}) as locale,
      array_to_tsvector(${wordsOf('o.name', `(${mineOpen} or ${ofFamily})`)}) as words
    from people p where exists (select from donations d where ${mineOpen} or ${ofFamily})
  ) p order by id`

const ofPeople = `
  select id, name, email, locale, words::text, sound from people p
  where exists (select from donations d where ${mine}) order by id`

const ofOpenPeople =
  'select person_id as id, name, locale, words::text, sound from open_people order by person_id'

/** What everybody who gave is called, and is openly called; and the same from their gifts alone. */
export const keptNames = async (manager: EntityManager): Promise<[kept: unknown[], ledger: unknown[]]> => [
  [await manager.query(ofPeople), await manager.query(ofOpenPeople)],
  [await manager.query(ofGifts), await manager.query(ofOpenGifts)],
]

/** Has everybody who gave called nothing, and then by their gifts alone. */
export const nameAnew = async (manager: EntityManager): Promise<void> => {
  await manager.query(`
    update people p set name = null, email = null, words = '', sound = ''
    where exists (select from donations d where ${mine})`)
  await manager.query('delete from open_people')
  await manager.query('select rebuild_people(), rebuild_open_people()')
}
