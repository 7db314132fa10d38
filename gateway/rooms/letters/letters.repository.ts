import type { EntityManager } from 'typeorm'
import { ownLetterAnswers } from '../../../schema/letter-troubles.ts'
import { letter, resendable } from '../../../schema/letters.ts'
import { LetterEntity } from '../../letters/letter.entity.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { createRecordsRepository } from '../../models/records.repository.ts'

const isAgainPossible = `state in (${resendable.map((state) => `'${state}'`).join(', ')})`

/** What one statement deletes at most, as each has a limit of time. */
const batch = 1000

export const createLettersRepository = (manager: EntityManager) => ({
  ...createRecordsRepository(manager, letter, {
    entity: LetterEntity,
    computed: { answer: 'r.answer' },
    filters: {
      waiting: () => `r.state in ('waiting', 'sending')`,
      sent: () => `r.state = 'sent'`,
      doubtful: () => `r.state = 'doubtful'`,
      failed: () => `r.state = 'failed'`,
      unsent: () => `r.state = 'unsent'`,
    },
  }),

  findWhole: (id: string): Promise<LetterEntity | null> => manager.findOneBy(LetterEntity, { id }),

  /**
   * Deletes some of those with nothing left to be done that were handed over, written to be looked at, or about what is no
   * more, before this moment, and answers how many these were.
   */
  forgetSome: async (moment: Date): Promise<number> => {
    const rows = await manager.query<unknown[]>(
      `with forgotten as (
         delete from letters where id in (
           select id from letters
           where (state in ('sent', 'unsent') or state = 'failed' and answer = $2) and coalesce(tried_at, written_at) < $1
           order by id limit ${batch} for update skip locked
         ) returning id
       ) select id from forgotten`,
      [moment, ownLetterAnswers.pointless],
    )
    return rows.length
  },

  /** Has a letter wait once more, with work for it. False where it is not one that can be sent again. */
  waitAgain: (id: string, { bringAgain }: Pick<Outbox, 'bringAgain'>): Promise<boolean> =>
    manager.transaction(async (within) => {
      const changed = await within.query<unknown[]>(
        `with again as (
           update letters set state = 'waiting', answer = null, resends = resends + 1
           where id = $1 and ${isAgainPossible} returning id
         ) select id from again`,
        [id],
      )
      if (changed.length === 0) return false
      await bringAgain(within, id)
      return true
    }),
})

export type LettersRepository = ReturnType<typeof createLettersRepository>
