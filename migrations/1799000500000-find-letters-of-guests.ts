import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who signs up for an event, or is told of it, is looked up among letters as readers of an issue are: by what they are about. */
export class FindLettersOfGuests1799000500000 implements MigrationInterface {
  readonly name = 'FindLettersOfGuests1799000500000'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists letters_occasion_idx`)
    await runner.query(
      `create index ${concurrently} letters_occasion_idx on letters (about, id) where about is not null`,
    )
    await runner.query(`drop index ${concurrently} if exists letters_about_idx`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index letters_about_idx on letters (about, id) where kind in ('newsletter', 'invitation')`,
    )
    await runner.query('drop index letters_occasion_idx')
  }
}
