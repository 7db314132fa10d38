import type { EntityManager } from 'typeorm'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { createRecordTokens } from '../../gateway/authentication/record-tokens.ts'
import type { LetterWriters } from '../../gateway/letters/letter-writers.ts'
import { createAttendances } from '../../gateway/rooms/events/event-letters.repository.ts'
import { eventLetters } from '../../gateway/rooms/events/event-letters.ts'
import { createTestClock } from './clock.ts'
import { tokenSecret } from './gateway.ts'

const tokens = createRecordTokens(createKeyedHash([tokenSecret]), 'event subscriber')

/** What stands behind the `#` of the link by which somebody gives up a place. */
export const tokenOfSubscriber = (id: string): string => tokens.make(id)

/** Who words the letters to those who have signed up for events. */
export const eventWords = (manager: EntityManager): LetterWriters =>
  eventLetters({
    attendances: createAttendances(manager),
    tokens,
    clock: createTestClock(),
    publicUrl: 'https://dogs.example',
  })
