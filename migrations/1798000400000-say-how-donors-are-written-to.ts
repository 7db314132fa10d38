import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What a gateway does for itself leaves no trail, as in 1795305600020-keep-a-trail.ts. */
const isTold = `coalesce(current_setting('trail.asker', true), '') <> '' or current_setting('application_name') <> 'from-stray-to-safe'`

/** In which language somebody is written to, as the team has said: whatever triggers read of their gifts says no more of it. */
const column = `
alter table people add column told_locale text
  constraint people_told_locale_check check (told_locale in ('en', 'ka'));

create trigger people_trail_language after update of told_locale on people for each row
  when (old.told_locale is distinct from new.told_locale and (${isTold}))
  execute function keep_trail('{id}', '{}', '{name,email,locale,words,sound}', true);`

export class SayHowDonorsAreWrittenTo1798000400000 implements MigrationInterface {
  readonly name = 'SayHowDonorsAreWrittenTo1798000400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(column)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger people_trail_language on people;
      alter table people drop column told_locale;`)
  }
}
