import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Files that go at a moment, unless something that was spent names them by then: those that arrive, and what was taken off. */
const table = `
create table unkept_papers (
  name text constraint unkept_papers_pkey primary key
    constraint unkept_papers_name_check check (name ~ '^paper-[0-9a-f-]{36}\\.(pdf|webp)$'),
  at timestamptz not null
);
create index unkept_papers_at_idx on unkept_papers (at);`

/** Whoever is removing a file holds its line, for which waits who would name it. */
const remains = `
create function leave_paper() returns trigger language plpgsql set search_path from current as $$
begin
  delete from unkept_papers where name = new.paper;
  insert into unkept_papers (name, at) select old.paper, '-infinity' where old.paper is not null
  on conflict (name) do update set at = excluded.at;
  return null;
end $$;

create trigger spendings_leave_paper after update on spendings
  for each row when (old.paper is distinct from new.paper) execute function leave_paper();`

/** No file of a receipt is left alone, whenever a gateway ends. */
export class ForgetNoPaper1797000400020 implements MigrationInterface {
  readonly name = 'ForgetNoPaper1797000400020'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [table, remains]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger spendings_leave_paper on spendings;
      drop function leave_paper();
      drop table unkept_papers;`)
  }
}
