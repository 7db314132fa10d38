import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What went back has receipts of its own: none ever said it beside a gift, so nobody writes it any more. */
export class SayNoRefundBesideAGift1797000400030 implements MigrationInterface {
  readonly name = 'SayNoRefundBesideAGift1797000400030'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table receipts alter column refunded set default 0')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table receipts alter column refunded drop default')
  }
}
