import { ownLetterAnswers } from '../../schema/letter-troubles.ts'
import type { Clock } from '../core/clock.ts'
import type { LetterQueue } from './letter-queue.ts'
import type { LettersRepository } from './letters.repository.ts'

/** Milliseconds: what was written since may be in a transaction that its work is not seen of yet. */
const lately = 60_000

/**
 * A letter and its work are written together, so one without has come from a backup, and may have been sent since that was
 * made. Whether it is sent again is for a person to say.
 */
export const doubtOrphans = async (
  letters: Pick<LettersRepository, 'unsettled' | 'doubt'>,
  queue: Pick<LetterQueue, 'withWork'>,
  clock: Clock,
): Promise<number> => {
  let count = 0
  const unsettled = await letters.unsettled(new Date(clock.now().getTime() - lately))
  const withWork = await queue.withWork(unsettled.map(({ id }) => id))
  for (const { id, state } of unsettled) {
    if (withWork.has(id)) continue
    await letters.doubt(id, state, ownLetterAnswers.orphaned)
    count += 1
  }
  return count
}
