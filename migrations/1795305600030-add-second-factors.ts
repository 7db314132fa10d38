import type { MigrationInterface, QueryRunner } from 'typeorm'

const up = [
  `create table second_factors (
    user_id uuid constraint second_factors_pkey primary key
      constraint second_factors_user_id_fkey references users on delete cascade,
    key text not null,
    last_counter bigint not null default 0,
    confirmed_at timestamptz
  )`,
  `create table recovery_codes (
    user_id uuid not null
      constraint recovery_codes_user_id_fkey references second_factors on delete cascade,
    hash text not null,
    constraint recovery_codes_pkey primary key (user_id, hash)
  )`,
]

const down = ['drop table recovery_codes', 'drop table second_factors']

/** Whoever wants to signs in with a code of their telephone besides the password. */
export class AddSecondFactors1795305600030 implements MigrationInterface {
  readonly name = 'AddSecondFactors1795305600030'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of up) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of down) await runner.query(sql)
  }
}
