import type { MigrationInterface, QueryRunner } from 'typeorm'

const known = [
  'create',
  'change',
  'publish',
  'archive',
  'delete',
  'restore',
  'destroy',
  'answer',
  'close',
  'reopen',
  'take',
  'give',
  'release',
]

const ofIssues = ['send', 'schedule', 'unschedule', 'pause', 'resume', 'stop']

const rest = `else 'change'
        end as action`

/** Another moment of what is scheduled already schedules it as well. */
const named = `when tg_table_name = 'newsletter_issues' and columns && '{state,send_at}' then
            case stands ->> 'state'
              when 'sending' then case when stood ->> 'state' = 'paused' then 'resume' else 'send' end
              when 'scheduled' then 'schedule' when 'draft' then 'unschedule'
              when 'paused' then 'pause' when 'ended' then 'stop' else 'change' end
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
const allow = (actions: readonly string[]): string => `
  alter table trail drop constraint trail_action_check,
    add constraint trail_action_check check (action in (${actions.map((each) => `'${each}'`).join(', ')})) not valid`

/** The trail says what was done with an issue of the newsletter: sent, scheduled, paused, gone on with, ended. */
export class NameWhatIsDoneWithIssues1799000400000 implements MigrationInterface {
  readonly name = 'NameWhatIsDoneWithIssues1799000400000'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(allow([...known, ...ofIssues]))
    await runner.query(rewrite(rest, named))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(rewrite(named, rest))
    await runner.query(allow(known))
  }
}
