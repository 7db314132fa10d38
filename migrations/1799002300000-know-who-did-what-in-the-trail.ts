import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * How often a person, a kind and an action are met says nothing of how often they are together: where most entries are of gifts,
 * all that somebody had ever added was read for the gifts among it, of which there were none.
 */
export class KnowWhoDidWhatInTheTrail1799002300000 implements MigrationInterface {
  readonly name = 'KnowWhoDidWhatInTheTrail1799002300000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create statistics trail_narrowed_stats (mcv) on of_table, actor_id, action from trail',
    )
    const written: unknown[] = await runner.query('select from trail limit 1')
    // An empty one would be taken for small until it is looked at again.
    if (written.length > 0) await runner.query('analyze trail')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop statistics trail_narrowed_stats')
  }
}
