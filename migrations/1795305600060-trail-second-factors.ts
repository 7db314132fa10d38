import type { MigrationInterface, QueryRunner } from 'typeorm'

/** That somebody has a second factor is told, and not its key; what is counted as it is used is no change. */
export class TrailSecondFactors1795305600060 implements MigrationInterface {
  readonly name = 'TrailSecondFactors1795305600060'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`select keep_trail_of('second_factors', true, '{key}', '{last_counter}', '{user_id}')`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete', 'truncate']) {
      await runner.query(`drop trigger second_factors_trail_${event} on second_factors`)
    }
  }
}
