import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Of those who have subscribed by now nobody knows where. */
const source = `
alter table newsletter_subscriptions add column source text
  constraint newsletter_subscriptions_source_check check (source in ('dashboard', 'elsewhere'));

create index newsletter_subscriptions_locale_idx on newsletter_subscriptions (locale, id desc);
create index newsletter_subscriptions_source_idx on newsletter_subscriptions (source, id desc);`

const removed = `
create table removed_rows (
  id uuid constraint removed_rows_pkey primary key,
  list text not null,
  content jsonb not null,
  removed_at timestamptz not null default now()
);

create index removed_rows_removed_at_idx on removed_rows (removed_at);

comment on table removed_rows is
  'People who were taken off a list, as they stood there: kept for a day, so that a slip can be taken back.';`

export class ListNewsletterReaders1795219200180 implements MigrationInterface {
  readonly name = 'ListNewsletterReaders1795219200180'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [source, removed]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table removed_rows;
      drop index newsletter_subscriptions_locale_idx, newsletter_subscriptions_source_idx;
      alter table newsletter_subscriptions drop column source`)
  }
}
