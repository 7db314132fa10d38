import type { MigrationInterface, QueryRunner } from 'typeorm'

const trailOf = (silent: string): string => `
drop trigger users_trail_insert on users;
drop trigger users_trail_update on users;
drop trigger users_trail_delete on users;
drop trigger users_trail_truncate on users;
select keep_trail_of('users', true, '{password_hash,token_version}', '${silent}');`

/**
 * Somebody is told by letter of a sign-in from an address that their account does not know. What the letter says outlives the
 * session, which whoever has signed in can end at once. Of a first sign-in nobody is told: accounts that are there are taken to
 * have had theirs, those to come have not.
 */
const up = `
alter table users add column has_signed_in boolean not null default true;
alter table users alter column has_signed_in set default false;

create table new_places (
  id uuid constraint new_places_pkey primary key,
  user_id uuid not null constraint new_places_user_id_fkey references users (id) on delete cascade,
  signed_in_at timestamptz not null,
  device text not null
);
create index new_places_user_id_idx on new_places (user_id);
create index new_places_signed_in_at_idx on new_places (signed_in_at);`

export class TellOfNewPlaces1795826100010 implements MigrationInterface {
  readonly name = 'TellOfNewPlaces1795826100010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
    await runner.query(trailOf('{email_key,username_key,version,has_signed_in}'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table new_places')
    await runner.query(trailOf('{email_key,username_key,version}'))
    await runner.query('alter table users drop column has_signed_in')
  }
}
