import { describe, expect, it } from 'vitest'
import { heavyOf } from './heavy-statements.ts'

const big = ['donations']

describe('a migration', () => {
  it.each([
    'create index donations_note_idx on donations (note)',
    'CREATE UNIQUE INDEX\n  donations_note_idx ON "donations" (note)',
    'alter table donations alter column note type varchar(10)',
    'alter table donations alter note set data type text',
    'alter table donations alter column note set not null',
    'alter table donations add column key uuid not null default gen_random_uuid()',
    'alter table donations add column sum numeric generated always as (amount * 2) stored',
    'alter table donations add constraint donations_note_check check (note is not null)',
    'alter table donations add constraint donations_x_fkey foreign key (x) references projects (id)',
    'alter table donations add constraint donations_note_key unique (note)',
    "update donations set note = ''",
    'lock table donations in exclusive mode',
    'select rebuild_list_counts()',
    'create table notes (id uuid); create index donations_note_idx on donations (note)',
  ])('does not hold up those who use a big table: %s', (statement) => {
    expect(heavyOf([statement], big)).toHaveLength(1)
  })

  it.each([
    'create index concurrently if not exists donations_note_idx on donations (note)',
    'create index projects_note_idx on projects (note)',
    'alter table donations add column note text',
    "alter table donations add column kind text not null default 'gift'",
    'alter table donations add constraint donations_note_check check (note is not null) not valid',
    'alter table donations validate constraint donations_note_check',
    'alter table donations add constraint donations_note_key unique using index donations_note_idx',
    'alter table donations alter column kind drop default',
    "update donations set note = '' where id = $1",
    'create function f() returns trigger language plpgsql as $$ begin update donations set note = 1; end $$',
  ])('may do what is done in no time: %s', (statement) => {
    expect(heavyOf([statement], big)).toEqual([])
  })
})
