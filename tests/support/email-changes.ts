import type { EntityManager } from 'typeorm'
import type { Clock } from '../../gateway/core/clock.ts'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import { type LetterText, type LetterWriter, writerOf } from '../../gateway/letters/letter-writers.ts'
import { emailChangeLetters } from '../../gateway/rooms/accounts/email-change-letters.ts'
import { createEmailChangesRepository } from '../../gateway/rooms/accounts/email-changes.repository.ts'
import { createChangeTokens } from '../../gateway/rooms/accounts/email-changes.service.ts'
import { createTestClock } from './clock.ts'

export type ChangeLetter = 'emailChange' | 'newEmail' | 'takenEmail' | 'emailChanged'

const kinds: readonly ChangeLetter[] = ['emailChange', 'newEmail', 'takenEmail', 'emailChanged']

/** Every letter about a change of address, the first one first. */
export const changeLetters = async (manager: EntityManager): Promise<LetterEntity[]> => {
  const letters = await manager.find(LetterEntity, { order: { id: 'ASC' } })
  return letters.filter(({ kind }) => kinds.some((each) => each === kind))
}

const newest = async (manager: EntityManager, kind: ChangeLetter): Promise<LetterEntity> => {
  const letter = (await changeLetters(manager)).findLast((each) => each.kind === kind)
  if (!letter) throw new Error(`a letter of the kind ${kind} was written`)
  return letter
}

const writerFor = (
  manager: EntityManager,
  kind: ChangeLetter,
  clock: Pick<Clock, 'now'> = createTestClock(),
): LetterWriter =>
  writerOf(emailChangeLetters(createChangeTokens(createEmailChangesRepository(manager), clock)), kind)

/** What the newest letter of a kind would say now; null where there is nothing to say any more. */
export const wordsOf = async (
  manager: EntityManager,
  kind: ChangeLetter,
  clock = createTestClock(),
): Promise<LetterText | null> => writerFor(manager, kind, clock).say(await newest(manager, kind))

/** What stands behind the `#` of its link, made as whoever sends the letter makes it. */
export const changeToken = async (
  manager: EntityManager,
  kind: ChangeLetter,
  clock: Pick<Clock, 'now'> = createTestClock(),
): Promise<string> => {
  const { makeSecret } = writerFor(manager, kind, clock)
  if (!makeSecret) throw new Error(`letters of the kind ${kind} have a link`)
  return makeSecret(await newest(manager, kind))
}
