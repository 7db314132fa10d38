import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * What nothing is left to be done about is swept after its days, by when that was. Of a hundred thousand letters, none of them
 * over, a sweep read all; by this index it reads two pages.
 */
export class FindLettersToForget1795826100040 implements MigrationInterface {
  readonly name = 'FindLettersToForget1795826100040'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const concurrently = runner.isTransactionActive ? '' : 'concurrently'
    // What failed half way has left an index that nobody looks into.
    await runner.query(`drop index ${concurrently} if exists letters_over_idx`)
    await runner.query(`
      create index ${concurrently} letters_over_idx on letters (coalesce(dismissed_at, tried_at, written_at))
      where state in ('sent', 'unsent') or dismissed_at is not null
        or state = 'failed' and answer = 'what it was about is no more'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index letters_over_idx')
  }
}
