import { type Contributors, contributorTiers } from '../../../schema/contributors.ts'
import { namesOf } from '../../../schema/model.ts'
import type { Clock } from '../../core/clock.ts'
import type { CharityService } from '../charity/charity.service.ts'
import type { LaunchesService } from '../launches/launches.service.ts'
import type { ContributorsRepository } from './contributors.repository.ts'

interface Dependencies {
  contributors: ContributorsRepository
  charity: Pick<CharityService, 'details'>
  launches: Pick<LaunchesService, 'isLaunched'>
  clock: Clock
}

/** Who is thanked by name, and what giving has come to. */
export const createContributorsService = ({ contributors, charity, launches, clock }: Dependencies) => ({
  /** For everybody, once giving is launched: until then there is nothing to tell. */
  get: async (): Promise<Contributors> => {
    if (!(await launches.isLaunched('giving'))) return { tiers: [], figures: null }
    const sums = await charity.details()
    const ranges = namesOf(contributorTiers).map((tier, index, all) => {
      const above = all[index - 1]
      return {
        tier,
        from: sums[contributorTiers[tier].from],
        below: above ? sums[contributorTiers[above].from] : null,
      }
    })
    return { tiers: await contributors.inTiers(ranges), figures: await contributors.figures(clock.now()) }
  },
})

export type ContributorsService = ReturnType<typeof createContributorsService>
