import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the public is shown of: how many places are left, and what came and was spent by the month. */
const shown = ['event_subscribers', 'project_months', 'spending_months']

/** What is kept ready of places and of the accounts is made anew as soon as any of it is another. */
export class HearOfPlacesAndMonths1796700000010 implements MigrationInterface {
  readonly name = 'HearOfPlacesAndMonths1796700000010'

  async up(runner: QueryRunner): Promise<void> {
    for (const name of shown) {
      await runner.query(`
        create trigger ${name}_raise_content_revision after insert or update or delete or truncate on ${name}
        for each statement execute function raise_content_revision();`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of shown) await runner.query(`drop trigger ${name}_raise_content_revision on ${name}`)
  }
}
