import type { MigrationInterface, QueryRunner } from 'typeorm'

const trailOf = (silent: string): string => `
drop trigger monthly_gifts_trail_insert on monthly_gifts;
drop trigger monthly_gifts_trail_update on monthly_gifts;
drop trigger monthly_gifts_trail_delete on monthly_gifts;
drop trigger monthly_gifts_trail_truncate on monthly_gifts;
select keep_trail_of('monthly_gifts', false, silent => '${silent}');`

const silentBefore = 'subscription_id,next_charge_at,look_at'

/** When somebody asked that a monthly gift end, which whoever charges it is then asked until it has. */
export class AskUntilMonthlyGiftsEnd1798000200000 implements MigrationInterface {
  readonly name = 'AskUntilMonthlyGiftsEnd1798000200000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table monthly_gifts add column end_asked_at timestamptz')
    // That it is asked for is told by who asks, which is written with it.
    await runner.query(trailOf(`{${silentBefore},end_asked_at}`))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(trailOf(`{${silentBefore}}`))
    await runner.query('alter table monthly_gifts drop column end_asked_at')
  }
}
