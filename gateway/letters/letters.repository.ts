import type { EntityManager } from 'typeorm'
import type { LetterState } from '../../schema/letters.ts'
import { LetterEntity } from './letter.entity.ts'
import { isHeldBack } from './on-their-way.ts'

/** What somebody is written. */
export type NewLetter = Pick<LetterEntity, 'id' | 'kind' | 'locale' | 'recipient' | 'writtenAt'> &
  Partial<Pick<LetterEntity, 'about' | 'state'>>

/** How a try has ended. */
export interface Settlement {
  state: Exclude<LetterState, 'sending' | 'unsent'>
  answer: string
}

/** A letter without an end, as it was found. */
export interface Unsettled {
  id: string
  state: 'waiting' | 'sending'
  /** Another as soon as anybody has written to it. */
  version: string
}

/** As many of those without an end as one look takes in, the oldest first. */
const most = 10_000

const insertAll = `
  insert into letters (id, kind, locale, recipient, about, state, written_at)
  select id, kind, locale, recipient, about, coalesce(state, 'waiting'), "writtenAt"
  from json_to_recordset($1::json) as l (id uuid, kind text, locale text, recipient text, about uuid, state text, "writtenAt" timestamptz)`

export const createLettersRepository = (manager: EntityManager) => ({
  write: async (letter: NewLetter): Promise<void> => {
    await manager.insert(LetterEntity, letter)
  },

  /** The same of many: whatever their number, one statement. */
  writeAll: async (letters: readonly NewLetter[]): Promise<void> => {
    await manager.query(insertAll, [JSON.stringify(letters)])
  },

  find: (id: string): Promise<LetterEntity | null> => manager.findOneBy(LetterEntity, { id }),

  /**
   * Takes a letter that waits, and answers how often it was taken by then, which names this try; null where somebody else
   * has it, or it waits no more.
   */
  take: async (id: string, now: Date): Promise<number | null> => {
    const [taken] = await manager.query<{ attempts: number }[]>(
      `with taken as (
         update letters set state = 'sending', attempts = attempts + 1, tried_at = $2
         where id = $1 and state = 'waiting' returning attempts
       ) select attempts from taken`,
      [id, now],
    )
    return taken?.attempts ?? null
  },

  /**
   * Writes down a try that no server got as far as being handed the letter in, unless somebody else has it by now.
   */
  settleTry: async (id: string, { state, answer }: Settlement, at: Date): Promise<void> => {
    await manager.query(
      `update letters set state = $2, answer = $3, attempts = attempts + 1, tried_at = $4
       where id = $1 and state = 'waiting'`,
      [id, state, answer, at],
    )
  },

  /**
   * Writes down how a try has ended, `null` what has come to its end without any. Of what was taken for doubtful
   * meanwhile only a clear answer is believed: what waits again would have nobody who sends it.
   */
  settle: async (id: string, attempt: number | null, { state, answer }: Settlement): Promise<void> => {
    await manager.query(
      `update letters set state = $3, answer = $4
       where id = $1 and case when $2::integer is null then state = 'waiting' else attempts = $2
         and (state = 'sending' or state = 'doubtful' and $3 in ('sent', 'failed')) end`,
      [id, attempt, state, answer],
    )
  },

  /** Nobody knows what became of a letter that a server was being handed. */
  doubt: async (id: string, answer: string): Promise<void> => {
    await manager.query(
      `update letters set state = 'doubtful', answer = $2 where id = $1 and state = 'sending'`,
      [id, answer],
    )
  },

  /** The same of one that stands as it was found. */
  doubtAsFound: async ({ id, version }: Unsettled, answer: string): Promise<void> => {
    await manager.query(
      `update letters set state = 'doubtful', answer = $3 where id = $1 and xmin::text = $2`,
      [id, version, answer],
    )
  },

  /** It was tried for the last time, and no server has it: what was said of an earlier try stays. */
  giveUpAsFound: async ({ id, version }: Unsettled, answer: string): Promise<void> => {
    await manager.query(
      `update letters set state = 'failed', answer = coalesce(answer, $3) where id = $1 and xmin::text = $2`,
      [id, version, answer],
    )
  },

  /** Those without an end that were written before this moment, but for what somebody has paused. */
  unsettled: (before: Date): Promise<Unsettled[]> =>
    manager.query(
      `select id, state, xmin::text as version from letters where state in ('waiting', 'sending') and written_at < $1 and not ${isHeldBack}
       order by written_at limit ${most}`,
      [before],
    ),
})

export type LettersRepository = ReturnType<typeof createLettersRepository>
