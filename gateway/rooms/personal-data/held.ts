import type { PersonalPlace } from '../../../schema/personal-data.ts'
import { loginFingerprint } from '../../core/login-fingerprint.ts'
import type { Who } from './who.ts'

/** How a statement names a value. */
export type Bind = (value: unknown) => string

/** Of a table that can hold something about somebody: what, whose it is, and what becomes of it. */
export interface Held {
  table: string
  place: PersonalPlace
  /** Its columns that may say who somebody is, or hold what was said by or of them. */
  columns: readonly string[]
  /** Which of its rows `r` are theirs. */
  theirs: (who: Who, bind: Bind) => string
  /** What of a row `r` its person is handed; nothing that only a machine can read. */
  told?: string | ((who: Who, bind: Bind) => string)
  /** Deleted, or gone with a row of another table, or emptied where it has to stay; else by nobody. */
  erased: 'deleted' | 'with another' | 'emptied' | 'by hand'
  /** The column that the trail knows its rows by, and what of these the trail is not to tell; all where none is named. */
  trail?: { key: string; columns?: readonly string[] }
  /** Texts of the team or of others in which the address may stand, where it is taken out; of the ledger by the database. */
  mentions?: readonly string[]
  /** Of these the texts in which a name of theirs alone says who is meant: it is taken out as well. */
  calls?: readonly string[]
  /** Of these the text without which a row is good for nothing: it goes with who is meant there. */
  lostWithout?: string
}

const any = (column: string, bind: Bind, values: readonly string[], type = 'uuid'): string =>
  `${column} = any(${bind(values)}::${type}[])`

const ofAccount = ({ accounts }: Who, bind: Bind): string => any('r.user_id', bind, accounts)
const byAddress = ({ key }: Who, bind: Bind): string => `r.email_key = ${bind(key)}`

/** What they gave, and what they were taken to have given until it was put right. */
const giftsOf = (donors: readonly string[], bind: Bind): string => {
  const mine = any('donor_id', bind, donors)
  return `select id from donations where ${mine} union select donation_id from donation_entries where ${mine}`
}

/**
 * In one of the columns of a row `r` the address stands: looked up in the index that the table has for all of its texts,
 * where there may be many, and then read.
 */
export const mentionIn = (
  column: string,
  columns: readonly string[],
  { key, mentioned }: Who,
  bind: Bind,
): string => `(${columns.map((each) => `r.${each} like '%@%'`).join(' or ')})
    and addresses_in(${columns.map((each) => `r.${each}`).join(', ')}) @> addresses_in(${bind(key)})
    and lower(r.${column}) ~ ${bind(mentioned)}`
/** In a column of a row `r` stands a name of theirs, or it is one, whichever way round and in whichever script. */
export const callIn = (column: string, { called, names }: Who, bind: Bind): string =>
  `(lower(r.${column}) ~ ${bind(called)} or sound_of(r.${column}) in (
    select sound_of(each) from unnest(${bind(names)}::text[]) each where sound_of(each) <> ''))`

const messageEmail = 'lower(normalize(email, NFKC))'
const toThem = (letters: string, { key }: Who, bind: Bind): string =>
  `lower(normalize(${letters}.recipient, NFKC)) = ${bind(key)}`
const toTheirMessages = ({ key }: Who, bind: Bind): string =>
  `r.message_id in (select id from contact_messages where ${messageEmail} = ${bind(key)})`

const texts = (...columns: string[]): string => `lower(concat_ws(' ', ${columns.join(', ')}))`
const published = (...columns: string[]): Pick<Held, 'columns' | 'theirs'> => ({
  columns,
  theirs: ({ mentioned }, bind) => `${texts(...columns)} ~ ${bind(mentioned)}`,
})

/**
 * Every place of the database that can hold something about a person: what finds, hands over and erases it reads this
 * alone. In the order in which rows are deleted; a test compares it with every column of the running schema.
 */
export const held: readonly Held[] = [
  {
    table: 'invitations',
    place: 'invitations',
    columns: ['name', 'token_hash'],
    // Of two who are called alike nobody knows who is meant; an address is nobody else's, and the letter of one tells it.
    theirs: (who, bind) => `(${mentionIn('name', ['name'], who, bind)} or r.id in (
      select about from letters l where l.kind = 'invitation' and ${toThem('l', who, bind)}))`,
    told: 'name, role, created_at, expires_at',
    erased: 'deleted',
    // Who has let in somebody, and as what, is not theirs.
    trail: { key: 'id', columns: ['name'] },
    mentions: ['name'],
  },
  // Before the messages: whoever writes down what became of an answer holds its letter, and then its message.
  {
    table: 'letters',
    place: 'letters',
    columns: ['recipient', 'answer'],
    theirs: (who, bind) => toThem('r', who, bind),
    told: 'kind, locale, recipient, state, answer, written_at, tried_at',
    erased: 'deleted',
  },
  {
    table: 'contact_messages',
    place: 'messages',
    columns: ['name', 'email', 'message'],
    theirs: ({ key }, bind) => `${messageEmail} = ${bind(key)}`,
    told: 'name, email, message, locale, created_at, deleted_at',
    erased: 'deleted',
    trail: { key: 'id' },
    mentions: ['name', 'message'],
  },
  {
    table: 'message_notes',
    place: 'messageNotes',
    columns: ['text'],
    theirs: toTheirMessages,
    told: 'text, written_at',
    erased: 'with another',
    trail: { key: 'id' },
    mentions: ['text'],
  },
  {
    table: 'message_answers',
    place: 'messageAnswers',
    columns: ['text'],
    theirs: toTheirMessages,
    told: 'text, written_at',
    erased: 'with another',
    trail: { key: 'id' },
    mentions: ['text'],
  },
  {
    table: 'newsletter_subscriptions',
    place: 'newsletter',
    columns: ['email', 'email_key'],
    theirs: byAddress,
    told: 'email, locale, source, created_at, asked_at, confirmed_at, unreachable_since',
    erased: 'deleted',
    trail: { key: 'id' },
  },
  {
    table: 'event_subscribers',
    place: 'events',
    columns: ['name', 'email', 'email_key'],
    theirs: byAddress,
    told: `(select coalesce(title_en, title_ka) from events where id = r.event_id) as event, name, email, locale, created_at,
      waiting is not null as waiting`,
    erased: 'deleted',
    trail: { key: 'id' },
    mentions: ['name'],
  },
  {
    table: 'removed_rows',
    place: 'removed',
    columns: ['content'],
    theirs: ({ key }, bind) => `r.content ->> 'email_key' = ${bind(key)}`,
    told: 'list, content, removed_at',
    erased: 'deleted',
  },
  {
    // Somebody else, who can be put back onto a list for a day: they can subscribe again like anybody.
    table: 'removed_rows',
    place: 'mentions',
    columns: [],
    theirs: ({ key, mentioned }, bind) => `r.content ->> 'email_key' <> ${bind(key)}
      and r.content ->> 'name' like '%@%' and lower(r.content ->> 'name') ~ ${bind(mentioned)}`,
    told: `content ->> 'name' as text`,
    erased: 'deleted',
  },
  {
    table: 'pledges',
    place: 'pledges',
    columns: ['donor_name', 'donor_email', 'email_key', 'dedication', 'reason'],
    // One without an address is known by the gift that it became, unless that was only taken for theirs. So is one whose address the
    // team has put right in its gift, which is of whoever is called alike.
    theirs: ({ key, donors }, bind) => `r.id in (
      select id from pledges where email_key = ${bind(key)}
      union
      select l.id from pledged_gifts g join pledges l on l.id = g.pledge_id join donations d on d.id = g.donation_id
        left join donors o on o.id = d.donor_id
      where g.donation_id in (${giftsOf(donors, bind)}) and (
        l.email_key is null and (${any('d.donor_id', bind, donors)}
          or l.donor_name in (select name from donors where ${any('id', bind, donors)}))
        or ${any('d.donor_id', bind, donors)} and l.donor_name = o.name))`,
    told: `(select coalesce(title_en, title_ka) from projects where id = r.project_id) as project, code, amount::float8,
      donor_name, donor_email, anonymous, thanked, dedication_kind, dedication, dedication_shown, way, frequency, locale, state, created_at,
      expires_at, settled_at, reason`,
    erased: 'emptied',
    trail: {
      key: 'id',
      columns: ['donor_name', 'donor_email', 'dedication_kind', 'dedication', 'dedication_shown', 'reason'],
    },
    mentions: ['donor_name', 'dedication', 'reason'],
  },
  {
    table: 'donation_entries',
    place: 'giftHistory',
    columns: ['reason', 'reference'],
    theirs: ({ donors }, bind) => `r.donation_id in (${giftsOf(donors, bind)})`,
    told: 'kind, reason, amount::float8, refunded::float8, status, received_at, method, reference, made_at',
    erased: 'emptied',
    mentions: ['reason', 'reference'],
  },
  {
    table: 'donations',
    place: 'gifts',
    columns: ['reference'],
    theirs: ({ donors }, bind) => `r.id in (${giftsOf(donors, bind)})`,
    told: `(select coalesce(title_en, title_ka) from projects where id = r.project_id) as project,
      amount::float8, refunded::float8, status, anonymous, received_at, method, reference`,
    erased: 'emptied',
    trail: { key: 'id', columns: ['donor_id', 'reference'] },
    mentions: ['reference'],
  },
  {
    table: 'receipts',
    place: 'receipts',
    columns: ['donor_name'],
    // Of a gift that was taken for theirs, only what was issued to them.
    theirs: ({ donors }, bind) => `r.donation_id in (${giftsOf(donors, bind)})
      and r.donor_name in (select name from donors where ${any('id', bind, donors)})`,
    told: 'number, kind, donor_name, amount::float8, received_at, project_title, issued_at, locale',
    erased: 'emptied',
    trail: { key: 'id', columns: ['donor_name'] },
  },
  {
    table: 'donors',
    place: 'donor',
    columns: ['name', 'email', 'email_key'],
    theirs: ({ donors }, bind) => any('r.id', bind, donors),
    told: 'name, email, locale, created_at',
    erased: 'deleted',
    trail: { key: 'id' },
    mentions: ['name'],
  },
  {
    table: 'statements',
    place: 'statements',
    columns: [],
    theirs: ({ people }, bind) => any('r.person_id', bind, people),
    told: 'year, amount::float8, sent_at',
    erased: 'with another',
    trail: { key: 'id' },
  },
  {
    table: 'people',
    place: 'donor',
    columns: ['fingerprint', 'name', 'email', 'words', 'sound'],
    theirs: ({ people }, bind) => any('r.id', bind, people),
    told: `name, email, merged_at, exists (select from donor_thanks where person_id = r.id) as told_to_thank, (select jsonb_object_agg(case year when 0 then 'all' else year::text end, given)
      from person_years where person_id = r.id) as given`,
    erased: 'deleted',
    trail: { key: 'id' },
  },
  {
    table: 'open_people',
    place: 'donor',
    columns: ['name', 'words', 'sound'],
    theirs: ({ people }, bind) => any('r.person_id', bind, people),
    erased: 'with another',
  },
  {
    table: 'contributors',
    place: 'donor',
    columns: ['name'],
    theirs: ({ people }, bind) => any('r.person_id', bind, people),
    told: 'name as thanked_as, given::float8',
    erased: 'with another',
  },
  {
    table: 'project_donors',
    place: 'donor',
    columns: ['person'],
    theirs: ({ people }, bind) =>
      `r.person in (select fingerprint from people where ${any('id', bind, people)})`,
    erased: 'emptied',
  },
  {
    table: 'donor_notes',
    place: 'donorNotes',
    columns: ['text'],
    theirs: ({ people }, bind) => any('r.person_id', bind, people),
    told: 'text, written_at',
    erased: 'with another',
    trail: { key: 'id' },
    mentions: ['text'],
  },
  {
    table: 'donation_imports',
    place: 'mentions',
    columns: ['file_name'],
    theirs: () => 'false',
    erased: 'emptied',
    trail: { key: 'id' },
    mentions: ['file_name'],
  },
  {
    table: 'login_attempts',
    place: 'signIns',
    columns: ['key'],
    // Some type their address where their username is asked for.
    theirs: ({ key, usernameKeys }, bind) =>
      any(
        `split_part(r.key, '.', 1)`,
        bind,
        [key, ...usernameKeys].map((typed) => loginFingerprint('account', typed)),
        'text',
      ),
    erased: 'deleted',
  },
  {
    table: 'sessions',
    place: 'signIns',
    columns: ['address', 'device'],
    theirs: ofAccount,
    told: 'opened_at, seen_at, expires_at, address, device',
    erased: 'with another',
  },
  {
    table: 'known_addresses',
    place: 'signIns',
    columns: ['hash'],
    theirs: ofAccount,
    told: 'expires_at',
    erased: 'with another',
  },
  {
    table: 'new_places',
    place: 'signIns',
    columns: ['device'],
    theirs: ofAccount,
    told: 'signed_in_at, device',
    erased: 'with another',
  },
  {
    table: 'second_factors',
    place: 'signIns',
    columns: ['key'],
    theirs: ofAccount,
    told: 'confirmed_at',
    erased: 'with another',
    trail: { key: 'user_id' },
  },
  {
    table: 'recovery_codes',
    place: 'signIns',
    columns: ['hash'],
    theirs: ofAccount,
    erased: 'with another',
  },
  {
    table: 'password_resets',
    place: 'signIns',
    columns: ['token_hash'],
    theirs: ofAccount,
    told: 'asked_at, expires_at',
    erased: 'with another',
  },
  {
    table: 'email_verifications',
    place: 'signIns',
    columns: ['token_hash'],
    theirs: ofAccount,
    told: 'asked_at, expires_at',
    erased: 'with another',
  },
  {
    table: 'email_changes',
    place: 'signIns',
    columns: ['old_email', 'old_email_key', 'email', 'email_key', 'token_hash', 'new_token_hash'],
    theirs: (who, bind) => `(${ofAccount(who, bind)} or ${bind(who.key)} in (r.old_email_key, r.email_key))`,
    // Not the address before: whoever is to have the new one may be somebody else.
    told: 'email, asked_at, changed_at, expires_at',
    erased: 'deleted',
  },
  {
    table: 'saved_views',
    place: 'savedViews',
    columns: ['name', 'search'],
    theirs: ofAccount,
    told: 'room, name, search, chosen, created_at',
    erased: 'with another',
    mentions: ['name', 'search'],
    calls: ['name', 'search'],
    lostWithout: 'search',
  },
  {
    table: 'users',
    place: 'account',
    columns: ['first_name', 'last_name', 'email', 'email_key', 'username', 'username_key', 'password_hash'],
    theirs: ({ accounts }, bind) => any('r.id', bind, accounts),
    told: 'first_name, last_name, email, username, account_type, role, locale, locale_chosen_at, created_at, email_verified_at, disabled_at',
    erased: 'deleted',
    trail: { key: 'id' },
    mentions: ['first_name', 'last_name'],
  },
  {
    table: 'projects',
    place: 'published',
    ...published('title_en', 'title_ka', 'description_en', 'description_ka'),
    told: 'coalesce(title_en, title_ka) as title',
    erased: 'by hand',
  },
  {
    table: 'events',
    place: 'published',
    ...published('title_en', 'title_ka', 'content_en', 'content_ka', 'venue_en', 'venue_ka'),
    told: 'coalesce(title_en, title_ka) as title',
    erased: 'by hand',
  },
  {
    table: 'newsletter_issues',
    place: 'published',
    ...published('title_en', 'title_ka', 'content_en', 'content_ka'),
    told: 'coalesce(title_en, title_ka) as title',
    erased: 'by hand',
  },
  {
    table: 'spendings',
    place: 'published',
    ...published('purpose_en', 'purpose_ka'),
    told: 'coalesce(purpose_en, purpose_ka) as title',
    erased: 'by hand',
  },
  {
    table: 'spending_entries',
    place: 'mentions',
    columns: ['reason', 'purpose_en', 'purpose_ka'],
    theirs: () => 'false',
    erased: 'emptied',
    mentions: ['reason', 'purpose_en', 'purpose_ka'],
  },
  {
    table: 'pictures',
    place: 'published',
    ...published('name', 'alt_en', 'alt_ka'),
    told: 'name as title',
    erased: 'by hand',
  },
]
