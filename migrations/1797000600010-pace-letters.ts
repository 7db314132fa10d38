import type { MigrationInterface, QueryRunner } from 'typeorm'

const table = `
create table letter_pace (
  id boolean not null default true constraint letter_pace_pkey primary key
    constraint letter_pace_id_check check (id),
  next_at timestamptz(3) not null
);
comment on table letter_pace is 'When the next letter to many may be brought to the mail server, by whichever gateway.'`

export class PaceLetters1797000600010 implements MigrationInterface {
  name = 'PaceLetters1797000600010'

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(table)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table letter_pace')
  }
}
