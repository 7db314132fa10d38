import { addressHash } from '../../core/address-hash.ts'
import { paymentStartsOf } from '../../core/payment-starts.ts'
import { fingerprintOfAct } from '../../database/shared-limit.ts'
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

/** Entries in which the address stands, whatever they are about: looked up first, then read. */
const mentioning = ({ key, mentioned }: Who, bind: Bind): string => `
  select entry_id from trail_values where addresses_told(before, after) @> addresses_in(${bind(key)})
    and lower(concat_ws(' ', words_told(before), words_told(after))) ~ ${bind(mentioned)}`

/** The records as a table `u`. */
const unnested = (bind: Bind, records: Records): string => {
  const pairs = [...records].flatMap(([table, ids]) => ids.map((id) => [table, id] as const))
  const [tables, ids] = [bind(pairs.map(([table]) => table)), bind(pairs.map(([, id]) => id))]
  return `unnest(${tables}::text[], ${ids}::text[]) u (of_table, record_id)`
}

const byThem = ({ accounts }: Who, bind: Bind): string => `r.actor_id = any(${bind(accounts)}::uuid[])`

/**
 * What was written is told of their own records, and from where it was done of what they did themselves: who wrote about
 * them, and whom they wrote about, are others.
 */
const toldOfTrail = (who: Who, bind: Bind, records: Records): string => {
  const isByThem = byThem(who, bind)
  const isAboutThem = `(r.of_table, r.record_id) in (select of_table, record_id from ${unnested(bind, records)})`
  const origin = (column: string) =>
    `case when ${isByThem} then (select ${column} from trail_origins where id = r.origin_id) end as ${column}`
  return `at, action, of_table, operation, ${origin('address')}, ${origin('device')}, case when ${isAboutThem} then (
      select jsonb_build_object('before', before, 'after', after) from trail_values where entry_id = r.id
    ) end as told`
}

const aboutThem = (who: Who, bind: Bind, records: Records): string => `
    select t.id from ${unnested(bind, records)} join trail t using (of_table, record_id)
    union ${mentioning(who, bind)}`

export const heldBeside: readonly HeldBeside[] = [
  {
    table: 'idempotency_keys',
    place: 'requests',
    columns: ['key', 'fingerprint', 'about'],
    theirs: ({ key, mentioned, accounts }, bind, records) =>
      `(r.record_id = any(${bind([...records.values()].flat())}::uuid[]) or r.user_id = any(${bind(accounts)}::uuid[])
        or r.about && ${bind([addressHash(key)])}::text[] or lower(r.key) ~ ${bind(mentioned)})`,
    told: 'operation, created_at',
    erased: 'deleted',
  },
  {
    table: 'counted_acts',
    place: 'requests',
    columns: ['key'],
    theirs: ({ key }, bind) => `r.key = ${bind(fingerprintOfAct(paymentStartsOf(key)))}`,
    erased: 'deleted',
  },
  {
    table: 'trail_origins',
    place: 'trail',
    columns: ['address', 'device'],
    theirs: ({ accounts }, bind) => `r.actor_id = any(${bind(accounts)}::uuid[])`,
    erased: 'emptied',
  },
  // What they did, of which there may be very much, is a range of one index; what is about them is looked up.
  {
    table: 'trail',
    place: 'trail',
    columns: [],
    theirs: byThem,
    told: toldOfTrail,
    erased: 'emptied',
  },
  {
    table: 'trail',
    place: 'trail',
    columns: [],
    theirs: (who, bind, records) =>
      `r.id in (${aboutThem(who, bind, records)}) and (${byThem(who, bind)}) is not true`,
    told: toldOfTrail,
    erased: 'emptied',
  },
  {
    table: 'trail_values',
    place: 'trail',
    columns: ['before', 'after'],
    theirs: (who, bind, records) => `r.entry_id in (${aboutThem(who, bind, records)})`,
    erased: 'emptied',
  },
]

/** Columns that hold no person: words of the program, addresses of pictures, what stands for other columns. */
export const impersonal: Readonly<Record<string, readonly string[]>> = {
  bank_mappings: ['header_key', 'mapping'],
  // Of the charity, which is no person.
  charity: ['name_en', 'name_ka', 'address_en', 'address_ka', 'identification_code', 'iban', 'bank_name'],
  contact_messages: ['locale', 'state'],
  // A keyed hash of where much is asked from, for minutes.
  counted_requests: ['key'],
  donation_entries: ['kind', 'status', 'method'],
  donations: ['status', 'locale', 'method'],
  donors: ['locale'],
  erasures: ['erased'],
  event_mailings: ['kind'],
  event_subscribers: ['locale'],
  events: ['image_url'],
  gallery_slots: ['video_url'],
  // How far somebody came by a request: a word of the program.
  idempotency_keys: ['operation', 'answer'],
  imports: ['of_table'],
  invitations: ['role'],
  launches: ['feature'],
  letters: ['kind', 'locale', 'state'],
  list_counts: ['list', 'part'],
  migrations: ['name'],
  monthly_gifts: ['way', 'state', 'subscription_id', 'ended_why'],
  newsletter_issues: ['state'],
  newsletter_subscriptions: ['locale', 'source'],
  open_people: ['locale'],
  people: ['locale', 'told_locale'],
  pictures: ['address'],
  // What a payment is called, and where it is paid, leads to nobody without whoever takes it.
  pledges: [
    ...['code', 'dedication_kind', 'way', 'frequency', 'locale', 'state'],
    ...['payment_id', 'pay_url', 'came_instead'],
  ],
  provider_answers: ['name', 'outcome'],
  projects: [
    ...['image_url', 'youtube_url', 'first_buys_en', 'first_buys_ka'],
    ...['second_buys_en', 'second_buys_ka', 'third_buys_en', 'third_buys_ka'],
  ],
  // What is told of the charity and of a project, as everybody was told it.
  receipts: [
    'number',
    'kind',
    'locale',
    ...['method', 'way', 'frequency'],
    'project_title',
    'charity_name',
    'charity_code',
    'charity_address',
  ],
  removed_rows: ['list'],
  // Words of an address, days and ids.
  saved_views: ['room', 'chosen'],
  // Its program is the database's own word for who wrote past the gateway; its records are ids.
  trail: ['program', 'operation', 'of_table', 'record_id', 'action', 'columns'],
  // Whoever attaches a receipt has looked that it shows no private person.
  spending_entries: ['kind', 'status', 'paper'],
  spendings: ['status', 'paper'],
  unkept_pictures: ['address'],
  unkept_papers: ['name'],
  users: ['account_type', 'role', 'locale'],
}
