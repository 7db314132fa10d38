import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * An event may have places for so many. Whoever comes to a full one waits: the lower the number, the sooner it is their turn.
 * Who has none has a place, as everybody whom the release before subscribes.
 */
export class LimitPlacesAtEvents1796200000010 implements MigrationInterface {
  readonly name = 'LimitPlacesAtEvents1796200000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table events add column places integer constraint events_places_check check (places between 1 and 100000)',
    )
    await runner.query('alter table event_subscribers add column waiting integer')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table event_subscribers drop column waiting')
    await runner.query('alter table events drop column places')
  }
}
