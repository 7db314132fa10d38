import type { EntityManager } from 'typeorm'
import { newId } from '../../gateway/core/ids.ts'
import { createLettersRepository } from '../../gateway/letters/letters.repository.ts'
import type { LetterState } from '../../schema/letters.ts'
import type { TestClock } from './clock.ts'
import { createTestPost, test as withGateway } from './gateway.ts'

/** A gateway that writes letters; what would be brought to a mail server is `brought`. */
export const test = withGateway
  .extend('brought', (): string[] => [])
  .extend('post', ({ clock, brought }) => createTestPost(clock, brought))

interface Settled {
  recipient?: string
  answer?: string
}

/** A letter of which that became; answers its id. */
export const letterThat = async (
  manager: EntityManager,
  clock: TestClock,
  state: Exclude<LetterState, 'sending' | 'unsent'>,
  { recipient = 'nino@example.org', answer = '' }: Settled = {},
): Promise<string> => {
  const id = newId()
  const letters = createLettersRepository(manager)
  await letters.write({ id, kind: 'trial', locale: 'ka', recipient, writtenAt: clock.now() })
  if (state !== 'waiting') await letters.settle(id, null, { state, answer })
  return id
}
