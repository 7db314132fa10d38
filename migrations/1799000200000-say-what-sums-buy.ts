import type { MigrationInterface, QueryRunner } from 'typeorm'

const places = ['first', 'second', 'third'] as const

const columnsOf = (place: string): string[] => [
  `${place}_sum numeric(12, 2) constraint projects_${place}_sum_check check (${place}_sum between 1 and 10000000)`,
  ...['en', 'ka'].map(
    (locale) =>
      `${place}_buys_${locale} text constraint projects_${place}_buys_${locale}_check
        check (char_length(${place}_buys_${locale}) between 1 and 120)`,
  ),
]

const names = places.flatMap((place) => [`${place}_sum`, `${place}_buys_en`, `${place}_buys_ka`])

/** A project offers sums of its own, and says what each buys. */
export class SayWhatSumsBuy1799000200000 implements MigrationInterface {
  readonly name = 'SayWhatSumsBuy1799000200000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table projects
        ${places
          .flatMap(columnsOf)
          .map((column) => `add column ${column}`)
          .join(', ')},
        ${places
          .map(
            (place) => `add constraint projects_${place}_buys_check
              check (${place}_sum is not null or num_nonnulls(${place}_buys_en, ${place}_buys_ka) = 0)`,
          )
          .join(', ')},
        add constraint projects_second_above_check check (second_sum > first_sum),
        add constraint projects_third_above_check check (third_sum > coalesce(second_sum, first_sum))`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table projects ${names.map((name) => `drop column ${name}`).join(', ')}`)
  }
}
