import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Everybody is counted over whole tables, which nested loops never do well: where the statistics are older than the gifts they were
 * chosen all the same, and a million gifts were not counted in eight minutes.
 */
export class CountContributorsWhateverIsKnown1796400000020 implements MigrationInterface {
  readonly name = 'CountContributorsWhateverIsKnown1796400000020'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter function rebuild_contributors() set enable_nestloop = off')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter function rebuild_contributors() reset enable_nestloop')
  }
}
