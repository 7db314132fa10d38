import type { EntityManager } from 'typeorm'
import type { Launchable } from '../../../schema/launches.ts'
import type { ProviderName } from '../../../schema/payment-ways.ts'
import type { ProviderAnswer } from '../../payments/watch-provider.ts'
import { LaunchEntity } from './launch.entity.ts'
import { ProviderAnswerEntity } from './provider-answer.entity.ts'

/** Since when a feature is launched, and by whom. */
export interface StoredLaunch {
  feature: string
  launchedAt: Date
  /** As they are called now; null where the account is gone. */
  launchedBy: string | null
}

/**
 * Within a minute the same answer is no news; nor is it, within an hour of a refusal, that those can be looked at which were begun:
 * whoever begins none may tell of them.
 */
const note = `
  insert into provider_answers as p (name, outcome, status, asked_at) values ($1, $2, $3, $4)
  on conflict (name) do update set outcome = excluded.outcome, status = excluded.status, asked_at = excluded.asked_at
  where ((p.outcome, p.status) is distinct from (excluded.outcome, excluded.status)
      or p.asked_at <= excluded.asked_at - interval '1 minute')
    and ($5 or p.outcome <> 'refused' or excluded.outcome = 'refused'
      or p.asked_at <= excluded.asked_at - interval '1 hour')`

export const createLaunchesRepository = (manager: EntityManager) => ({
  /** @param isBeginning whether it was asked for a new payment */
  noteAnswer: async (
    name: ProviderName,
    { outcome, status }: ProviderAnswer,
    isBeginning: boolean,
    now: Date,
  ): Promise<void> => {
    await manager.query(note, [name, outcome, status, now, isBeginning])
  },

  /** What those who take payments have answered last. */
  answers: (): Promise<ProviderAnswerEntity[]> => manager.find(ProviderAnswerEntity),

  list: (): Promise<StoredLaunch[]> =>
    manager.query<StoredLaunch[]>(
      `select l.feature, l.launched_at as "launchedAt", u.first_name || ' ' || u.last_name as "launchedBy"
       from launches l left join users u on u.id = l.launched_by`,
    ),

  /** The names of all that is launched. */
  features: async (): Promise<ReadonlySet<string>> => {
    const rows = await manager.query<{ feature: string }[]>('select feature from launches')
    return new Set(rows.map(({ feature }) => feature))
  },

  has: (feature: Launchable): Promise<boolean> => manager.existsBy(LaunchEntity, { feature }),

  /** Nothing is written of what is launched already: it stays so since when it was. */
  launch: async (feature: Launchable, by: string, now: Date): Promise<void> => {
    await manager.query(
      `insert into launches (feature, launched_at, launched_by) values ($1, $2, $3)
       on conflict (feature) do nothing`,
      [feature, now, by],
    )
  },

  takeBack: async (feature: Launchable): Promise<void> => {
    await manager.delete(LaunchEntity, { feature })
  },
})

export type LaunchesRepository = ReturnType<typeof createLaunchesRepository>
