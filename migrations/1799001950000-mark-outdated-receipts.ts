import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Receipts that nothing has replaced, of gifts that count, which say what the ledger does not. */
const marks = `
create table if not exists outdated_receipts (
  receipt_id uuid constraint outdated_receipts_pkey primary key
    constraint outdated_receipts_receipt_id_fkey references receipts (id)
);`

/** Of a gift it is what came: what went back has receipts of its own, and with it, the gift is what it was. */
const judged = `
    select r.id, r.donation_id, (
      not exists (select from receipts x where x.replaces_id = r.id)
      and case when r.kind = 'refund' then not exists (
          select from donation_entries t
          where t.donation_id = r.donation_id and t.kind = 'restored' and t.corrects = r.entry_version)
        else d.status in ('confirmed', 'refunded') end
      and ((d.method, d.project_id, o.name) is distinct from (r.method, r.project_id, r.donor_name)
        or r.kind = 'gift' and (d.amount + d.refunded, d.received_at) is distinct from (r.amount, r.received_at))
    ) as is_outdated
    from receipts r join donations d on d.id = r.donation_id left join donors o on o.id = d.donor_id`

/** Whoever calls it holds the gifts, or has just changed them: nobody else judges them meanwhile by what is about to be no more. */
const marking = `
create or replace function mark_outdated_receipts(gifts uuid[]) returns integer language plpgsql
  set search_path from current set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  corrected integer = 0;
begin
  if cardinality(gifts) > 0 then
    with judged as materialized (${judged}
      where r.donation_id = any(gifts)
    ), right_again as (
      delete from outdated_receipts m using judged j where m.receipt_id = j.id and not j.is_outdated returning 1
    ), wrong_now as (
      insert into outdated_receipts select id from judged where is_outdated on conflict do nothing returning 1
    )
    select (select count(*) from right_again) + (select count(*) from wrong_now) into corrected;
  end if;
  return corrected;
end $$;`

/** Reads every receipt, and holds only those gifts of which a mark is wrong. */
const finding = `
create or replace function find_outdated_receipts() returns integer language plpgsql set search_path from current as $$
declare
  gifts uuid[] = array(
    select j.donation_id from (${judged}
    ) j where j.is_outdated <> exists (select from outdated_receipts m where m.receipt_id = j.id));
begin
  perform from donations where id = any(gifts) order by id for share;
  return mark_outdated_receipts(gifts);
end $$;

comment on function find_outdated_receipts() is
  'Judges every receipt anew; answers how many marks of outdated_receipts it corrected.';`

/** An entry that takes a refund back changes its gift as well. */
const followingGifts = `
create or replace function mark_receipts_of_gifts() returns trigger language plpgsql
  set search_path from current set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform mark_outdated_receipts(array(
    select a.id from after_change a where exists (select from receipts r where r.donation_id = a.id)));
  return null;
end $$;

drop trigger if exists donations_mark_receipts on donations;
create trigger donations_mark_receipts after update on donations
  referencing new table as after_change for each statement execute function mark_receipts_of_gifts();`

const followingIssued = `
create or replace function mark_issued_receipts() returns trigger language plpgsql set search_path from current as $$
begin
  perform mark_outdated_receipts(array(select distinct donation_id from added));
  return null;
end $$;

drop trigger if exists receipts_mark_issued on receipts;
create trigger receipts_mark_issued after insert on receipts
  referencing new table as added for each statement execute function mark_issued_receipts();`

const followingForgetful = `
create or replace function mark_forgetful_receipt() returns trigger language plpgsql set search_path from current as $$
begin
  perform mark_outdated_receipts(array[new.donation_id]);
  return null;
end $$;

drop trigger if exists receipts_mark_forgetful on receipts;
create trigger receipts_mark_forgetful after update of donor_name on receipts
  for each row when (old.donor_name is distinct from new.donor_name) execute function mark_forgetful_receipt();`

/** Whoever issues a receipt holds its gift: it says the old name and is seen here, or waits and says the new one. */
const followingDonors = `
create or replace function mark_receipts_of_donor() returns trigger language plpgsql set search_path from current as $$
begin
  perform from donations where donor_id = new.id order by id for no key update;
  perform mark_outdated_receipts(array(select id from donations where donor_id = new.id));
  return null;
end $$;

drop trigger if exists donors_mark_receipts on donors;
create trigger donors_mark_receipts after update of name on donors
  for each row when (old.name is distinct from new.name) execute function mark_receipts_of_donor();`

/** Each is sent by itself: whoever holds one of these tables would else wait for another one, as this does for theirs. */
const following = [followingGifts, followingIssued, followingForgetful, followingDonors]

/** To find what says what the ledger does not, every receipt was compared with its gift. */
export class MarkOutdatedReceipts1799001950000 implements MigrationInterface {
  readonly name = 'MarkOutdatedReceipts1799001950000'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    // From here on each change is followed; then what had changed before is found, while people go on.
    for (const sql of [marks, marking, finding, ...following]) await runner.query(sql)
    await runner.query('select find_outdated_receipts()')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger donors_mark_receipts on donors;
      drop trigger donations_mark_receipts on donations;
      drop trigger receipts_mark_issued on receipts;
      drop trigger receipts_mark_forgetful on receipts;
      drop function mark_receipts_of_donor(), mark_receipts_of_gifts(), mark_issued_receipts(), mark_forgetful_receipt(),
        find_outdated_receipts(), mark_outdated_receipts(uuid[]);
      drop table outdated_receipts;`)
  }
}
