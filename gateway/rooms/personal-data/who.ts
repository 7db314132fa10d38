import type { EntityManager } from 'typeorm'
import { mentionOf, namesIn } from './patterns.ts'

/** Somebody, by their address: what the database knows them by. */
export interface Who {
  /** The address as it is compared. */
  key: string
  /** Their account; an address has one at most. */
  accounts: string[]
  usernameKeys: string[]
  /** The donor with that address, and whoever is merged with them. */
  people: string[]
  donors: string[]
  /** Whatever they are called anywhere. */
  names: string[]
  /** Of donors who are merged with them, what was put right in their gifts, and what their account had before or has by now. */
  otherAddresses: string[]
  /** Finds the address in a text in small letters. */
  mentioned: string
  /** Finds it, or a name of theirs. */
  called: string
}

interface Row {
  accounts: string[]
  usernameKeys: string[]
  people: string[]
  donors: string[]
  names: (string | null)[]
  addresses: (string | null)[]
}

/**
 * Who is merged with whom is followed: their gifts count as one person's. Banks and hurried hands write an address where
 * a name belongs. Of an account that has had another address the trail tells which. What they gave before anybody knew their
 * address was signed by a row of its own, of which the history of the gift still tells; the person of these rows is theirs where
 * nobody else gave as that. So is what was signed alike with another address, where that was put right in each of these gifts, and
 * nobody signed up, subscribed or wrote by it, nor gave as whoever it belongs to: namesakes are two.
 */
const known = `
  with account as (select id, username_key, first_name, last_name from users where email_key = $1),
  former as (
    select lower(normalize(v.before ->> 'email', NFKC)) as email_key
    from trail t join trail_values v on v.entry_id = t.id
    where t.of_table = 'users' and t.record_id in (select id::text from account) and v.before ? 'email'
  ),
  later as (
    select u.email_key from trail_values v join trail t on t.id = v.entry_id and t.of_table = 'users'
      join users u on u.id::text = t.record_id
    where addresses_told(v.before, v.after) @> addresses_in($1) and lower(normalize(v.before ->> 'email', NFKC)) = $1
  ),
  cluster as (
    select id from people where root_id in (
      select p.root_id from donors o join people p on p.id = o.person_id where o.email_key = $1
      union
      select p.root_id from donors o join people p on p.id = o.person_id
      where o.name like '%@%' and addresses_in(o.name) @> addresses_in($1) and o.email_key is null
        and lower(o.name) ~ $2
    )
  ),
  signature as (select id, name, email, email_key from donors where person_id in (select id from cluster)),
  unaddressed as (
    select distinct o.id, o.person_id from donation_entries e join donors o on o.id = e.donor_id
    where o.email_key is null and o.name in (select name from signature) and o.person_id not in (select id from cluster)
      and e.donation_id in (
        select id from donations where donor_id in (select id from signature)
        union select donation_id from donation_entries where donor_id in (select id from signature)
      )
  ),
  mistyped as (
    select distinct o.id, o.person_id, o.email_key from donations d join donation_entries e on e.donation_id = d.id
      join donors o on o.id = e.donor_id
    where d.donor_id in (select id from signature) and o.email_key is not null
      and o.name in (select name from signature) and o.id not in (select id from signature)
      and not exists (
        select from donation_entries t join donations g on g.id = t.donation_id
        where t.donor_id = o.id and (g.donor_id in (select id from signature)) is not true
      )
      and not exists (
        select from people p join people m on m.root_id = p.root_id join donors x on x.person_id = m.id
          join donations g on g.donor_id = x.id
        where p.id = o.person_id
      )
      and not exists (
        select from users where email_key = o.email_key
        union all select from newsletter_subscriptions where email_key = o.email_key
        union all select from event_subscribers where email_key = o.email_key
        union all select from contact_messages where lower(normalize(email, NFKC)) = o.email_key
      )
  ),
  earlier as (
    select id, person_id from unaddressed union select id, person_id from mistyped
  ),
  alone as (
    select m.id from people m where m.root_id in (
        select root_id from people where id in (select person_id from earlier)
      )
      and not exists (
        select from people n join donors o on o.person_id = n.id
        where n.root_id = m.root_id and o.id not in (select id from earlier)
      )
  )
  select array(select id from account) as accounts, array(select username_key from account) as "usernameKeys",
    array(select id from cluster union select id from alone) as people,
    array(select id from signature union select id from earlier) as donors,
    array(
      select first_name || ' ' || last_name from account
      union select name from signature
      union select name from contact_messages where lower(normalize(email, NFKC)) = $1
      union select name from event_subscribers where email_key = $1
      order by 1
    ) as names,
    array(
      select email_key from (
        table former union table later union select email_key from signature union select email_key from mistyped
      ) each
      where email_key <> $1 order by 1
    ) as addresses`

const isText = (value: string | null): value is string => value !== null

/** Finds everybody the database knows by an address. */
export const whoIs = async (manager: EntityManager, key: string): Promise<Who> => {
  const mentioned = mentionOf(key)
  const [row] = await manager.query<Row[]>(known, [key, mentioned])
  if (!row) throw new Error('one row is always answered')
  const names = row.names.filter(isText)
  return {
    key,
    accounts: row.accounts,
    usernameKeys: row.usernameKeys,
    people: row.people,
    donors: row.donors,
    names,
    otherAddresses: row.addresses.filter(isText),
    mentioned,
    called: names.length === 0 ? mentioned : `${mentioned}|${namesIn(names)}`,
  }
}
