import type { MonthlyEnd } from '../../../schema/monthly-gifts.ts'
import { type ProviderName, paymentWays } from '../../../schema/payment-ways.ts'
import { type Pledge, pledge, pledgeReason } from '../../../schema/pledges.ts'
import type { Clock } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { parse } from '../../core/parse.ts'
import { Problem } from '../../core/problem.ts'
import { requirePermission, type Viewer } from '../../core/viewer.ts'
import { found, requireVersion } from '../../models/records.service.ts'
import { fieldsWithheld, withoutFields } from '../../models/withheld.ts'
import type { MonthlyPayments, MonthlyStanding, PaymentProvider } from '../../payments/payment-provider.ts'
import type { ProjectsService } from '../projects/projects.service.ts'
import type { DueMonthly, MonthlyGift, MonthlyGiftsRepository } from './monthly-gifts.repository.ts'
import type { PledgesRepository } from './pledges.repository.ts'

/** What is done with a monthly gift is done with its pledges in one transaction. */
interface Held {
  monthly: MonthlyGiftsRepository
  pledges: Pick<PledgesRepository, 'hold' | 'settle'>
  /** Tells whoever gave that it has ended, where they can be told. */
  tellEnded: (id: string) => Promise<void>
  /** Nobody is erased until it is done: whoever is, is so in what it has written too. */
  keepPeople: () => Promise<void>
}

interface Dependencies {
  monthly: MonthlyGiftsRepository
  pledges: Pick<PledgesRepository, 'findWhole'>
  projects: Pick<ProjectsService, 'takesGifts'>
  providers: readonly PaymentProvider[]
  within: <Done>(act: (held: Held) => Promise<Done>) => Promise<Done>
  freeCode: () => Promise<string>
  clock: Clock
  /** Is told of what is nobody's fault who asks. */
  onFailure: (error: unknown) => void
}

/** Who asks for an end: whoever gives, or the team, which says why with a month of it. */
type Asking = { why: 'donor' } | { why: 'team'; pledgeId: string; reason: string }

/** Of which nobody is told: it never ran, or there is nobody any more. */
const unsaid: readonly MonthlyEnd[] = ['unpaid', 'erased']

/** How gifts are charged every month, and how that ends. */
export const keepMonthlyGifts = ({
  monthly,
  pledges,
  projects,
  providers,
  within,
  freeCode,
  clock,
  onFailure,
}: Dependencies) => {
  const chargerCalled = (name: ProviderName): MonthlyPayments | undefined =>
    providers.find((each) => each.name === name)?.monthly

  const end = (id: string, why: MonthlyEnd): Promise<void> =>
    within(async (held) => {
      await held.monthly.hold(id)
      if ((await held.monthly.end(id, why, clock.now())) && !unsaid.includes(why)) await held.tellEnded(id)
    })

  /** Written down first, so that it is done whatever becomes of this gateway, and told as of whoever has asked for it. */
  const askEnd = (id: string, asking: Asking): Promise<void> =>
    within(async (held) => {
      const isByTeam = asking.why === 'team'
      if (isByTeam) await held.pledges.hold(asking.pledgeId)
      const isFirst = await held.monthly.askEnd(id, asking.why, clock.now())
      if (isByTeam && isFirst) await held.pledges.settle(asking.pledgeId, { reason: asking.reason })
    })

  /** Whoever charges it ends it first: what is shown as ended takes nobody's money. Where they do not, they are asked again later. */
  const endThere = async ({ id, way, subscriptionId }: MonthlyGift, asking: Asking): Promise<void> => {
    await askEnd(id, asking)
    try {
      const charger = chargerCalled(way)
      if (!charger || subscriptionId === null) throw new Error(`nobody can end what ${way} charges`)
      await charger.end(subscriptionId)
    } catch (error) {
      onFailure(error)
      return
    }
    await end(id, asking.why)
  }

  /** That of which a pledge is a month, and which runs or has ended. */
  const begunOf = async (pledgeId: string): Promise<MonthlyGift> => {
    const gift = await monthly.ofPledge(pledgeId)
    if (!gift || gift.state === 'pending') throw new Problem('not_monthly')
    return gift
  }

  /** Each payment is a month; what becomes of it is found by looking at it, as at every payment. Answers whether any was unknown. */
  const keepMonths = async (due: DueMonthly, paymentIds: readonly string[]): Promise<boolean> => {
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + paymentWays[due.way].minutes * 60_000)
    const unknown = await monthly.unknownOf(due, paymentIds)
    for (const paymentId of unknown) {
      const month = { id: newId(), code: await freeCode(), paymentId, now, expiresAt }
      await within(async (held) => {
        await held.keepPeople()
        await held.monthly.hold(due.id)
        await held.monthly.addMonth(due.id, month)
      })
    }
    return unknown.length > 0
  }

  /** Who ends by hand what the site has not is of the team. */
  const whyOver = async ({ endedWhy, projectId }: DueMonthly, { state, isEndedByHand }: MonthlyStanding) => {
    if (endedWhy !== null) return endedWhy
    if (state === 'ended') return isEndedByHand ? 'team' : 'provider'
    return (await projects.takesGifts(projectId)) ? null : 'project'
  }

  /** What is not known there has not ended: the site may ask for another account than the one that charges it. */
  const read = async ({ way, subscriptionId }: DueMonthly): Promise<MonthlyStanding | null> => {
    try {
      return (await chargerCalled(way)?.read(subscriptionId)) ?? null
    } catch (error) {
      onFailure(error)
      return null
    }
  }

  const follow = async (due: DueMonthly, standing: MonthlyStanding): Promise<void> => {
    const hasMore = await keepMonths(due, standing.paymentIds)
    const why = await whyOver(due, standing)
    if (why === null) {
      await within(async (held) => {
        await held.monthly.hold(due.id)
        await held.monthly.follow(due.id, standing)
      })
    } else {
      if (standing.state !== 'ended') await chargerCalled(due.way)?.end(due.subscriptionId)
      // What was charged since somebody asked is a gift before the end is told, which tells of it.
      if (hasMore && due.endAskedAt !== null) return monthly.lookSoon(due, clock.now())
      await end(due.id, why)
    }
    await monthly.lookNext(due, clock.now())
  }

  return {
    /**
     * Stops the monthly gift of which a pledge is a month, for whoever gives it; again as well. Where whoever charges it could not
     * be reached, that is asked for.
     * @throws Problem `not_monthly`
     */
    stopMonthly: async (pledgeId: string): Promise<void> => {
      const gift = await begunOf(pledgeId)
      if (gift.state !== 'ended') await endThere(gift, { why: 'donor' })
    },

    /**
     * Ends the monthly gift of which a pledge is a month, for the team. What has ended already stays so; where whoever charges it
     * could not be reached, that is asked for.
     * @throws Problem `not_found`, `validation_failed`, `edit_conflict`, `not_monthly`
     */
    endMonthly: async (viewer: Viewer, id: string, input: unknown): Promise<Pledge> => {
      requirePermission(viewer, pledge.permissions.write)
      const { reason, version } = parse(pledgeReason, input)
      const stood = await found(pledge, id, pledges.findWhole)
      const gift = await begunOf(id)
      if (gift.state !== 'ended') {
        requireVersion(stood, version, null)
        await endThere(gift, { why: 'team', pledgeId: id, reason })
      }
      return withoutFields(await found(pledge, id, pledges.findWhole), fieldsWithheld(pledge, viewer))
    },

    /** Looks at some of those that are due, and answers how many these were. Any gateway may, and at any time. */
    lookAtMonthly: async (): Promise<number> => {
      const due = await monthly.takeDue(clock.now())
      const standings = await Promise.all(due.map(read))
      for (const [index, each] of due.entries()) {
        const standing = standings[index]
        if (standing) await follow(each, standing).catch(onFailure)
      }
      return due.length
    },
  }
}

export type MonthlyGiftsService = ReturnType<typeof keepMonthlyGifts>
