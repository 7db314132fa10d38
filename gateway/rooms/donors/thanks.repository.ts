import type { EntityManager } from 'typeorm'
import type { DonorThanks } from './donor.ts'

/** Also for each who was merged into them, as their gifts are theirs alone where they are taken apart. */
const write = `
  insert into donor_thanks (person_id, told_by, told_at) select id, $2, now() from people where root_id = $1 order by id
  on conflict do nothing`

const forget = `
  delete from donor_thanks where person_id in (select id from people where root_id = any($1::uuid[]))`

/** What they have promised, whether the money came or not. */
const takeBack = `
  with held as (
    select id from pledges
    where thanked and id in (
      select l.id from people p join donations d on d.person_id = p.id join pledges l on l.donation_id = d.id
      where p.root_id = any($1::uuid[]) and l.thanked
      union
      select l.id from people p join donors o on o.person_id = p.id join pledges l on l.email_key = o.email_key
      where p.root_id = any($1::uuid[]) and l.thanked
      union
      select $2::uuid
    )
    order by id for no key update
  )
  update pledges l set thanked = false, version = version + 1, updated_at = now() from held where l.id = held.id`

/** None of whom the team has said that the gift is theirs: they have not made the promise. */
const whoPledged = `
  select p.root_id as id from pledges l join donations d on d.id = l.donation_id join donors o on o.id = d.donor_id
    join people p on p.id = d.person_id
  where l.id = $1 and is_of_promise(l.donor_name, l.email_key, o.name, o.email_key)
  union
  select p.root_id from pledges l join donors o on o.email_key = l.email_key join people p on p.id = o.person_id
  where l.id = $1`

/** Who may be thanked by name; who then is, and for how much, triggers keep. */
export const createThanksRepository = (manager: EntityManager) => {
  const end = async (transaction: EntityManager, roots: readonly string[], pledge: string | null) => {
    await transaction.query(takeBack, [roots, pledge])
    await transaction.query(forget, [roots])
  }

  return {
    /** Whether somebody is thanked, and whether that is for all that they gave. */
    of: async (root: string): Promise<DonorThanks> => {
      const [row] = await manager.query<DonorThanks[]>(
        `select exists (select from contributors where person_id = $1) or count(t) > 0 as thanked,
           count(t) = count(*) as "thankedForAll"
         from people p left join donor_thanks t on t.person_id = p.id where p.root_id = $1`,
        [root],
      )
      return row ?? { thanked: false, thankedForAll: false }
    },

    /** Writes down that somebody may be thanked for all that they gave, or takes back whatever was said of that. */
    say: (root: string, thanked: boolean, by: string): Promise<void> =>
      manager.transaction(async (transaction) => {
        await transaction.query('select hold_people()')
        if (thanked) await transaction.query(write, [root, by])
        else await end(transaction, [root], null)
      }),

    /** Takes it back for whoever has made a pledge, within the transaction of that. */
    endOf: async (pledge: string): Promise<void> => {
      const roots = await manager.query<{ id: string }[]>(whoPledged, [pledge])
      await end(
        manager,
        roots.map(({ id }) => id),
        pledge,
      )
    },
  }
}

export type ThanksRepository = ReturnType<typeof createThanksRepository>
