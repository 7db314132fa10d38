import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Null on what was issued before, whose papers stay as they were sent: who took the payment, where somebody did, and how often what was
 * promised is given.
 */
const columns = `
alter table receipts
  add column way text constraint receipts_way_check check (way in ('bog', 'tbc', 'stripe')),
  add column frequency text constraint receipts_frequency_check check (frequency in ('once', 'monthly'))`

/** A receipt says who took the payment, and whether it came once or is given every month. */
export class SayOnReceiptsHowItWasPaid1799000800000 implements MigrationInterface {
  readonly name = 'SayOnReceiptsHowItWasPaid1799000800000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(columns)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table receipts drop column frequency, drop column way')
  }
}
