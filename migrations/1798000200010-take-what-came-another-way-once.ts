import type { MigrationInterface, QueryRunner } from 'typeorm'

const reasons = (names: string): string => `
alter table monthly_gifts drop constraint monthly_gifts_ended_why_check,
  add constraint monthly_gifts_ended_why_check check (ended_why in (${names}));`

const before = `'donor', 'team', 'project', 'provider', 'unpaid', 'erased'`

/**
 * A first month that came without being charged is all there is, whoever writes that: by a press, or by a bank's file. What is
 * charged has its subscription before its first month is confirmed.
 */
const once = `
create function end_monthly_gift_paid_once() returns trigger language plpgsql set search_path from current as $$
begin
  if new.state = 'confirmed' then
    update monthly_gifts set state = 'ended', ended_at = coalesce(new.settled_at, now()), ended_why = 'once'
    where id = new.monthly_gift_id and subscription_id is null and ended_why is distinct from 'erased';
  else
    update monthly_gifts set state = 'pending', ended_at = null, ended_why = null
    where id = new.monthly_gift_id and subscription_id is null and ended_why = 'once';
  end if;
  return null;
end $$;

create trigger pledges_end_monthly_paid_once after update of state on pledges for each row
  when (new.monthly_gift_id is not null and new.state in ('confirmed', 'pledged'))
  execute function end_monthly_gift_paid_once();`

/** Whose first month came another way gives once: the monthly gift does not begin. */
export class TakeWhatCameAnotherWayOnce1798000200010 implements MigrationInterface {
  readonly name = 'TakeWhatCameAnotherWayOnce1798000200010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(reasons(`${before}, 'once'`))
    await runner.query(once)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop trigger pledges_end_monthly_paid_once on pledges; drop function end_monthly_gift_paid_once',
    )
    await runner.query(`update monthly_gifts set ended_why = 'unpaid' where ended_why = 'once'`)
    await runner.query(reasons(before))
  }
}
