import type { MigrationInterface, QueryRunner } from 'typeorm'

export class RememberImports1795219200181 implements MigrationInterface {
  readonly name = 'RememberImports1795219200181'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table imports (
        id uuid constraint imports_pkey primary key,
        of_table text not null,
        created integer not null,
        changed integer not null,
        unchanged integer not null,
        made_by uuid constraint imports_made_by_fkey references users (id) on delete set null,
        created_at timestamptz not null default now()
      );

      create index imports_made_by_idx on imports (made_by)`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table imports')
  }
}
