import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the trail tells of an invitation is gone with it: it has a name in it. */
const up = `
alter table users add column disabled_at timestamptz;

create table invitations (
  id uuid constraint invitations_pkey primary key,
  token_hash text not null constraint invitations_token_hash_key unique,
  name text not null,
  role text not null constraint invitations_role_check check (role in ('viewer', 'editor', 'admin')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index invitations_expires_at_idx on invitations (expires_at);
create index users_team_idx on users (created_at, id) where role <> 'user';

select keep_trail_of('invitations', true, '{token_hash}');`

export class BuildATeam1795305600070 implements MigrationInterface {
  readonly name = 'BuildATeam1795305600070'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up)
  }

  /** Who cannot sign in here could again: they become nobody in particular, with no session. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update users set role = 'user', token_version = token_version + 1 where disabled_at is not null;
      drop index users_team_idx;
      alter table users drop column disabled_at;
      drop table invitations;`)
  }
}
