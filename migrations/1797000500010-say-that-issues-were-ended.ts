import type { MigrationInterface, QueryRunner } from 'typeorm'

/** In which states an issue is over: visitors read it on the site, unless it is taken off. */
const over = (hasEnded: boolean): string => (hasEnded ? `('sent', 'ended')` : `('sent')`)

const checks = (hasEnded: boolean): string => `
alter table newsletter_issues
  add constraint newsletter_issues_state_check
    check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent'${hasEnded ? `, 'ended'` : ''})),
  add constraint newsletter_issues_sent_at_check check ((sent_at is null) = (state not in ${over(hasEnded)})),
  add constraint newsletter_issues_ended_at_check
    check (${hasEnded ? `(ended_at is null) = (state <> 'ended')` : `ended_at is null or state = 'sent'`})`

const index = (hasEnded: boolean): string => `
create index newsletter_issues_archive_idx on newsletter_issues (sent_at, id)
  where state in ${over(hasEnded)} and off_site_at is null`

const triggers = (hasEnded: boolean): string[] =>
  [
    ['insert', `new.state in ${over(hasEnded)}`],
    ['update', `old.state in ${over(hasEnded)} or new.state in ${over(hasEnded)}`],
    ['delete', `old.state in ${over(hasEnded)}`],
  ].map(
    ([event, condition]) => `
create or replace trigger newsletter_issues_${event}_raise_content_revision after ${event} on newsletter_issues
  for each row when (${condition}) execute function raise_content_revision()`,
  )

/** Nobody has changed these: the trail tells of nobody, and no version is another. */
const rename = (from: string, to: string): string => `
alter table newsletter_issues disable trigger user;
update newsletter_issues set state = '${to}' where state = '${from}' and ended_at is not null;
alter table newsletter_issues enable trigger user;`

const loosen = `
alter table newsletter_issues
  drop constraint newsletter_issues_state_check,
  drop constraint newsletter_issues_sent_at_check,
  drop constraint newsletter_issues_ended_at_check;
drop index newsletter_issues_archive_idx;`

/** An issue that was ended before all its readers were written to is no more called sent. */
export class SayThatIssuesWereEnded1797000500010 implements MigrationInterface {
  readonly name = 'SayThatIssuesWereEnded1797000500010'

  async up(runner: QueryRunner): Promise<void> {
    const steps = [loosen, rename('sent', 'ended'), checks(true), index(true), ...triggers(true)]
    for (const sql of steps) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    const steps = [loosen, rename('ended', 'sent'), checks(false), index(false), ...triggers(false)]
    for (const sql of steps) await runner.query(sql)
  }
}
