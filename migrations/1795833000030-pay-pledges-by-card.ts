import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a provider of payments calls a payment, where it is paid, when it is looked at next, and what came where that was something else. */
const columns = `
alter table pledges
  add column payment_id text constraint pledges_payment_id_check check (char_length(payment_id) between 1 and 200),
  add column pay_url text constraint pledges_pay_url_check check (char_length(pay_url) between 1 and 4000),
  add column look_at timestamptz,
  add column looks integer not null default 0,
  add column came_instead text constraint pledges_came_instead_check check (char_length(came_instead) between 1 and 40),
  add constraint pledges_payment_check
    check ((payment_id is null) = (pay_url is null) and (payment_id is not null or look_at is null)),
  add constraint pledges_payment_id_key unique (way, payment_id);
create index pledges_look_at_idx on pledges (look_at) where look_at is not null;
create index pledges_came_instead_idx on pledges (id) where came_instead is not null;`

const trailOf = (silent: string): string => `
drop trigger pledges_trail_insert on pledges;
drop trigger pledges_trail_update on pledges;
drop trigger pledges_trail_delete on pledges;
drop trigger pledges_trail_truncate on pledges;
select keep_trail_of('pledges', true, silent => '${silent}');`

/** Pledges are paid on pages of others, who say what came. */
export class PayPledgesByCard1795833000030 implements MigrationInterface {
  readonly name = 'PayPledgesByCard1795833000030'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(columns)
    await runner.query(trailOf('{version,updated_at,email_key,payment_id,pay_url,look_at,looks}'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(trailOf('{version,updated_at,email_key}'))
    await runner.query(`alter table pledges drop constraint pledges_payment_check,
      drop column payment_id, drop column pay_url, drop column look_at, drop column looks, drop column came_instead`)
  }
}
