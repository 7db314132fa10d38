import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A page of pledges in the order of their amounts is a range of an index, however many there are. */
export class OrderPledgesByAmount1795835000010 implements MigrationInterface {
  readonly name = 'OrderPledgesByAmount1795835000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index pledges_amount_idx on pledges (amount, id)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index pledges_amount_idx')
  }
}
