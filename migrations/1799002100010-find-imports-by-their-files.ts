import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What lists are searched for three letters of, by table. */
const before: Readonly<Record<string, readonly string[]>> = {
  projects: ['title_en', 'title_ka', 'description_en', 'description_ka'],
  events: ['title_en', 'title_ka', 'content_en', 'content_ka', 'venue_en', 'venue_ka'],
  contact_messages: ['name', 'email', 'message'],
  newsletter_subscriptions: ['email'],
  pictures: ['alt_en', 'alt_ka', 'name'],
  letters: ['recipient'],
  pledges: ['code', 'donor_name', 'donor_email', 'dedication', 'reason', 'payment_id', 'came_instead'],
  receipts: ['number', 'donor_name', 'project_title', 'charity_name', 'charity_code', 'charity_address'],
}

/** A file of a bank each day for thirty years is ten thousand names, through which a search of the trail looks. */
const added: Readonly<Record<string, readonly string[]>> = { donation_imports: ['file_name'] }

const on = (table: string, columns: readonly string[], trigrams: string): string =>
  `${table}_search_idx on ${table} using gin (${columns.map((column) => `${column} ${trigrams}.gin_trgm_ops`).join(', ')}) with (gin_pending_list_limit = 1024)`

const indexing = (tables: Readonly<Record<string, readonly string[]>>): string => `
create or replace function index_searches() returns boolean language plpgsql set search_path from current as $$
declare
  trigrams name;
begin
  begin
    if not exists (select from pg_extension where extname = 'pg_trgm') then
      create schema if not exists trigrams;
      create extension pg_trgm schema trigrams;
    end if;
    select n.nspname into trigrams from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm';${Object.entries(tables)
      .map(
        ([table, columns]) => `
    execute format('create index if not exists ${on(table, columns, '%1$I')}', trigrams);`,
      )
      .join('')}
    return true;
  exception when others then
    raise warning 'searches stay without indexes: %', sqlerrm;
    return false;
  end;
end $$;`

/** Without an index the name of every file was compared with what is searched for in the trail. */
export class FindImportsByTheirFiles1799002100010 implements MigrationInterface {
  readonly name = 'FindImportsByTheirFiles1799002100010'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(indexing({ ...before, ...added }))
    const [known]: { trigrams: string }[] = await runner.query(
      `select quote_ident(n.nspname) as trigrams from pg_extension e join pg_namespace n on n.oid = e.extnamespace
       where e.extname = 'pg_trgm'`,
    )
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // While they are written nobody has to wait for it, where the letters of words are known already.
    for (const [table, columns] of known ? Object.entries(added) : []) {
      await runner.query(`drop index ${concurrently} if exists ${table}_search_idx`)
      await runner.query(`create index ${concurrently} ${on(table, columns, known?.trigrams ?? '')}`)
    }
    await runner.query('select index_searches()')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(indexing(before))
    for (const table of Object.keys(added)) await runner.query(`drop index if exists ${table}_search_idx`)
  }
}
