import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What became of an issue of the newsletter is looked up by its letters, and to whom an invitation went. */
export class FindLettersByTheirOccasion1798000300001 implements MigrationInterface {
  readonly name = 'FindLettersByTheirOccasion1798000300001'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists letters_about_idx`)
    await runner.query(
      `create index ${concurrently} letters_about_idx on letters (about, id) where kind in ('newsletter', 'invitation')`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index letters_about_idx')
  }
}
