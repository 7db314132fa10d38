import type { MigrationInterface, QueryRunner } from 'typeorm'

const held = `state = 'waiting' and kind = 'newsletter' and answer = 'what it is about is paused'`

/** What was held back when a copy was made may have been sent since: it is an orphan as any other letter that waits. */
const orphaned = `
  update newsletter_progress p set written = p.written + h.count
  from (select about, count(*)::integer as count from letters where ${held} group by about) h where p.issue_id = h.about;
  update letters set answer = null where ${held};`

const restoring = (more: string): string => `
create or replace function after_restoring() returns void language plpgsql set search_path from current as $$
begin
  update newsletter_issues set state = 'paused' where state = 'sending';
  update newsletter_issues set state = 'draft', send_at = null where state = 'scheduled';
  update statement_sendings set sending = false where sending;${more}
end $$;`

/** Letters of an issue that is paused are held back. */
export class RestoreLettersThatAreHeldBack1798000300000 implements MigrationInterface {
  readonly name = 'RestoreLettersThatAreHeldBack1798000300000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(restoring(orphaned))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(restoring(''))
  }
}
