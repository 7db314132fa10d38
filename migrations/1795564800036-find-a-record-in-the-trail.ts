import type { MigrationInterface, QueryRunner } from 'typeorm'

const erasing = (schema: string, body: string): string => `
create or replace function erase_trail(of_records text, ids text[], only_columns text[] default null) returns void
language plpgsql security definer set search_path = ${schema}, pg_temp as $$
begin${body}
end $$;`

/** Kinds of which the planner knows no entry are no shorter way: whatever it believes, each record is looked up by its id. */
const byRecord = `
  if cardinality(ids) = 0 then
    return;
  end if;
  update trail_values v
  set before = v.before - only_columns, after = v.after - only_columns, erased_at = now()
  from trail t
  where t.record_id = any(ids) and t.of_table || '' = of_records and v.entry_id = t.id
    and (v.before is not null or v.after is not null);`

const byKind = `
  update trail_values v
  set before = v.before - only_columns, after = v.after - only_columns, erased_at = now()
  from trail t
  where t.of_table = of_records and t.record_id = any(ids) and v.entry_id = t.id
    and (v.before is not null or v.after is not null);`

/** An id is that of one record, but for an account and its second factor: whose kind was not said was looked for in the whole trail. */
export class FindARecordInTheTrail1795564800036 implements MigrationInterface {
  readonly name = 'FindARecordInTheTrail1795564800036'

  async up(runner: QueryRunner): Promise<void> {
    await this.#index(runner, 'record_id, uuid_send(id)', byRecord)
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.#index(runner, 'of_table, record_id, uuid_send(id)', byKind)
  }

  async #index(runner: QueryRunner, columns: string, body: string): Promise<void> {
    const [{ schema }] = await runner.query('select quote_ident(current_schema()) as schema')
    await runner.query(`drop index trail_record_idx; create index trail_record_idx on trail (${columns})`)
    await runner.query(erasing(schema, body))
  }
}
