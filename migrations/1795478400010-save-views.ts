import type { MigrationInterface, QueryRunner } from 'typeorm'

const up = [
  `create table saved_views (
    id uuid constraint saved_views_pkey primary key,
    user_id uuid not null constraint saved_views_user_id_fkey references users (id) on delete cascade,
    room text not null constraint saved_views_room_check check (char_length(room) between 1 and 50),
    name text not null constraint saved_views_name_check check (char_length(name) between 1 and 60),
    search text not null default '' constraint saved_views_search_check check (char_length(search) <= 200),
    chosen text not null default '' constraint saved_views_chosen_check check (char_length(chosen) <= 500),
    opens_room boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  'create index saved_views_room_idx on saved_views (user_id, room)',
  'create unique index saved_views_opening_key on saved_views (user_id, room) where opens_room',
  `comment on table saved_views is
    'What somebody of the team has a list show, under a name. Nobody else sees it, so it leaves no trail.'`,
]

/** Whoever works here keeps what a list shows, and finds it on every device. */
export class SaveViews1795478400010 implements MigrationInterface {
  readonly name = 'SaveViews1795478400010'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of up) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table saved_views')
  }
}
