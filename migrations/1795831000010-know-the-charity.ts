import type { MigrationInterface, QueryRunner } from 'typeorm'

const id = '01a1f7f3-9c20-7783-aa6c-db93d4b113c1'

/** What stands in both languages, of at most so many characters each. */
const text = (name: string, most: number): string => `
  ${name}_en text constraint charity_${name}_en_check check (char_length(${name}_en) between 1 and ${most}),
  ${name}_ka text constraint charity_${name}_ka_check check (char_length(${name}_ka) between 1 and ${most}),`

/** One row, from the beginning; what visitors are told of it while giving is launched depends on it. */
const up = [
  `create table charity (
    id uuid constraint charity_pkey primary key constraint charity_one_check check (id = '${id}'),
    version integer not null default 1,${text('name', 200)}${text('address', 300)}
    identification_code text
      constraint charity_identification_code_check check (identification_code ~ '^(\\d{9}|\\d{11})$'),
    iban text constraint charity_iban_check check (iban ~ '^GE\\d{2}[A-Z]{2}\\d{16}$'),
    bank_name text constraint charity_bank_name_check check (char_length(bank_name) between 1 and 100),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `insert into charity (id) values ('${id}')`,
  `select keep_trail_of('charity', false, silent => '{version,updated_at}')`,
  `create trigger charity_raise_content_revision after insert or update or delete or truncate on charity
    for each statement execute function raise_content_revision()`,
]

/** Admins say whom people give to, and by which account. */
export class KnowTheCharity1795831000010 implements MigrationInterface {
  readonly name = 'KnowTheCharity1795831000010'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of up) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table charity')
  }
}
