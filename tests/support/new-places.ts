import type { EntityManager } from 'typeorm'
import { LetterEntity } from '../../gateway/letters/letter.entity.ts'
import type { LetterText } from '../../gateway/letters/letter-writers.ts'
import { newPlaceLetter } from '../../gateway/rooms/accounts/new-place-letter.ts'
import { createNewPlacesRepository } from '../../gateway/rooms/accounts/new-places.repository.ts'

/** Every letter about a sign-in from an unknown place, the first one first. */
export const newPlaceLetters = (manager: EntityManager): Promise<LetterEntity[]> =>
  manager.find(LetterEntity, { where: { kind: 'newPlace' }, order: { id: 'ASC' } })

/** What a letter says; null where there is nothing to say any more. */
export const wordsOf = (manager: EntityManager, letter: LetterEntity): Promise<LetterText | null> =>
  newPlaceLetter(createNewPlacesRepository(manager)).say(letter)
