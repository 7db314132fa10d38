import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What was sent is shown on the site, newest first, but for what the team has taken off. */
const shown = `
alter table newsletter_issues add column off_site_at timestamptz;
create index newsletter_issues_archive_idx on newsletter_issues (sent_at, id) where state = 'sent' and off_site_at is null;`

/** Of issues only what was sent is the public's: what is written of others makes no answer old. */
const trigger = (event: string, condition: string): string => `
create trigger newsletter_issues_${event}_raise_content_revision after ${event} on newsletter_issues
  for each row when (${condition}) execute function raise_content_revision();`

const raising = [
  trigger('insert', `new.state = 'sent'`),
  trigger('update', `old.state = 'sent' or new.state = 'sent'`),
  trigger('delete', `old.state = 'sent'`),
  `create trigger newsletter_issues_truncate_raise_content_revision after truncate on newsletter_issues
    for each statement execute function raise_content_revision();`,
]

/** Visitors read the issues of the newsletter that were sent. */
export class ArchiveNewsletterIssues1795829000010 implements MigrationInterface {
  readonly name = 'ArchiveNewsletterIssues1795829000010'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [shown, ...raising]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete', 'truncate'])
      await runner.query(
        `drop trigger newsletter_issues_${event}_raise_content_revision on newsletter_issues`,
      )
    await runner.query('drop index newsletter_issues_archive_idx')
    await runner.query('alter table newsletter_issues drop column off_site_at')
  }
}
