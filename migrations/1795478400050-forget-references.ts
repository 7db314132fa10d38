import type { MigrationInterface, QueryRunner } from 'typeorm'

const reasons = `
  update donation_entries e set reason = '—' where lower(e.reason) ~ mentioned;`

/** A bank writes into the reference of one gift who has sent it for another, or for nobody who is named. */
const reasonsAndReferences = `
  update donation_entries e
  set reason = case when lower(e.reason) ~ mentioned then '—' else e.reason end,
    reference = case when lower(e.reference) ~ mentioned then null else e.reference end
  where lower(e.reason) ~ mentioned or lower(e.reference) ~ mentioned;
  update donations d set reference = null where lower(d.reference) ~ mentioned;`

/** `called` finds what these givers are called in references of their own gifts, `mentioned` their address anywhere. */
const givers = (schema: string, anywhere: string): string => `
create or replace function erase_givers(givers uuid[], called text, mentioned text) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
declare
  gifts uuid[] = array(
    select id from donations where donor_id = any(givers)
    union select donation_id from donation_entries where donor_id = any(givers)
  );
begin
  update donation_entries e
  set donor_id = case when e.donor_id = any(givers) then null else e.donor_id end,
    anonymous = e.anonymous or coalesce(e.donor_id = any(givers), false),
    reason = case when e.reason is not null then '—' end,
    reference = case when lower(e.reference) ~ called then null else e.reference end
  where e.donation_id = any(gifts);
  update donations d
  set donor_id = case when d.donor_id = any(givers) then null else d.donor_id end,
    anonymous = d.anonymous or coalesce(d.donor_id = any(givers), false),
    reference = case when lower(d.reference) ~ called then null else d.reference end
  where d.id = any(gifts);
  ${anywhere}
  delete from project_donors
    where person in (select p.fingerprint from people p join donors o on o.person_id = p.id where o.id = any(givers));
end $$;`

export class ForgetReferences1795478400050 implements MigrationInterface {
  readonly name = 'ForgetReferences1795478400050'

  async up(runner: QueryRunner): Promise<void> {
    await this.#make(runner, reasonsAndReferences)
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.#make(runner, reasons)
  }

  async #make(runner: QueryRunner, anywhere: string): Promise<void> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    await runner.query(givers(schema, anywhere))
  }
}
