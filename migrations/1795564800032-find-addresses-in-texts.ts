import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Texts in which addresses may stand that are somebody else's. */
const texts: Readonly<Record<string, readonly string[]>> = {
  contact_messages: ['name', 'message'],
  message_notes: ['text'],
  event_subscribers: ['name'],
  donation_entries: ['reason', 'reference'],
  donations: ['reference'],
  donors: ['name'],
  donor_notes: ['text'],
}

/**
 * What is looked up of an address that is searched for as much as of every one in a text: so much of it as stands within any
 * text in which it stands. What is found so is read then. An entry of an index has no room for more.
 */
const words = `
create function addresses_in(variadic texts text[]) returns text[]
language plpgsql immutable parallel safe as $$
declare
  given text;
  parts text[];
  host text;
  found text[] = '{}';
begin
  foreach given in array texts loop
    continue when given is null or position('@' in given) = 0;
    parts = string_to_array(lower(given), '@');
    for i in 2 .. cardinality(parts) loop
      host = substring(parts[i] from '^[a-z0-9]+(?:[.-][a-z0-9]+)*');
      if host is not null then
        found = found || (
          right(reverse(substring(reverse(parts[i - 1]) from '^[a-z0-9._%+-]*')), 64) || '@' || left(host, 190));
      end if;
    end loop;
  end loop;
  return found;
end $$;

comment on function addresses_in is 'Every address in these texts, as far as it is looked up: in small letters.';

create function words_told(told jsonb) returns text language sql immutable parallel safe as $$
  select regexp_replace(told::text, '\\\\(?:u[0-9a-f]{4}|.)', ' ', 'g')
$$;

comment on function words_told is
  'What the trail tells of a record as a text to be searched: what is escaped in JSON is no part of any word.';

create function addresses_told(before jsonb, after jsonb) returns text[]
language plpgsql immutable parallel safe set search_path from current as $$
begin
  return addresses_in(words_told(before), words_told(after));
end $$;

comment on function addresses_told is 'Every address in what stood in a record before an entry of the trail, and after.';`

const hasAny = (columns: readonly string[], row = ''): string =>
  columns.map((column) => `${row}${column} like '%@%'`).join(' or ')

/** Few texts have an address in them: the others are in no index. */
const indexes = Object.entries(texts).map(
  ([table, columns]) => `
create index ${table}_addresses_idx on ${table} using gin (addresses_in(${columns.join(', ')}))
  with (gin_pending_list_limit = 1024) where ${hasAny(columns)};`,
)

const others = `
create index trail_values_addresses_idx on trail_values using gin (addresses_told(before, after))
  with (gin_pending_list_limit = 1024);
create index contact_messages_email_key_idx on contact_messages (lower(normalize(email, NFKC)));
create index event_subscribers_email_key_idx on event_subscribers (email_key);`

/** Entries whose reason or reference has the address in it, of anybody's gift. */
const entriesWith = `(${hasAny(['reason', 'reference'], 'e.')})
    and addresses_in(e.reason, e.reference) @> addresses_in(address)
    and (lower(e.reason) ~ mentioned or lower(e.reference) ~ mentioned)`

/** `called` finds what these givers are called in references of their own gifts, `mentioned` their address anywhere. */
const givers = (schema: string): string => `
drop function erase_givers(uuid[], text, text);
create function erase_givers(givers uuid[], called text, address text, mentioned text) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
declare
  gifts uuid[] = array(
    select id from donations where donor_id = any(givers)
    union select donation_id from donation_entries where donor_id = any(givers)
  );
begin
  update donation_entries e
  set donor_id = case when e.donor_id = any(givers) then null else e.donor_id end,
    anonymous = e.anonymous or coalesce(e.donor_id = any(givers), false),
    reason = case when e.reason is not null then '—' end,
    reference = case when lower(e.reference) ~ called then null else e.reference end
  where e.donation_id = any(gifts);
  update donations d
  set donor_id = case when d.donor_id = any(givers) then null else d.donor_id end,
    anonymous = d.anonymous or coalesce(d.donor_id = any(givers), false),
    reference = case when lower(d.reference) ~ called then null else d.reference end
  where d.id = any(gifts);
  update donation_entries e
  set reason = case when lower(e.reason) ~ mentioned then '—' else e.reason end,
    reference = case when lower(e.reference) ~ mentioned then null else e.reference end
  where ${entriesWith};
  update donations d set reference = null
  where d.reference like '%@%' and addresses_in(d.reference) @> addresses_in(address) and lower(d.reference) ~ mentioned;
  delete from project_donors
  where person in (select p.fingerprint from people p join donors o on o.person_id = p.id where o.id = any(givers))
    and project_id in (
      select project_id from donations where id = any(gifts)
      union select project_id from donation_entries where donation_id = any(gifts)
    );
end $$;

comment on function erase_givers is
  'Makes nobody of who gave, in the ledger: each gift, each sum and each bank reference without a name in it stays.';`

const trails = (schema: string): string => `
drop function erase_trail_words(text);
create function erase_trail_words(address text, mentioned text) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
begin
  update trail_values v
  set before = case when f.in_before then null else v.before end,
    after = case when f.in_after then null else v.after end, erased_at = now()
  from (
    select entry_id,
      coalesce(lower(words_told(before)) ~ mentioned, false) as in_before,
      coalesce(lower(words_told(after)) ~ mentioned, false) as in_after
    from trail_values where addresses_told(before, after) @> addresses_in(address)
  ) f
  where v.entry_id = f.entry_id and (f.in_before or f.in_after);
end $$;

comment on function erase_trail_words is
  'Takes what was there before and after out of all entries in which an address stands, whatever they are about.';`

/** As 1795478400050-forget-references.ts and 1795392000010-forget-people.ts made them. */
const before = (schema: string): string => `
drop function erase_givers(uuid[], text, text, text);
create function erase_givers(givers uuid[], called text, mentioned text) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
declare
  gifts uuid[] = array(
    select id from donations where donor_id = any(givers)
    union select donation_id from donation_entries where donor_id = any(givers)
  );
begin
  update donation_entries e
  set donor_id = case when e.donor_id = any(givers) then null else e.donor_id end,
    anonymous = e.anonymous or coalesce(e.donor_id = any(givers), false),
    reason = case when e.reason is not null then '—' end,
    reference = case when lower(e.reference) ~ called then null else e.reference end
  where e.donation_id = any(gifts);
  update donations d
  set donor_id = case when d.donor_id = any(givers) then null else d.donor_id end,
    anonymous = d.anonymous or coalesce(d.donor_id = any(givers), false),
    reference = case when lower(d.reference) ~ called then null else d.reference end
  where d.id = any(gifts);
  update donation_entries e
  set reason = case when lower(e.reason) ~ mentioned then '—' else e.reason end,
    reference = case when lower(e.reference) ~ mentioned then null else e.reference end
  where lower(e.reason) ~ mentioned or lower(e.reference) ~ mentioned;
  update donations d set reference = null where lower(d.reference) ~ mentioned;
  delete from project_donors
    where person in (select p.fingerprint from people p join donors o on o.person_id = p.id where o.id = any(givers));
end $$;

drop function erase_trail_words(text, text);
create function erase_trail_words(mentioned text) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
begin
  update trail_values
  set before = case when lower(before::text) ~ mentioned then null else before end,
    after = case when lower(after::text) ~ mentioned then null else after end, erased_at = now()
  where lower(before::text) ~ mentioned or lower(after::text) ~ mentioned;
end $$;`

/** Whoever asks to be forgotten was looked for in every text there is, for seconds once there are many. */
export class FindAddressesInTexts1795564800032 implements MigrationInterface {
  readonly name = 'FindAddressesInTexts1795564800032'

  async up(runner: QueryRunner): Promise<void> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    for (const sql of [words, ...indexes, others, givers(schema), trails(schema)]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    await runner.query(before(schema))
    for (const table of Object.keys(texts)) await runner.query(`drop index ${table}_addresses_idx`)
    await runner.query(`
      drop index trail_values_addresses_idx, contact_messages_email_key_idx, event_subscribers_email_key_idx;
      drop function addresses_told, words_told, addresses_in;`)
  }
}
