import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An issue that is paused can be ended: whoever has no letter by then gets none. */
export class EndNewsletterIssues1796600000010 implements MigrationInterface {
  readonly name = 'EndNewsletterIssues1796600000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table newsletter_issues add column ended_at timestamptz,
      add constraint newsletter_issues_ended_at_check check (ended_at is null or state = 'sent')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table newsletter_issues drop column ended_at')
  }
}
