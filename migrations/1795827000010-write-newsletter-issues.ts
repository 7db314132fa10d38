import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What stands in both languages, of at most so many characters each. */
const text = (name: string, most: number): string => `
  ${name}_en text constraint newsletter_issues_${name}_en_check check (char_length(${name}_en) between 1 and ${most}),
  ${name}_ka text constraint newsletter_issues_${name}_ka_check check (char_length(${name}_ka) between 1 and ${most}),
  constraint newsletter_issues_${name}_check check (num_nonnulls(${name}_en, ${name}_ka) > 0),`

const issues = `
create table newsletter_issues (
  id uuid constraint newsletter_issues_pkey primary key,
  version integer not null default 1,${text('title', 200)}${text('content', 20_000)}
  state text not null default 'draft'
    constraint newsletter_issues_state_check check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent')),
  send_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz(3),
  deleted_by uuid,
  constraint newsletter_issues_send_at_check check ((send_at is null) = (state = 'draft')),
  constraint newsletter_issues_sent_at_check check ((sent_at is null) = (state <> 'sent')),
  constraint newsletter_issues_deleted_check check (deleted_at is not null or deleted_by is null),
  constraint newsletter_issues_on_its_way_check check (deleted_at is null or state = 'draft'),
  constraint newsletter_issues_untranslated_check
    check (state = 'draft' or num_nulls(title_en, title_ka, content_en, content_ka) = 0)
);
create index newsletter_issues_bin_idx on newsletter_issues (deleted_at, id) where deleted_at is not null;
create index newsletter_issues_listed_idx on newsletter_issues (id) where deleted_at is null;
create index newsletter_issues_due_idx on newsletter_issues (send_at, id) where state in ('scheduled', 'sending');`

/** How far an issue has come, beside it: whoever writes on one is not held up by that, nor told of it as of a change. */
const progress = `
create table newsletter_progress (
  issue_id uuid constraint newsletter_progress_pkey primary key
    constraint newsletter_progress_issue_id_fkey references newsletter_issues (id) on delete cascade,
  last_reader uuid,
  next_at timestamptz not null,
  written_at timestamptz,
  readers integer not null constraint newsletter_progress_readers_check check (readers >= 0),
  written integer not null default 0 constraint newsletter_progress_written_check check (written >= 0),
  delivered integer not null default 0 constraint newsletter_progress_delivered_check check (delivered >= 0),
  failed integer not null default 0 constraint newsletter_progress_failed_check check (failed >= 0),
  doubtful integer not null default 0 constraint newsletter_progress_doubtful_check check (doubtful >= 0)
);`

/** What readers have, or are about to, is what was written: nobody makes it another letter behind their back. */
const stays = `
create function keep_issue_as_sent() returns trigger language plpgsql set search_path from current as $$
begin
  raise exception 'an issue that is on its way stays as it is'
    using errcode = 'check_violation', constraint = 'newsletter_issues_on_its_way_check', table = 'newsletter_issues';
end $$;

create trigger newsletter_issues_stay before update of title_en, title_ka, content_en, content_ka on newsletter_issues
  for each row when (old.state not in ('draft', 'scheduled')
    and (old.title_en, old.title_ka, old.content_en, old.content_ka)
      is distinct from (new.title_en, new.title_ka, new.content_en, new.content_ka))
  execute function keep_issue_as_sent();`

/** Letters are forgotten after their days; what became of them is counted as they are settled. */
const counting = `
create function count_newsletter_letter() returns trigger language plpgsql set search_path from current as $$
begin
  update newsletter_progress set
    delivered = delivered + (new.state = 'sent')::integer - (old.state = 'sent')::integer,
    failed = failed + (new.state = 'failed')::integer - (old.state = 'failed')::integer,
    doubtful = doubtful + (new.state = 'doubtful')::integer - (old.state = 'doubtful')::integer
  where issue_id = new.about;
  return null;
end $$;

create trigger letters_count_newsletter after update of state on letters
  for each row when (new.kind = 'newsletter' and (old.state in ('sent', 'failed', 'doubtful') or new.state in ('sent', 'failed', 'doubtful')))
  execute function count_newsletter_letter();`

/** How far letters have gone since a copy was made nobody knows: whether they go on is for a person to say. */
const restoring = `
create function after_restoring() returns void language plpgsql set search_path from current as $$
begin
  update newsletter_issues set state = 'paused' where state = 'sending';
  update newsletter_issues set state = 'draft', send_at = null where state = 'scheduled';
end $$;

comment on function after_restoring() is 'What was under way when a copy was made does not go on by itself once that is restored.';`

export class WriteNewsletterIssues1795827000010 implements MigrationInterface {
  readonly name = 'WriteNewsletterIssues1795827000010'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [issues, progress, stays, counting, restoring]) await runner.query(sql)
    await runner.query(`select keep_trail_of('newsletter_issues', false, silent => '{version,updated_at}')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger letters_count_newsletter on letters;
      drop function count_newsletter_letter();
      drop table newsletter_progress, newsletter_issues;
      drop function keep_issue_as_sent(), after_restoring();`)
  }
}
