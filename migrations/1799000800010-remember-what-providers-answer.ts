import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What each of those who take payments has answered last, whichever gateway asked: by its status alone, as its words may repeat a key. */
const answers = `
create table provider_answers (
  name text constraint provider_answers_pkey primary key
    constraint provider_answers_name_check check (name in ('bog', 'tbc', 'stripe')),
  outcome text not null
    constraint provider_answers_outcome_check check (outcome in ('answered', 'refused', 'unreachable')),
  status integer constraint provider_answers_status_check check (status between 100 and 599),
  asked_at timestamptz not null
)`

/** The team sees whether a way to pay works, before a donor finds that it does not. */
export class RememberWhatProvidersAnswer1799000800010 implements MigrationInterface {
  readonly name = 'RememberWhatProvidersAnswer1799000800010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(answers)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table provider_answers')
  }
}
