import type { EntityManager } from 'typeorm'
import type { Clock } from '../core/clock.ts'
import { newId } from '../core/ids.ts'
import type { LetterQueue, Urgency } from './letter-queue.ts'
import { createLettersRepository, type NewLetter } from './letters.repository.ts'

/** To whom something is written, and what about. */
export type Draft = Pick<NewLetter, 'kind' | 'locale' | 'recipient' | 'about'>

/**
 * Where letters are written: in the transaction of what causes them, so that there is a letter for what has happened, and
 * none for what has not.
 */
export interface Outbox {
  /** Whether letters leave; where none do, they are written all the same, to be looked at. */
  isSending: boolean
  /** How many letters a minute may go to many, such as readers of the newsletter; null where that is no matter. */
  perMinute: number | null
  /** Answers the letter's id. */
  write(within: EntityManager, draft: Draft, urgency?: Urgency): Promise<string>
  /** The same of many, however many they are, by as few statements as of one; whoever waits for a letter does not wait for them. */
  writeAll(within: EntityManager, drafts: readonly Draft[]): Promise<void>
  /** Has a letter that waits brought once more. */
  bringAgain(within: EntityManager, id: string, urgency?: Urgency): Promise<void>
  /** The same of many, behind whatever somebody waits for. */
  bringAllAgain(within: EntityManager, ids: readonly string[]): Promise<void>
}

export const createOutbox = (
  queue: Pick<LetterQueue, 'add' | 'addAll'>,
  clock: Clock,
  perMinute: number | null = null,
): Outbox => ({
  isSending: true,
  perMinute,

  write: async (within, draft, urgency = 'in turn') => {
    const id = newId()
    await createLettersRepository(within).write({ ...draft, id, writtenAt: clock.now() })
    await queue.add(within, id, urgency)
    return id
  },

  writeAll: async (within, drafts) => {
    const writtenAt = clock.now()
    const letters = drafts.map((draft) => ({ ...draft, id: newId(), writtenAt }))
    await createLettersRepository(within).writeAll(letters)
    const ids = letters.map(({ id }) => id)
    await queue.addAll(within, ids, 'after others')
  },

  bringAgain: (within, id, urgency = 'in turn') => queue.add(within, id, urgency),

  bringAllAgain: (within, ids) => queue.addAll(within, ids, 'after others'),
})

/** Where letters are written to be looked at, as none leaves: there is no queue, and nothing that would ever bring them. */
export const createKeptOutbox = (clock: Clock): Outbox => {
  const bringNothing = () => Promise.reject(new Error('no letter leaves this site'))
  return {
    isSending: false,
    perMinute: null,

    write: async (within, draft) => {
      const id = newId()
      const letter = { ...draft, id, state: 'unsent', writtenAt: clock.now() } as const
      await createLettersRepository(within).write(letter)
      return id
    },

    writeAll: async (within, drafts) => {
      const [state, writtenAt] = ['unsent', clock.now()] as const
      const letters = drafts.map((draft) => ({ ...draft, id: newId(), state, writtenAt }))
      await createLettersRepository(within).writeAll(letters)
    },

    bringAgain: bringNothing,
    bringAllAgain: bringNothing,
  }
}
