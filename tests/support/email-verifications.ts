import type { EntityManager } from 'typeorm'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import type { LetterText } from '../../gateway/letters/letter-writers.ts'
import { emailVerificationLetter } from '../../gateway/rooms/accounts/email-verification-letter.ts'
import { createEmailVerificationsRepository } from '../../gateway/rooms/accounts/email-verifications.repository.ts'
import { createVerificationTokens } from '../../gateway/rooms/accounts/email-verifications.service.ts'
import { createTestClock, type TestClock } from './clock.ts'

/** Every letter by which somebody is to confirm this address, the first one first. */
export const verificationLetters = (
  manager: EntityManager,
  recipient = 'nino@example.org',
): Promise<LetterEntity[]> =>
  manager.find(LetterEntity, { where: { kind: 'emailVerification', recipient }, order: { id: 'ASC' } })

const writerOver = (manager: EntityManager, clock: TestClock) =>
  emailVerificationLetter(createVerificationTokens(createEmailVerificationsRepository(manager), clock))

/** What a letter would say now; null where there is nothing to say any more. */
export const wordsOf = (
  manager: EntityManager,
  letter: LetterEntity,
  clock: TestClock,
): Promise<LetterText | null> => writerOver(manager, clock).say(letter)

/** What stands behind the `#` of the newest letter's link, made as whoever sends the letter makes it. */
export const verificationToken = async (
  manager: EntityManager,
  recipient?: string,
  clock = createTestClock(),
): Promise<string> => {
  const letter = (await verificationLetters(manager, recipient)).at(-1)
  const { makeSecret } = writerOver(manager, clock)
  if (!letter || !makeSecret) throw new Error('a letter with a link was written')
  return makeSecret(letter)
}
