import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Where a mail server has said that nobody is at an address, no newsletter goes there any more. */
export class KnowWhoIsNotThere1795828000010 implements MigrationInterface {
  readonly name = 'KnowWhoIsNotThere1795828000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table newsletter_subscriptions add column unreachable_since timestamptz')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table newsletter_subscriptions drop column unreachable_since')
  }
}
