import type { EntityManager } from 'typeorm'
import { letterDays } from '../../../schema/letters.ts'
import type { Locale } from '../../../schema/locales.ts'
import { isUnheld } from '../../database/unheld.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { createLoginAttemptsRepository, type NewAttempt } from './login-attempts.repository.ts'
import { NewPlaceEntity } from './new-place.entity.ts'

/** What is over is swept this many at a time. */
const sweepSize = 100

const day = 86_400_000

export const createNewPlacesRepository = (manager: EntityManager) => ({
  /** Has somebody told of a sign-in by a letter; nobody, where they were told so often already that one more says nothing new. */
  tell: async (
    { id, userId, signedInAt, device }: NewPlaceEntity,
    counted: NewAttempt,
    outbox: Outbox,
  ): Promise<void> => {
    if (!(await createLoginAttemptsRepository(manager).add(counted))) return
    await manager.query(
      `delete from new_places where ${isUnheld('new_places', { where: 'signed_in_at <= $1', order: 'signed_in_at', within: `limit ${sweepSize}` })}`,
      [new Date(signedInAt.getTime() - letterDays * day)],
    )
    await manager.insert(NewPlaceEntity, { id, userId, signedInAt, device })
    const [to] = await manager.query<{ recipient: string; locale: Locale }[]>(
      'select email as recipient, locale from users where id = $1',
      [userId],
    )
    if (to) await outbox.write(manager, { kind: 'newPlace', ...to, about: id })
  },

  /** What the letter is about, as long as its account is there. */
  find: (id: string): Promise<Pick<NewPlaceEntity, 'signedInAt' | 'device'> | null> =>
    manager.findOne(NewPlaceEntity, { where: { id }, select: { signedInAt: true, device: true } }),
})

export type NewPlacesRepository = ReturnType<typeof createNewPlacesRepository>
