import type { MigrationInterface, QueryRunner } from 'typeorm'

const key = '(letters_of(reference) collate "C"), id'

/**
 * An index that has all by which references are counted. Where one has to look at the gift itself, its letters are worked out anew,
 * for each of a thousand.
 */
const wide = `${key}) include (reference, anonymous, status, method`

const replace = async (runner: QueryRunner, old: string, name: string, columns: string): Promise<void> => {
  const concurrently = runner.isTransactionActive ? '' : 'concurrently'
  // What failed half way has left an index that nobody looks into.
  await runner.query(`drop index ${concurrently} if exists ${name}`)
  await runner.query(
    `create index ${concurrently} ${name} on donations (${columns}) where reference is not null`,
  )
  await runner.query(`drop index ${concurrently} if exists ${old}`)
}

export class CountReferencesInTheirIndex1796100000011 implements MigrationInterface {
  readonly name = 'CountReferencesInTheirIndex1796100000011'
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await replace(runner, 'donations_reference_idx', 'donations_by_reference_idx', wide)
  }

  async down(runner: QueryRunner): Promise<void> {
    await replace(runner, 'donations_by_reference_idx', 'donations_reference_idx', key)
  }
}
