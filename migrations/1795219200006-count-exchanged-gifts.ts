import type { MigrationInterface, QueryRunner } from 'typeorm'

const countChangedWhere = (changed: string): string => `
create or replace function count_changed_donations() returns trigger language plpgsql set search_path from current as $$
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
    having ${changed}
  ) change
  where t.project_id = change.project_id;
  return null;
end $$;`

/** One statement may confirm a gift and refund another: their number is then what it was, their sum is not. */
export class CountExchangedGifts1795219200006 implements MigrationInterface {
  readonly name = 'CountExchangedGifts1795219200006'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(countChangedWhere('sum(weight) <> 0 or sum(amount * weight) <> 0'))
    await runner.query('select rebuild_project_totals()')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(countChangedWhere('sum(weight) <> 0'))
  }
}
