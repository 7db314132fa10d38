import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who was sent what was given in a year, and how much that was then: nobody is sent it twice unless somebody wants it. */
const statements = `
create table statements (
  id uuid constraint statements_pkey primary key,
  person_id uuid not null constraint statements_person_id_fkey references people (id) on delete cascade,
  year integer not null constraint statements_year_check check (year between 2000 and 9999),
  amount numeric(16, 2) not null constraint statements_amount_check check (amount > 0),
  sent_at timestamptz(3) not null,
  constraint statements_person_id_year_key unique (person_id, year)
);
create index statements_year_idx on statements (year, person_id);`

/** How far the statements of a year have come, in the order of their donors. */
const sendings = `
create table statement_sendings (
  year integer constraint statement_sendings_pkey primary key
    constraint statement_sendings_year_check check (year between 2000 and 9999),
  made_by uuid not null,
  sending boolean not null,
  last_person uuid,
  next_at timestamptz(3) not null
);`

/** How far they had come since a copy was made nobody knows: whether they go on is for a person to say. */
const restoring = (more: string): string => `
create or replace function after_restoring() returns void language plpgsql set search_path from current as $$
begin
  update newsletter_issues set state = 'paused' where state = 'sending';
  update newsletter_issues set state = 'draft', send_at = null where state = 'scheduled';${more}
end $$;`

/** Donors are told by letter what they gave in a year. */
export class SendStatements1796500000010 implements MigrationInterface {
  readonly name = 'SendStatements1796500000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(statements)
    await runner.query(sendings)
    await runner.query(restoring(`\n  update statement_sendings set sending = false where sending;`))
    await runner.query(`select keep_trail_of('statements', true)`)
    await runner.query(
      `select keep_trail_of('statement_sendings', false, silent => '{last_person,next_at}', keys => '{year}')`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(restoring(''))
    for (const table of ['statement_sendings', 'statements']) await runner.query(`drop table ${table}`)
  }
}
