import type { CharityDetail } from '../../../schema/charity.ts'
import {
  isLaunchable,
  type Launch,
  type Launchable,
  type LaunchNeed,
  type LaunchWay,
  launchable,
  launchNeeds,
  launchState,
} from '../../../schema/launches.ts'
import { namesOf } from '../../../schema/model.ts'
import type { ProviderName } from '../../../schema/payment-ways.ts'
import type { Clock } from '../../core/clock.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import type { ProviderAnswer } from '../../payments/watch-provider.ts'
import type { LaunchesRepository, StoredLaunch } from './launches.repository.ts'

interface Dependencies {
  launches: LaunchesRepository
  /** Whether each thing that a feature may need is there. */
  isMet: Record<LaunchNeed, () => boolean | Promise<boolean>>
  /** Which details of the charity are missing. */
  missing: () => Promise<CharityDetail[]>
  /** Every way to pay. */
  ways: () => Promise<LaunchWay[]>
  clock: Clock
}

/** What visitors can do that an admin has launched. */
export const createLaunchesService = ({
  launches,
  isMet,
  missing: missingDetails,
  ways,
  clock,
}: Dependencies) => {
  const missing = async (needs: readonly LaunchNeed[]): Promise<LaunchNeed[]> => {
    const met = await Promise.all(needs.map((need) => isMet[need]()))
    return needs.filter((_, index) => !met[index])
  }

  const tell = async (feature: Launchable, stored: readonly StoredLaunch[]): Promise<Launch> => {
    const { needs } = launchable[feature]
    const lacking = await missing(needs)
    const details = lacking.includes('charityDetails') ? await missingDetails() : []
    const launch = stored.find((each) => each.feature === feature)
    return {
      feature,
      launched: launch !== undefined,
      launchedAt: launch?.launchedAt.toISOString() ?? null,
      launchedBy: launch?.launchedBy ?? null,
      needs: needs.map((name) => ({
        name,
        isMet: !lacking.includes(name),
        missing: name === 'charityDetails' ? details : [],
      })),
      ways: feature === 'giving' ? await ways() : [],
    }
  }

  const lastingOf = (feature: Launchable): LaunchNeed[] =>
    launchable[feature].needs.filter((need) => launchNeeds[need].lasts)

  return {
    /** Whether visitors have a feature: it is launched, and what it needs for that is there. For everybody. */
    isLaunched: async (feature: Launchable): Promise<boolean> =>
      (await launches.has(feature)) && (await missing(lastingOf(feature))).length === 0,

    /** All that visitors have, for about what one of them takes. For everybody. */
    launched: async (): Promise<ReadonlySet<Launchable>> => {
      const stored = await launches.features()
      const features = namesOf(launchable).filter((feature) => stored.has(feature))
      const lacking = await missing([...new Set(features.flatMap(lastingOf))])
      return new Set(features.filter((feature) => !lastingOf(feature).some((need) => lacking.includes(need))))
    },

    /** Keeps what somebody who takes payments has answered, so that the team sees whether a way works. */
    noteAnswer: (name: ProviderName, answer: ProviderAnswer, isBeginning: boolean): Promise<void> =>
      launches.noteAnswer(name, answer, isBeginning, clock.now()),

    /** Everything that can be launched, and how it stands. */
    list: async (viewer: Viewer): Promise<Launch[]> => {
      requirePermission(viewer, 'launches:manage')
      const stored = await launches.list()
      return Promise.all(namesOf(launchable).map((feature) => tell(feature, stored)))
    },

    /**
     * Launches a feature, or takes it back. What is so already stays as it is.
     * @throws Problem `not_found`, `validation_failed`, `launch_not_ready` where something is missing that it needs
     */
    setState: async (viewer: Viewer, name: string, input: unknown): Promise<Launch> => {
      const { id } = requirePermission(viewer, 'launches:manage')
      const { launched } = parse(launchState, input)
      if (!isLaunchable(name)) throw notFound('feature')
      if (!launched) await launches.takeBack(name)
      else if (!(await launches.has(name))) {
        const lacking = (await missing(launchable[name].needs)).map((need) => launchNeeds[need].says)
        if (lacking.length > 0)
          throw new Problem('launch_not_ready', { detail: `this still needs: ${lacking.join('; ')}` })
        await launches.launch(name, id, clock.now())
      }
      return tell(name, await launches.list())
    },
  }
}

export type LaunchesService = ReturnType<typeof createLaunchesService>
