import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When it was sent is no word of the paper: it is said of it later, and again with each letter. */
const refusing = (free: readonly string[]): string => `
create or replace function refuse_receipt_change() returns trigger language plpgsql set search_path from current as $$
declare
  kept receipts%rowtype;
begin
  if tg_op = 'UPDATE' then
    kept = new;
    ${free.map((column) => `kept.${column} = old.${column};`).join('\n    ')}
    if kept is not distinct from old and (new.donor_name is null or new.donor_name is not distinct from old.donor_name) then
      return new;
    end if;
  end if;
  raise exception 'a receipt is never changed or deleted: issue another'
    using errcode = 'restrict_violation', table = 'receipts', constraint = 'receipts_permanent';
end $$;`

/** Receipts are sent by letter, which their rows say for longer than the letters are kept. */
export class SendReceipts1796000000010 implements MigrationInterface {
  readonly name = 'SendReceipts1796000000010'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table receipts add sent_at timestamptz(3)')
    await runner.query(refusing(['donor_name', 'sent_at']))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(refusing(['donor_name']))
    await runner.query('alter table receipts drop column sent_at')
  }
}
