import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What searches look into. */
const searched: Readonly<Record<string, readonly string[]>> = {
  projects: ['title_en', 'title_ka', 'description_en', 'description_ka'],
  events: ['title_en', 'title_ka', 'content_en', 'content_ka'],
  contact_messages: ['name', 'email', 'message'],
  newsletter_subscriptions: ['email'],
}

/** What was written lately is read through by every search until it is put in its place, a megabyte of letters at a time. */
const indexOf = (table: string, columns: readonly string[]): string => `
    execute format('create index if not exists ${table}_search_idx on ${table} using gin (${columns.map((column) => `${column} %1$I.gin_trgm_ops`).join(', ')}) with (gin_pending_list_limit = 1024)', trigrams);`

/**
 * PostgreSQL's own extension pg_trgm finds texts by any three letters in a row. It is made in a schema of its own where
 * nobody has made it yet. A database that refuses it is searched without.
 */
const indexing = `
create function index_searches() returns boolean language plpgsql set search_path from current as $$
declare
  trigrams name;
begin
  begin
    if not exists (select from pg_extension where extname = 'pg_trgm') then
      create schema if not exists trigrams;
      create extension pg_trgm schema trigrams;
    end if;
    select n.nspname into trigrams from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm';${Object.entries(searched)
      .map(([table, columns]) => indexOf(table, columns))
      .join('')}
    return true;
  exception when others then
    raise warning 'searches stay without indexes: %', sqlerrm;
    return false;
  end;
end $$;

comment on function index_searches() is
  'Makes the indexes that searches in lists are quick by, where the database lets it use pg_trgm; answers whether it did.';`

export class FindTextsByTheirLetters1795392000063 implements MigrationInterface {
  readonly name = 'FindTextsByTheirLetters1795392000063'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(indexing)
    await runner.query('select index_searches()')
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(searched)) await runner.query(`drop index if exists ${table}_search_idx`)
    await runner.query('drop function index_searches()')
    await runner.query('drop schema if exists trigrams cascade')
  }
}
