import { type EntityManager, Equal, type FindOperator, MoreThan, Not } from 'typeorm'
import type { OpenSession } from '../../../schema/sessions.ts'
import { askedByNobody } from '../../core/asker.ts'
import { isUnheld } from '../../database/unheld.ts'
import { SessionEntity } from './session.entity.ts'
import { UserEntity } from './user.entity.ts'

/** Sessions that are over are swept this many at a time. */
const sweepSize = 100

/** Sessions that are told of an account: programs may sign in for each call. */
const mostShown = 100

/** Milliseconds they stay beyond their time: the clock of another gateway may be behind. */
const sweepDelay = 5 * 60 * 1000

export interface NewSession extends Omit<OpenSession, 'isCurrent'> {
  userId: string
  /** What the account's was when the password was looked at. */
  tokenVersion: number
}

export const createSessionsRepository = (manager: EntityManager) => {
  /** Those of a user that are open; those before a new password are not, and wait to be swept. */
  const openOf = async (
    userId: string,
    now: Date,
    { id, take }: { id?: FindOperator<string>; take?: number } = {},
  ): Promise<SessionEntity[]> => {
    const user = await manager.findOne(UserEntity, { where: { id: userId }, select: { tokenVersion: true } })
    if (!user) return []
    return manager.find(SessionEntity, {
      where: {
        userId,
        tokenVersion: user.tokenVersion,
        expiresAt: MoreThan(now),
        ...(id === undefined ? {} : { id }),
      },
      order: { seenAt: 'DESC', id: 'DESC' },
      ...(take === undefined ? {} : { take }),
    })
  }

  return {
    /** Opens a session, and forgets some that are over. */
    open: async ({ openedAt, ...session }: NewSession): Promise<void> => {
      // Whoever signs in has not ended those: their time has.
      await askedByNobody(() =>
        manager.query(
          `delete from sessions where ${isUnheld('sessions', { where: 'expires_at <= $1', order: 'expires_at', within: `limit ${sweepSize}` })}`,
          [new Date(Date.parse(openedAt) - sweepDelay)],
        ),
      )
      await manager.insert(SessionEntity, { openedAt, ...session })
    },

    /** Those of a user that are open: the one that asks, however many there are, then others that were used last. */
    ofUser: async (userId: string, current: string, now: Date): Promise<OpenSession[]> => {
      const own = await openOf(userId, now, { id: Equal(current) })
      const others = await openOf(userId, now, { id: Not(current), take: mostShown - own.length })
      return [...own, ...others].map(({ id, openedAt, seenAt, expiresAt, address, device }) => ({
        id,
        isCurrent: id === current,
        openedAt: openedAt.toISOString(),
        seenAt: seenAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        address,
        device,
      }))
    },

    seen: async (id: string, at: Date): Promise<void> => {
      await manager.update(SessionEntity, { id }, { seenAt: at })
    },

    /** Whether there was one to end. */
    end: async (userId: string, id: string): Promise<boolean> => {
      const { affected } = await manager.delete(SessionEntity, { id, userId })
      return affected === 1
    },

    /** Ends all of a user that are open but one, and answers how many. */
    endOthers: async (userId: string, kept: string, now: Date): Promise<number> => {
      const [, ended] = await manager.query<[unknown, number]>(
        `delete from sessions s using users u
         where s.user_id = $1 and u.id = s.user_id and s.id <> $2
           and s.token_version = u.token_version and s.expires_at > $3`,
        [userId, kept, now],
      )
      return ended
    },
  }
}

export type SessionsRepository = ReturnType<typeof createSessionsRepository>
