import type { EntityManager } from 'typeorm'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import type { LetterText } from '../../gateway/letters/letter-writers.ts'
import { passwordResetLetter } from '../../gateway/rooms/accounts/password-reset-letter.ts'
import { createPasswordResetsRepository } from '../../gateway/rooms/accounts/password-resets.repository.ts'
import { createResetTokens } from '../../gateway/rooms/accounts/password-resets.service.ts'
import { createTestClock, type TestClock } from './clock.ts'

/** Every letter about a forgotten password, the first one first. */
export const resetLetters = (manager: EntityManager): Promise<LetterEntity[]> =>
  manager.find(LetterEntity, { where: { kind: 'passwordReset' }, order: { id: 'ASC' } })

const writerOver = (manager: EntityManager, clock: TestClock) =>
  passwordResetLetter(createResetTokens(createPasswordResetsRepository(manager), clock))

/** What a letter would say now; null where there is nothing to say any more. */
export const wordsOf = (
  manager: EntityManager,
  letter: LetterEntity,
  clock: TestClock,
): Promise<LetterText | null> => writerOver(manager, clock).say(letter)

/** What stands behind the `#` of a letter's link, made as whoever sends the letter makes it: of the newest one. */
export const sentToken = async (manager: EntityManager, clock = createTestClock()): Promise<string> => {
  const letter = (await resetLetters(manager)).at(-1)
  const { makeSecret } = writerOver(manager, clock)
  if (!letter || !makeSecret) throw new Error('a letter with a link was written')
  return makeSecret(letter)
}
