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
 * a name belongs.
 */
const known = `
  with account as (select id, username_key, first_name, last_name from users where email_key = $1),
  cluster as (
    select id from people where root_id in (
      select p.root_id from donors o join people p on p.id = o.person_id where o.email_key = $1
      union
      select p.root_id from donors o join people p on p.id = o.person_id
      where o.name like '%@%' and addresses_in(o.name) @> addresses_in($1) and o.email_key is null
        and lower(o.name) ~ $2
    )
  ),
  signature as (select id, name, email, email_key from donors where person_id in (select id from cluster))
  select array(select id from account) as accounts, array(select username_key from account) as "usernameKeys",
    array(select id from cluster) as people, array(select id from signature) as donors,
    array(
      select first_name || ' ' || last_name from account
      union select name from signature
      union select name from contact_messages where lower(normalize(email, NFKC)) = $1
      union select name from event_subscribers where email_key = $1
      order by 1
    ) as names,
    array(select distinct email_key from signature where email_key <> $1 order by 1) as addresses`

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
