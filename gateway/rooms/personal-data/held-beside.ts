import type { Bind, Held } from './held.ts'
import type { Who } from './who.ts'

/** Ids of records about somebody, by the tables they stand in. */
export type Records = ReadonlyMap<string, readonly string[]>

/** What is kept of these records beside them: found by their ids, once these are known. */
export interface HeldBeside extends Omit<Held, 'theirs' | 'told'> {
  theirs: (who: Who, bind: Bind, records: Records) => string
  /** The same words for everybody, or others for each. */
  told?: string | ((who: Who, bind: Bind, records: Records) => string)
}

const values = (mentioned: string): string =>
  `lower(before::text) ~ ${mentioned} or lower(after::text) ~ ${mentioned}`

/** The records as a table `u`. */
const unnested = (bind: Bind, records: Records): string => {
  const pairs = [...records].flatMap(([table, ids]) => ids.map((id) => [table, id] as const))
  const [tables, ids] = [bind(pairs.map(([table]) => table)), bind(pairs.map(([, id]) => id))]
  return `unnest(${tables}::text[], ${ids}::text[]) u (of_table, record_id)`
}

/**
 * What was written is told of their own records, and from where it was done of what they did themselves: who wrote about
 * them, and whom they wrote about, are others.
 */
const toldOfTrail = (who: Who, bind: Bind, records: Records): string => {
  const byThem = `r.actor_id = any(${bind(who.accounts)}::uuid[])`
  const aboutThem = `(r.of_table, r.record_id) in (select of_table, record_id from ${unnested(bind, records)})`
  return `at, action, of_table, operation, case when ${byThem} then address end as address,
    case when ${byThem} then device end as device, case when ${aboutThem} then (
      select jsonb_build_object('before', before, 'after', after) from trail_values where entry_id = r.id
    ) end as told`
}

const entries = (who: Who, bind: Bind, records: Records): string => `
    select t.id from ${unnested(bind, records)} join trail t using (of_table, record_id)
    union select id from trail where actor_id = any(${bind(who.accounts)}::uuid[])
    union select entry_id from trail_values where ${values(bind(who.mentionedInJson))}`

export const heldBeside: readonly HeldBeside[] = [
  {
    table: 'idempotency_keys',
    place: 'requests',
    columns: ['key', 'fingerprint'],
    theirs: ({ accounts }, bind, records) =>
      `(r.record_id = any(${bind([...records.values()].flat())}::uuid[]) or r.user_id = any(${bind(accounts)}::uuid[]))`,
    told: 'operation, created_at',
    erased: 'deleted',
  },
  {
    table: 'trail',
    place: 'trail',
    columns: ['address', 'device'],
    theirs: (who, bind, records) => `r.id in (${entries(who, bind, records)})`,
    told: toldOfTrail,
    erased: 'emptied',
  },
  {
    table: 'trail_values',
    place: 'trail',
    columns: ['before', 'after'],
    theirs: (who, bind, records) => `r.entry_id in (${entries(who, bind, records)})`,
    erased: 'emptied',
  },
]

/** Columns that hold no person: words of the program, addresses of pictures, what stands for other columns. */
export const impersonal: Readonly<Record<string, readonly string[]>> = {
  bank_mappings: ['header_key', 'mapping'],
  contact_messages: ['locale', 'state'],
  // A hash of where strangers write from, for minutes.
  counted_acts: ['key'],
  donation_entries: ['kind', 'status', 'method'],
  donations: ['status', 'locale', 'method'],
  donors: ['locale'],
  erasures: ['erased'],
  event_subscribers: ['locale'],
  events: [],
  gallery_slots: ['video_url'],
  idempotency_keys: ['operation'],
  imports: ['of_table'],
  invitations: ['role'],
  list_counts: ['list', 'part'],
  migrations: ['name'],
  newsletter_subscriptions: ['locale', 'source'],
  open_people: ['locale'],
  people: ['locale'],
  pictures: ['address'],
  projects: ['image_url', 'youtube_url'],
  removed_rows: ['list'],
  // Words of an address, days and ids.
  saved_views: ['room', 'chosen'],
  // Its program is the database's own word for who wrote past the gateway; its records are ids.
  trail: ['program', 'operation', 'of_table', 'record_id', 'action', 'columns'],
  unkept_pictures: ['address'],
  users: ['account_type', 'role', 'locale'],
}
