import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a gift and an entry both say. */
const state = [
  'project_id',
  'donor_id',
  'anonymous',
  'amount',
  'refunded',
  'status',
  'received_at',
  'method',
  'reference',
]
const stateOf = (row: string): string => state.map((column) => `${row}.${column}`).join(', ')

/**
 * The lines of the projects are locked in one order for all: gifts that change places do not wait in a circle. However
 * many entries one statement adds, the totals follow once.
 */
const byStatement = `
drop trigger donation_entries_apply on donation_entries;

create or replace function apply_donation_entry() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select from added where version > 1) then
    perform from project_totals
      where project_id in (
        select project_id from added where version > 1
        union select d.project_id from added a join donations d on d.id = a.donation_id where a.version > 1
      ) order by project_id for update;
    update donations d set (version, ${state.join(', ')}) = (a.version, ${stateOf('a')})
      from added a where a.donation_id = d.id and a.version > 1;
  end if;
  return null;
end $$;

create trigger donation_entries_apply after insert on donation_entries
  referencing new table as added for each statement execute function apply_donation_entry();`

const byRow = `
drop trigger donation_entries_apply on donation_entries;

create or replace function apply_donation_entry() returns trigger language plpgsql set search_path from current as $$
begin
  if new.version > 1 then
    perform from project_totals
      where project_id in (new.project_id, (select project_id from donations where id = new.donation_id))
      order by project_id for update;
    update donations set (version, ${state.join(', ')}) = (new.version, ${stateOf('new')})
      where id = new.donation_id;
  end if;
  return null;
end $$;

create trigger donation_entries_apply after insert on donation_entries
  for each row execute function apply_donation_entry();`

/** With a trigger for each row, a thousand gifts of one import were undone in five seconds. */
export class ApplyEntriesAtOnce1795219200145 implements MigrationInterface {
  readonly name = 'ApplyEntriesAtOnce1795219200145'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(byStatement)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(byRow)
  }
}
