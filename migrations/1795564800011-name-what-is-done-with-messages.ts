import type { MigrationInterface, QueryRunner } from 'typeorm'

const known = ['create', 'change', 'publish', 'archive', 'delete', 'restore', 'destroy']

const ofMessages = ['answer', 'close', 'reopen', 'take', 'give', 'release']

const rest = `else 'change'
        end as action`

/** What has become of a message says more than who has it, where both are said at once. */
const named = `when tg_table_name = 'contact_messages' and columns @> '{state}' then
            case stands ->> 'state' when 'answered' then 'answer' when 'closed' then 'close' else 'reopen' end
          when tg_table_name = 'contact_messages' and columns @> '{taken_by}' then
            case when stands ->> 'taken_by' is null then 'release'
              when stands ->> 'taken_by' = asker ->> 'actor' then 'take' else 'give' end
          ${rest}`

const rewrite = (from: string, to: string): string => `
do $rewrite$
declare
  definition text = pg_get_functiondef('keep_trail()'::regprocedure);
begin
  if position($from$${from}$from$ in definition) = 0 then
    raise exception 'keep_trail() names actions in another way';
  end if;
  execute replace(definition, $from$${from}$from$, $to$${to}$to$);
end $rewrite$`

/** Entries that are there stay as they are: whatever was named by then is not looked at again. */
const allow = (actions: readonly string[], looked: '' | 'not valid'): string => `
  alter table trail drop constraint trail_action_check,
    add constraint trail_action_check check (action in (${actions.map((each) => `'${each}'`).join(', ')})) ${looked}`

/** The trail says what was done with a message: answered, closed, made new again, taken, given, given back. */
export class NameWhatIsDoneWithMessages1795564800011 implements MigrationInterface {
  readonly name = 'NameWhatIsDoneWithMessages1795564800011'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow([...known, ...ofMessages], ''))
    await runner.query(rewrite(rest, named))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(rewrite(named, rest))
    await runner.query(allow(known, 'not valid'))
  }
}
