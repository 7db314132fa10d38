import type { EntityManager } from 'typeorm'
import type { Locale } from '../../../schema/locales.ts'
import { newId } from '../../core/ids.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { createKnownAddressesRepository } from './known-addresses.repository.ts'
import type { NewAttempt } from './login-attempts.repository.ts'
import { createNewPlacesRepository } from './new-places.repository.ts'
import { createSessionsRepository, type NewSession } from './sessions.repository.ts'

/** Where a session is opened, as the account knows addresses. */
interface From {
  usernameKey: string
  /** What the address is remembered as from now on, and until when. */
  hash: string
  expiresAt: Date
  /** What it may be known as. */
  hashes: readonly string[]
  now: Date
  /** That of the page they sign in on; nothing where it says nothing of the language they read. */
  locale?: Locale | undefined
}

/** How the owner of an account is told of a sign-in from an unknown place. */
interface Telling {
  counted: NewAttempt
  /** Null where the site sends no letters. */
  outbox: Outbox | null
  /** Is told of a letter that could not be written; whoever signs in is not kept out for that. */
  onFailure: (error: unknown) => void
}

export const createSignInsRepository = (manager: EntityManager) => ({
  /**
   * Opens a session, remembers the address, and has the owner of the account told where that did not know it: all of it, or
   * nothing. A first sign-in surprises nobody.
   */
  open: (session: NewSession, from: From, { counted, outbox, onFailure }: Telling): Promise<void> =>
    manager.transaction(async (transaction) => {
      const { userId, device } = session
      const { usernameKey, hash, hashes, expiresAt, now, locale } = from
      const first = await transaction.query<unknown[]>(
        `with first as (update users set has_signed_in = true where id = $1 and not has_signed_in returning id)
         select id from first`,
        [userId],
      )
      const known = createKnownAddressesRepository(transaction)
      // Before it is remembered, or it would be known always.
      const isNew = first.length === 0 && !(await known.isKnown(usernameKey, hashes, now))
      await known.remember({ userId, hash, expiresAt }, now)
      await createSessionsRepository(transaction).open(session)
      if (isNew && outbox?.isSending) {
        await transaction
          .transaction((within) =>
            createNewPlacesRepository(within).tell(
              { id: newId(), userId, signedInAt: now, device },
              counted,
              outbox,
            ),
          )
          .catch(onFailure)
      }
      // Last: whoever is told of a stranger is told in their own language.
      if (locale === undefined) return
      await transaction.query(
        'update users set locale = $2 where id = $1 and locale <> $2 and locale_chosen_at is null',
        [userId, locale],
      )
    }),
})

export type SignInsRepository = ReturnType<typeof createSignInsRepository>
