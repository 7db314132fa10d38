import type { EntityManager } from 'typeorm'
import { ownLetterAnswers } from '../../../schema/letter-troubles.ts'
import { dismissible, letter, resendable } from '../../../schema/letters.ts'
import { isId } from '../../core/ids.ts'
import { isUnheld } from '../../database/unheld.ts'
import { LetterEntity } from '../../letters/letter.entity.ts'
import type { Urgency } from '../../letters/letter-queue.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'

const oneOf = (states: readonly string[]): string => `(${states.map((state) => `'${state}'`).join(', ')})`

const isAgainPossible = `state in ${oneOf(resendable)}`

const isDismissible = (state: string): string => `${state} in ${oneOf(dismissible)}`

/** As the index of them says it, to the letter. */
const isOver = `(state in ('sent', 'unsent') or dismissed_at is not null
  or state = 'failed' and answer = '${ownLetterAnswers.pointless}')`
const overSince = 'coalesce(dismissed_at, tried_at, written_at)'

/** Letters to those who have signed up for an event are about the sign-up. */
const eventTitle = `(
  select case r.locale when 'ka' then coalesce(e.title_ka, e.title_en) else coalesce(e.title_en, e.title_ka) end
  from event_subscribers s join events e on e.id = s.event_id where s.id = r.about)`

/** The queue alone knows: each pause is longer than the one before, by lot. */
const nextTryAt = `case when r.state = 'waiting' then next_try_of_letter(r.id) end`

/** Which letters. */
interface Narrowed {
  issue: string | null
}

const isNarrowed = (selection: object): selection is Narrowed => 'issue' in selection

const ofIssue = (bind: (value: unknown) => string, selection: object): string[] => {
  if (!isNarrowed(selection) || selection.issue === null) return []
  const { issue } = selection
  return isId(issue) ? [`r.kind = 'newsletter'`, `r.about = ${bind(issue)}`] : ['false']
}

/** What one statement deletes at most, as each has a limit of time. */
const batch = 1000

export const createLettersRepository = (manager: EntityManager) => ({
  ...createRecordsRepository(manager, letter, {
    entity: LetterEntity,
    isCounted: false,
    computed: { answer: 'r.answer', eventTitle, nextTryAt },
    besides: ofIssue,
    filters: {
      waiting: () => `r.state in ('waiting', 'sending')`,
      sent: () => `r.state = 'sent'`,
      doubtful: () => `r.state = 'doubtful' and r.dismissed_at is null`,
      failed: () => `r.state = 'failed' and r.dismissed_at is null`,
      dismissed: () => `${isDismissible('r.state')} and r.dismissed_at is not null`,
      unsent: () => `r.state = 'unsent'`,
    },
  }),

  findWhole: (id: string): Promise<LetterEntity | null> => manager.findOneBy(LetterEntity, { id }),

  /**
   * Deletes some of those with nothing left to be done: handed over, written to be looked at, left at that, or about what is no
   * more, before this moment; and answers how many these were.
   */
  forgetSome: async (moment: Date): Promise<number> => {
    const rows = await manager.query<unknown[]>(
      `with forgotten as (
         delete from letters
         where ${isUnheld('letters', { where: `${isOver} and ${overSince} < $1`, order: overSince, within: `limit ${batch}` })}
         returning id
       ) select id from forgotten`,
      [moment],
    )
    return rows.length
  },

  /** Leaves it at that, or takes that back with null. False where the letter is none that it can be done to. */
  dismiss: async (id: string, at: Date | null): Promise<boolean> => {
    const changed = await manager.query<unknown[]>(
      `with changed as (
         update letters set dismissed_at = case when $2::timestamptz is null then null else coalesce(dismissed_at, $2) end
         where id = $1 and ${isDismissible('state')} returning id
       ) select id from changed`,
      [id, at],
    )
    return changed.length > 0
  },

  /** Has a letter wait once more, with work for it. False where it is not one that can be sent again. */
  waitAgain: (id: string, { bringAgain }: Pick<Outbox, 'bringAgain'>, urgency?: Urgency): Promise<boolean> =>
    manager.transaction(async (within) => {
      const changed = await within.query<unknown[]>(
        `with again as (
           update letters set state = 'waiting', answer = null, dismissed_at = null, resends = resends + 1
           where id = $1 and ${isAgainPossible} returning id
         ) select id from again`,
        [id],
      )
      if (changed.length === 0) return false
      await bringAgain(within, id, urgency)
      return true
    }),
})

export type LettersRepository = ReturnType<typeof createLettersRepository>
