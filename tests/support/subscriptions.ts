import type { EntityManager } from 'typeorm'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import type { LetterText } from '../../gateway/letters/letter-writers.ts'
import { confirmationLetter } from '../../gateway/rooms/newsletter/confirmation-letter.ts'
import { createReaderTokens } from '../../gateway/rooms/newsletter/reader-tokens.ts'
import { createReaderWays } from '../../gateway/rooms/newsletter/reader-ways.ts'
import { createSubscriptionsRepository } from '../../gateway/rooms/newsletter/subscriptions.repository.ts'
import { tokenSecret } from './gateway.ts'

const tokens = createReaderTokens(createKeyedHash([tokenSecret]))

/** The ways in which readers end the newsletter. */
export const readerWays = createReaderWays(tokens)

/** What stands behind the `#` of the links in letters to a reader. */
export const tokenOfReader = (id: string): string => tokens.make(id)

/** Every letter that asks this address whether it wants the newsletter, the first one first. */
export const confirmationLetters = (manager: EntityManager, recipient: string): Promise<LetterEntity[]> =>
  manager.find(LetterEntity, { where: { kind: 'newsletterConfirmation', recipient }, order: { id: 'ASC' } })

/** What a letter would say now; null where there is nothing to say any more. */
export const confirmationWords = (manager: EntityManager, letter: LetterEntity): Promise<LetterText | null> =>
  confirmationLetter({
    subscriptions: createSubscriptionsRepository(manager),
    ways: readerWays,
  }).say(letter)
