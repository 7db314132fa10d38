import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who did something, and the index that nothing but the deletion of an account asked. */
const makers: readonly [table: string, column: string, index: string | null][] = [
  ['donations', 'recorded_by', 'donations_recorded_by_idx'],
  ['donation_entries', 'made_by', 'donation_entries_made_by_idx'],
  ['donation_imports', 'made_by', 'donation_imports_made_by_idx'],
  ['imports', 'made_by', 'imports_made_by_idx'],
  ['erasures', 'made_by', 'erasures_made_by_idx'],
  ['people', 'merged_by', 'people_merged_by_idx'],
  ['people_apart', 'told_by', 'people_apart_told_by_idx'],
  ['donor_notes', 'written_by', 'donor_notes_written_by_idx'],
  ['message_notes', 'written_by', 'message_notes_written_by_idx'],
  ['contact_messages', 'taken_by', null],
  ['contact_messages', 'deleted_by', 'contact_messages_deleted_by_idx'],
  ['projects', 'deleted_by', 'projects_deleted_by_idx'],
  ['events', 'deleted_by', 'events_deleted_by_idx'],
  ['pictures', 'uploaded_by', 'pictures_uploaded_by_idx'],
  ['pictures', 'deleted_by', 'pictures_deleted_by_idx'],
]

const letGo = makers.map(
  ([table, column, index]) => `
alter table ${table} drop constraint ${table}_${column}_fkey;
${index ? `drop index ${index};` : ''}`,
)

const holdAgain = makers.map(
  ([table, column, index]) => `
update ${table} set ${column} = null
  where ${column} is not null and not exists (select from users u where u.id = ${column});
${index ? `create index ${index} on ${table} (${column});` : ''}
alter table ${table} add constraint ${table}_${column}_fkey
  foreign key (${column}) references users (id) on delete set null;`,
)

/**
 * An account that goes leaves its id wherever it has done something, as in the trail: a number that leads to nobody. Emptied
 * row by row, with the triggers of each, somebody who had recorded many gifts could not be erased at all.
 */
export class LetAccountsGo1795564800030 implements MigrationInterface {
  readonly name = 'LetAccountsGo1795564800030'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of letGo) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const sql of holdAgain) await runner.query(sql)
  }
}
