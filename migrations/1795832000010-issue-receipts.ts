import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Taken in the transaction that writes a receipt: what is rolled back gives its number back, and whoever comes second waits. */
const numbers = `
create table receipt_numbers (
  year integer constraint receipt_numbers_pkey primary key
    constraint receipt_numbers_year_check check (year between 2000 and 9999),
  last integer not null constraint receipt_numbers_last_check check (last >= 0)
);`

const text = (name: string, most: number): string =>
  `${name} text not null constraint receipts_${name}_check check (char_length(${name}) between 1 and ${most})`

/** What it says is written down as it was said: the gift may be put right, the project and the charity be called otherwise. */
const receipts = `
create table receipts (
  id uuid constraint receipts_pkey primary key,
  year integer not null,
  ordinal integer not null constraint receipts_ordinal_check check (ordinal >= 1),
  number text not null constraint receipts_number_check
    check (number = year || '-' || repeat('0', greatest(0, 6 - length(ordinal::text))) || ordinal),
  kind text not null constraint receipts_kind_check check (kind in ('gift', 'refund')),
  donation_id uuid not null constraint receipts_donation_id_fkey references donations (id),
  entry_version integer,
  replaces_id uuid constraint receipts_replaces_id_key unique
    constraint receipts_replaces_id_fkey references receipts (id),
  issued_at timestamptz(3) not null,
  issued_by uuid,
  locale text not null constraint receipts_locale_check check (locale in ('en', 'ka')),
  donor_name text constraint receipts_donor_name_check check (char_length(donor_name) between 1 and 100),
  amount numeric(12, 2) not null constraint receipts_amount_check check (amount > 0),
  refunded numeric(16, 2) not null constraint receipts_refunded_check check (refunded >= 0),
  received_at timestamptz(3) not null,
  method text constraint receipts_method_check check (method in ('cash', 'transfer', 'card', 'inKind')),
  project_id uuid not null constraint receipts_project_id_fkey references projects (id),
  ${text('project_title', 200)},
  ${text('charity_name', 200)},
  ${text('charity_code', 11)},
  ${text('charity_address', 300)},
  created_at timestamptz not null default now(),
  constraint receipts_year_ordinal_key unique (year, ordinal),
  constraint receipts_entry_version_check check ((entry_version is null) = (kind = 'gift'))
);
create unique index receipts_first_key on receipts (donation_id, coalesce(entry_version, 0)) where replaces_id is null;
create index receipts_donation_id_idx on receipts (donation_id);
create index receipts_project_id_idx on receipts (project_id);`

/** Only whom it names may go from it, for good: who asks to be forgotten is. */
const permanent = `
create function refuse_receipt_change() returns trigger language plpgsql set search_path from current as $$
declare
  kept receipts%rowtype;
begin
  if tg_op = 'UPDATE' then
    kept = new;
    kept.donor_name = old.donor_name;
    if kept is not distinct from old and (new.donor_name is null or new.donor_name is not distinct from old.donor_name) then
      return new;
    end if;
  end if;
  raise exception 'a receipt is never changed or deleted: issue another'
    using errcode = 'restrict_violation', table = 'receipts', constraint = 'receipts_permanent';
end $$;

create trigger receipts_permanent before update or delete on receipts for each row execute function refuse_receipt_change();`

/** A number that was given is not given again, and none is passed over. */
const counting = `
create function refuse_number_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'UPDATE' then
    if new.year = old.year and new.last between old.last and old.last + 1 then
      return new;
    end if;
  end if;
  raise exception 'receipts are numbered one after the other'
    using errcode = 'restrict_violation', table = 'receipt_numbers', constraint = 'receipt_numbers_permanent';
end $$;

create trigger receipt_numbers_permanent before update or delete on receipt_numbers
  for each row execute function refuse_number_change();`

/** Whoever gave is erased with their gifts, from what was issued of these as well. */
const forgetting = `
create function erase_receipts(gifts uuid[], givers uuid[]) returns void language sql set search_path from current as $$
  update receipts set donor_name = null
  where donation_id = any(gifts) and donor_name in (select name from donors where id = any(givers))
$$;`

/** Nothing else of one ever changes, and that somebody was erased is told once, and not of whom. */
const trail = `select keep_trail_of('receipts', true, silent => '{donor_name}')`

/** Receipts are issued, and stay as they were. */
export class IssueReceipts1795832000010 implements MigrationInterface {
  readonly name = 'IssueReceipts1795832000010'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [numbers, receipts, permanent, counting, forgetting, trail]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function erase_receipts(uuid[], uuid[])')
    for (const table of ['receipts', 'receipt_numbers']) await runner.query(`drop table ${table}`)
    await runner.query('drop function refuse_receipt_change()')
    await runner.query('drop function refuse_number_change()')
  }
}
