import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whoever subscribes once the newsletter is launched confirms that. Of those who have by now nobody was asked: both are null. */
export class ConfirmReaders1795826000020 implements MigrationInterface {
  readonly name = 'ConfirmReaders1795826000020'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table newsletter_subscriptions add column asked_at timestamptz, add column confirmed_at timestamptz',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table newsletter_subscriptions drop column asked_at, drop column confirmed_at')
  }
}
