import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What was promised, and what became of it. It counts nowhere: only the gift does that it became. */
const up = [
  `create table pledges (
    id uuid constraint pledges_pkey primary key,
    version integer not null default 1,
    code text not null
      constraint pledges_code_key unique
      constraint pledges_code_check check (code ~ '^STS-[2-9A-HJKMNP-RT-Y]{7}$'),
    project_id uuid not null constraint pledges_project_id_fkey references projects (id) on delete cascade,
    amount numeric(12, 2) not null constraint pledges_amount_check check (amount between 1 and 10000000),
    donor_name text constraint pledges_donor_name_check check (char_length(donor_name) between 1 and 100),
    donor_email text constraint pledges_donor_email_check check (char_length(donor_email) between 1 and 254),
    email_key text constraint pledges_email_key_check check ((email_key is null) = (donor_email is null)),
    anonymous boolean not null default false,
    dedication_kind text constraint pledges_dedication_kind_check check (dedication_kind in ('inMemory', 'inHonour')),
    dedication text constraint pledges_dedication_check check (char_length(dedication) between 1 and 80),
    dedication_shown boolean not null default false,
    way text not null default 'transfer' constraint pledges_way_check check (char_length(way) between 1 and 40),
    locale text not null constraint pledges_locale_check check (locale in ('en', 'ka')),
    state text not null
      constraint pledges_state_check check (state in ('pledged', 'confirmed', 'expired', 'withdrawn', 'failed')),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    expires_at timestamptz not null,
    settled_at timestamptz,
    reason text constraint pledges_reason_check check (char_length(reason) between 1 and 500),
    donation_id uuid
      constraint pledges_donation_id_fkey references donations (id) on delete restrict
      constraint pledges_donation_id_key unique,
    constraint pledges_name_check check (anonymous or donor_name is not null),
    constraint pledges_dedicated_check check ((dedication_kind is null) = (dedication is null)),
    constraint pledges_settled_check check ((settled_at is null) = (state = 'pledged')),
    constraint pledges_gift_check check ((donation_id is not null) = (state = 'confirmed'))
  )`,
  'create index pledges_state_idx on pledges (state, id)',
  `create index pledges_waiting_idx on pledges (expires_at) where state = 'pledged'`,
  'create index pledges_project_id_idx on pledges (project_id)',
  'create index pledges_email_key_idx on pledges (email_key) where email_key is not null',
  `create index pledges_addresses_idx on pledges using gin (addresses_in(donor_name, dedication, reason))
    with (gin_pending_list_limit = 1024)
    where donor_name like '%@%' or dedication like '%@%' or reason like '%@%'`,
  `select keep_trail_of('pledges', true, silent => '{version,updated_at,email_key}')`,
]

/** Visitors promise gifts, and the team says what became of them. */
export class PledgeGifts1795831000020 implements MigrationInterface {
  readonly name = 'PledgeGifts1795831000020'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of up) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table pledges')
  }
}
