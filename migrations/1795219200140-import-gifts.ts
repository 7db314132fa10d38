import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What was imported from banks' files at once, and which gifts it has made; and which columns hold what, by the header of
 * the files. A reference is not unique in the ledger: who writes gifts down by hand may part one transfer among projects.
 */
export class ImportGifts1795219200140 implements MigrationInterface {
  readonly name = 'ImportGifts1795219200140'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table donation_imports (
        id uuid constraint donation_imports_pkey primary key,
        file_name text constraint donation_imports_file_name_check check (char_length(file_name) between 1 and 200),
        gift_count integer not null constraint donation_imports_gift_count_check check (gift_count > 0),
        sum numeric(16, 2) not null constraint donation_imports_sum_check check (sum > 0),
        made_by uuid constraint donation_imports_made_by_fkey references users (id) on delete set null,
        made_at timestamptz not null default now(),
        voided_at timestamptz
      );
      create index donation_imports_made_by_idx on donation_imports (made_by);

      create table imported_donations (
        donation_id uuid constraint imported_donations_pkey primary key
          constraint imported_donations_donation_id_fkey references donations (id) on delete restrict,
        import_id uuid not null
          constraint imported_donations_import_id_fkey references donation_imports (id) on delete restrict,
        line integer not null constraint imported_donations_line_check check (line > 0)
      );
      create index imported_donations_import_id_idx on imported_donations (import_id);

      create table bank_mappings (
        header_key text constraint bank_mappings_pkey primary key,
        mapping jsonb not null,
        updated_at timestamptz not null default now()
      );`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table bank_mappings;
      drop table imported_donations;
      drop table donation_imports;`)
  }
}
