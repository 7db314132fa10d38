import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * A page of all gifts is its own range of an index, whatever it is narrowed to: for each kind of gift and each method,
 * of which there are few, its first ones in order. A reference is found by how it begins.
 */
const indexes = {
  donations_listed_idx: `(status, (coalesce(method, '')), received_at, id)`,
  donations_listed_by_project_idx: `(project_id, status, (coalesce(method, '')), received_at, id)`,
  donations_listed_by_amount_idx: `(status, (coalesce(method, '')), amount, id)`,
  donations_reference_idx: `((lower(reference) collate "C"), id) where reference is not null`,
} as const

export class ListGifts1795219200130 implements MigrationInterface {
  readonly name = 'ListGifts1795219200130'

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, shape] of Object.entries(indexes)) {
      await runner.query(`create index ${name} on donations ${shape}`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`)
  }
}
