import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Every function remembers the schema it was made in: a restore runs with an empty search path.
 */
const ledger = `
create function refuse_ledger_change() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a donation is never deleted: refund it'
      using errcode = 'restrict_violation', table = 'donations', constraint = 'donations_permanent';
  end if;
  if (new.id, new.project_id, new.donor_id, new.anonymous, new.amount, new.received_at, new.locale, new.created_at)
      is distinct from
      (old.id, old.project_id, old.donor_id, old.anonymous, old.amount, old.received_at, old.locale, old.created_at)
      or (new.recorded_by is distinct from old.recorded_by and new.recorded_by is not null) then
    raise exception 'a donation never changes but for its status'
      using errcode = 'restrict_violation', table = 'donations', constraint = 'donations_permanent';
  end if;
  if new.status <> old.status and (old.status, new.status) not in
      (('pending', 'confirmed'), ('pending', 'refunded'), ('confirmed', 'refunded')) then
    raise exception 'a donation cannot go from % to %', old.status, new.status
      using errcode = 'restrict_violation', table = 'donations', constraint = 'donations_status_order';
  end if;
  return new;
end $$;

create trigger donations_refuse_change before update or delete on donations
  for each row execute function refuse_ledger_change();`

const totals = `
create function open_project_totals() returns trigger language plpgsql set search_path from current as $$
begin
  insert into project_totals (project_id) select id from created;
  return null;
end $$;

create trigger projects_open_totals after insert on projects
  referencing new table as created for each statement execute function open_project_totals();

create function count_new_donations() returns trigger language plpgsql set search_path from current as $$
begin
  update project_totals t
  set raised = t.raised + change.raised, donation_count = t.donation_count + change.donation_count
  from (
    select project_id, sum(amount) as raised, count(*) as donation_count
    from added where status = 'confirmed' group by project_id
  ) change
  where t.project_id = change.project_id;
  return null;
end $$;

create trigger donations_count_new after insert on donations
  referencing new table as added for each statement execute function count_new_donations();

create function count_changed_donations() returns trigger language plpgsql set search_path from current as $$
begin
  update project_totals t
  set raised = t.raised + change.raised, donation_count = t.donation_count + change.donation_count
  from (
    select project_id, sum(amount * weight) as raised, sum(weight) as donation_count
    from (
      select project_id, amount, 1 as weight from after_change where status = 'confirmed'
      union all
      select project_id, amount, -1 from before_change where status = 'confirmed'
    ) confirmed
    group by project_id
    having sum(weight) <> 0
  ) change
  where t.project_id = change.project_id;
  return null;
end $$;

create trigger donations_count_changed after update on donations
  referencing old table as before_change new table as after_change
  for each statement execute function count_changed_donations();

create function forget_project_totals() returns trigger language plpgsql set search_path from current as $$
begin
  update project_totals set raised = 0, donation_count = 0;
  return null;
end $$;

create trigger donations_forget after truncate on donations
  for each statement execute function forget_project_totals();`

/** For a restore of rows without triggers, and for whoever doubts: the totals once more, from the ledger alone. */
const derivation = `
create function rebuild_project_totals() returns integer language plpgsql set search_path from current as $$
declare
  corrected integer;
begin
  lock table donations in share row exclusive mode;
  insert into project_totals (project_id, raised, donation_count)
  select p.id, coalesce(sum(d.amount), 0), count(d.id)
  from projects p left join donations d on d.project_id = p.id and d.status = 'confirmed'
  group by p.id
  on conflict (project_id) do update
    set raised = excluded.raised, donation_count = excluded.donation_count
    where (project_totals.raised, project_totals.donation_count)
      is distinct from (excluded.raised, excluded.donation_count);
  get diagnostics corrected = row_count;
  return corrected;
end $$;

comment on function rebuild_project_totals() is
  'Derives project_totals from the ledger again; answers how many projects it corrected.';`

export class KeepTheLedger1795219200001 implements MigrationInterface {
  readonly name = 'KeepTheLedger1795219200001'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [ledger, totals, derivation]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger donations_forget on donations;
      drop trigger donations_count_changed on donations;
      drop trigger donations_count_new on donations;
      drop trigger projects_open_totals on projects;
      drop trigger donations_refuse_change on donations;
      drop function rebuild_project_totals(), forget_project_totals(), count_changed_donations(),
        count_new_donations(), open_project_totals(), refuse_ledger_change();`)
  }
}
