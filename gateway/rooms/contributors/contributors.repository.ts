import type { EntityManager } from 'typeorm'
import {
  type ContributorTier,
  type ContributorTierName,
  type GivingFigures,
  mostNamed,
} from '../../../schema/contributors.ts'
import { mostCounted } from '../../../schema/limits.ts'
import { prepare, run } from '../../database/prepared.ts'
import { isPublic } from '../../models/life.ts'

/** A tier, and from how many lari to how many it goes. */
export interface TierRange {
  tier: ContributorTierName
  from: number
  /** Where the next one begins; null for the highest. */
  below: number | null
}

/**
 * Both are ranges of one index, so it does not matter how many there are beside. The sums are values of the statement itself: of
 * what stands in a row nobody knows beforehand that it leaves many, and all of these would be looked at.
 */
const inTier = (place: number): string => {
  const [least, below] = [`$${place * 2 + 1}::numeric`, `$${place * 2 + 2}::numeric`]
  const range = `from contributors c where c.given >= ${least} and c.given < ${below}`
  return `
  select ${place} as place,
    array(select c.name ${range} order by c.given desc, c.person_id limit ${mostNamed}) as names,
    (select count(*)::integer from (select ${range} limit ${mostNamed + mostCounted + 1}) counted) as count`
}

/** The sums of each project are kept, however many gifts there are. */
const figures = prepare(
  'giving figures',
  `select coalesce(sum(t.raised), 0)::float8 as given, coalesce(sum(t.donation_count), 0)::integer as "donationCount",
    (count(*) filter (where t.raised >= r.goal and r.deleted_at is null and ${isPublic('$1')}))::integer
      as "reachedProjects"
  from project_totals t join projects r on r.id = t.project_id`,
  ([given, donationCount, reachedProjects]): GivingFigures => ({
    given: Number(given),
    donationCount: Number(donationCount),
    reachedProjects: Number(reachedProjects),
  }),
)

export const createContributorsRepository = (manager: EntityManager) => ({
  /** Who is thanked in each of these tiers. */
  inTiers: async (ranges: readonly TierRange[]): Promise<ContributorTier[]> => {
    const rows = await manager.query<{ names: string[]; count: number }[]>(
      `${ranges.map((_, place) => inTier(place)).join(' union all ')} order by place`,
      ranges.flatMap(({ from, below }) => [from, below ?? 'Infinity']),
    )
    return ranges.map(({ tier, from }, place) => {
      const { names = [], count = 0 } = rows[place] ?? {}
      const more = count - names.length
      return { tier, from, names, more: more > mostCounted ? null : more }
    })
  },

  /** What giving has come to. */
  figures: async (now: Date): Promise<GivingFigures> => {
    const [row] = await run(manager, figures, [now])
    return row ?? { given: 0, donationCount: 0, reachedProjects: 0 }
  },
})

export type ContributorsRepository = ReturnType<typeof createContributorsRepository>
