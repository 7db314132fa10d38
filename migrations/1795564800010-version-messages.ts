import type { MigrationInterface, QueryRunner } from 'typeorm'

const forget = ['insert', 'update', 'delete', 'truncate'].map(
  (event) => `drop trigger contact_messages_trail_${event} on contact_messages`,
)

/** What is done with a message is refused to whoever has not seen what was done with it before. */
export class VersionMessages1795564800010 implements MigrationInterface {
  readonly name = 'VersionMessages1795564800010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table contact_messages
         add column version integer not null default 1,
         add column updated_at timestamptz not null default now()`,
    )
    for (const sql of forget) await runner.query(sql)
    await runner.query(
      `select keep_trail_of('contact_messages', true, silent => '{version,updated_at}', is_public => true)`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of forget) await runner.query(sql)
    await runner.query(`select keep_trail_of('contact_messages', true, is_public => true)`)
    await runner.query('alter table contact_messages drop column version, drop column updated_at')
  }
}
