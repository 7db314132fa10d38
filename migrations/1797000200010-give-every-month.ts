import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What is given every month: each month of it is a pledge of its own, which holds who gives, how much and what for. So nothing here
 * says anything about a person.
 */
const monthlyGifts = `
create table monthly_gifts (
  id uuid constraint monthly_gifts_pkey primary key,
  way text not null constraint monthly_gifts_way_check check (way <> ''),
  state text not null
    constraint monthly_gifts_state_check check (state in ('pending', 'active', 'failing', 'ended')),
  created_at timestamptz not null default now(),
  subscription_id text
    constraint monthly_gifts_subscription_id_check check (char_length(subscription_id) between 1 and 200),
  next_charge_at timestamptz,
  look_at timestamptz,
  ended_at timestamptz,
  ended_why text constraint monthly_gifts_ended_why_check
    check (ended_why in ('donor', 'team', 'project', 'provider', 'unpaid', 'erased')),
  constraint monthly_gifts_subscription_id_key unique (way, subscription_id),
  constraint monthly_gifts_look_check check (subscription_id is not null or look_at is null),
  constraint monthly_gifts_ended_check
    check ((state = 'ended') = (ended_at is not null) and (state <> 'ended' or ended_why is not null))
);
create index monthly_gifts_look_at_idx on monthly_gifts (look_at) where look_at is not null;
create index monthly_gifts_running_idx on monthly_gifts (id) where state in ('active', 'failing');
select keep_trail_of('monthly_gifts', false, silent => '{subscription_id,next_charge_at,look_at}');`

const months = `
alter table pledges
  add column frequency text not null default 'once'
    constraint pledges_frequency_check check (frequency in ('once', 'monthly')),
  add column monthly_gift_id uuid
    constraint pledges_monthly_gift_id_fkey references monthly_gifts (id) on delete restrict,
  add constraint pledges_monthly_check check ((frequency = 'monthly') = (monthly_gift_id is not null));
create index pledges_monthly_gift_id_idx on pledges (monthly_gift_id, created_at) where monthly_gift_id is not null;`

/** A first month that is over unpaid is the end of all of them, whoever writes that. */
const unpaid = `
create function end_unpaid_monthly_gift() returns trigger language plpgsql set search_path from current as $$
begin
  update monthly_gifts set state = 'ended', ended_at = new.settled_at,
    ended_why = case when new.state <> 'withdrawn' then 'unpaid' when new.reason is null then 'donor' else 'team' end
  where id = new.monthly_gift_id and state = 'pending';
  return null;
end $$;

create trigger pledges_end_unpaid_monthly after update of state on pledges for each row
  when (new.monthly_gift_id is not null and new.state in ('withdrawn', 'expired', 'failed'))
  execute function end_unpaid_monthly_gift();`

const trailOf = (silent: string): string => `
drop trigger pledges_trail_insert on pledges;
drop trigger pledges_trail_update on pledges;
drop trigger pledges_trail_delete on pledges;
drop trigger pledges_trail_truncate on pledges;
select keep_trail_of('pledges', true, silent => '${silent}');`

const silentBefore = 'version,updated_at,email_key,payment_id,pay_url,look_at,looks'

/** Gifts can be made every month, where whoever takes the payment charges it again. */
export class GiveEveryMonth1797000200010 implements MigrationInterface {
  readonly name = 'GiveEveryMonth1797000200010'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [monthlyGifts, months, unpaid, trailOf(`{${silentBefore},monthly_gift_id}`)])
      await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of [
      trailOf(`{${silentBefore}}`),
      'drop trigger pledges_end_unpaid_monthly on pledges; drop function end_unpaid_monthly_gift',
      'alter table pledges drop constraint pledges_monthly_check, drop column monthly_gift_id, drop column frequency',
      'drop table monthly_gifts',
    ])
      await runner.query(sql)
  }
}
