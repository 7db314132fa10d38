import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A row for as long as a feature is launched. What visitors are shown depends on it. */
const up = [
  `create table launches (
    feature text constraint launches_pkey primary key
      constraint launches_feature_check check (char_length(feature) between 1 and 40),
    launched_at timestamptz not null,
    launched_by uuid not null
  )`,
  `select keep_trail_of('launches', false, keys => '{feature}')`,
  `create trigger launches_raise_content_revision after insert or update or delete or truncate on launches
    for each statement execute function raise_content_revision()`,
]

/** Admins say what visitors can do, and take it back. */
export class LaunchFeatures1795826000010 implements MigrationInterface {
  readonly name = 'LaunchFeatures1795826000010'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of up) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table launches')
  }
}
