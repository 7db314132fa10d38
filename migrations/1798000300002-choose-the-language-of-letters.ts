import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The language of an account is that of its last sign-in, until its owner has chosen one. */
export class ChooseTheLanguageOfLetters1798000300002 implements MigrationInterface {
  readonly name = 'ChooseTheLanguageOfLetters1798000300002'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column locale_chosen_at timestamptz')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column locale_chosen_at')
  }
}
