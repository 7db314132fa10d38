import { ownLetterAnswers } from '../../schema/letter-troubles.ts'
import type { Clock } from '../core/clock.ts'
import type { LetterQueue } from './letter-queue.ts'
import type { LettersRepository } from './letters.repository.ts'

/** Milliseconds: what was written since may be in a transaction that its work is not seen of yet. */
const lately = 60_000

/**
 * Ends letters that nothing would bring any more. One whose work came to its last try without a word, as its gateway ended or
 * the database was away, was not sent, unless a server was being handed it. A letter and its work are written together, so one
 * that never had any has come from a backup, and may have been sent since that was made: whether it is sent again is for a person
 * to say.
 * @returns of how many nobody knows whether they were sent
 */
export const endOrphans = async (
  letters: Pick<LettersRepository, 'unsettled' | 'doubtAsFound' | 'giveUpAsFound'>,
  queue: Pick<LetterQueue, 'workOf'>,
  clock: Clock,
): Promise<number> => {
  let count = 0
  const unsettled = await letters.unsettled(new Date(clock.now().getTime() - lately))
  const { open, over } = await queue.workOf(unsettled.map(({ id }) => id))
  for (const letter of unsettled) {
    const { id, state } = letter
    if (open.has(id)) continue
    // What brings a letter writes to it before its work is over: one that has changed since is no orphan.
    if (!over.has(id)) await letters.doubtAsFound(letter, ownLetterAnswers.orphaned)
    else if (state === 'sending') await letters.doubtAsFound(letter, ownLetterAnswers.interrupted)
    else {
      await letters.giveUpAsFound(letter, ownLetterAnswers.givenUp)
      continue
    }
    count += 1
  }
  return count
}
