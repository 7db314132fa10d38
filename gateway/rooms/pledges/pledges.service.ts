import { type GivingOptions, pledgePresets } from '../../../schema/giving-options.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { OwnPledge } from '../../../schema/own-pledge.ts'
import { type PaymentWayName, paymentWays } from '../../../schema/payment-ways.ts'
import { newPledge, type Pledge, pledge, pledgeList } from '../../../schema/pledges.ts'
import { fieldError } from '../../../schema/validation.ts'
import { newId } from '../../core/ids.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { paymentStartsOf } from '../../core/payment-starts.ts'
import { Problem, validationFailed } from '../../core/problem.ts'
import type { RowSource } from '../../core/row-source.ts'
import type { SortedListPage } from '../../core/sorted-list-page.ts'
import { anonymous, type Viewer } from '../../core/viewer.ts'
import { everything, type Wanted } from '../../core/wanted.ts'
import { type Attempt, keyedRequest } from '../../idempotency/keyed-request.ts'
import type { Outbox } from '../../letters/outbox.ts'
import { found, readRecords } from '../../models/records.service.ts'
import type { PaymentWay } from '../../payments/payment-way.ts'
import { setUpAmong } from '../../payments/ways.ts'
import type { Limit } from '../../rate-limits/limit.ts'
import type { LaunchesService } from '../launches/launches.service.ts'
import type { ProjectsService } from '../projects/projects.service.ts'
import { createOwnPledges, type OwnPledgesDependencies } from './own-pledges.service.ts'
import type { PayingService } from './paying.service.ts'
import type { PledgeToProject } from './pledge.ts'
import { whole } from './pledges.repository.ts'

/** A pledge with what opens its page. */
export interface MadePledge extends OwnPledge {
  token: string
}

export interface PledgesDependencies extends OwnPledgesDependencies {
  projects: Pick<ProjectsService, 'get' | 'takesGifts'>
  launches: Pick<LaunchesService, 'isLaunched'>
  publicWrites: Limit
  outbox: Outbox | null
  /** How many payments somebody begins, by their address and by their email: whoever tries stolen cards needs many. */
  paymentStarts: Limit
  beginPayment: PayingService['begin']
  freeCode: () => Promise<string>
  /** From how many lari on one is thanked by name. */
  thankedFrom: () => Promise<number>
}

/** How visitors promise gifts, and what they see of their own. */
export const createPledges = ({
  projects,
  launches,
  publicWrites,
  outbox,
  paymentStarts,
  beginPayment,
  freeCode,
  thankedFrom,
  ...ofOwn
}: PledgesDependencies) => {
  const { pledges, ways, tokens, clock } = ofOwn
  const { show, ...own } = createOwnPledges(ofOwn)

  const offered = (): Promise<PaymentWay[]> => setUpAmong(ways)

  const reading = readRecords({ model: pledge, list: pledgeList, records: pledges, clock })

  return {
    ...own,

    /**
     * A page of the pledges, searched and narrowed as `input` says, for the team.
     * @throws Problem `validation_failed`
     */
    list: async (
      viewer: Viewer,
      input: unknown,
      locale: Locale,
      wanted: Wanted = everything,
    ): Promise<SortedListPage<Pledge>> => {
      const page = await reading.list(viewer, input, locale, wanted)
      return { ...page, nodes: page.nodes.map(whole) }
    },

    /**
     * All of them that `input` leaves, for the team.
     * @throws Problem `validation_failed`
     */
    select: (viewer: Viewer, input: unknown): RowSource<PledgeToProject> => {
      const { count, read } = reading.select(viewer, input)
      return { count, read: async (limit, after) => (await read(limit, after)).map(whole) }
    },

    /** Whether gifts can be promised on the site, and how. For everybody. */
    options: async (): Promise<GivingOptions> => {
      const presets = [...pledgePresets]
      if (!(await launches.isLaunched('giving'))) return { launched: false, ways: [], presets }
      const names = (await offered()).map(({ name }): PaymentWayName => name)
      const monthlyWays = names.filter((name) => paymentWays[name].isMonthly)
      const options = { launched: true, ways: names, presets, thankedFrom: await thankedFrom() }
      return monthlyWays.length === 0 ? options : { ...options, monthlyWays }
    },

    /**
     * Promises a gift to a project that takes gifts today. It counts nowhere until the money came. With a key the same promise,
     * made again within a day, is one.
     * @throws Problem `giving_off`, `validation_failed`, `rate_limited`, `not_found`, `project_not_open`, `idempotency_key_reused`;
     * `payment_unavailable` where it is promised, and cannot be paid yet: made again with its key, it is paid; `payment_refused`
     * where it can only be paid in another way
     */
    make: async (
      projectId: string,
      input: unknown,
      locale: Locale,
      address: string,
      attempt: Attempt = { viewer: anonymous },
    ): Promise<MadePledge> => {
      const given = parse(newPledge, input)
      if (!(await launches.isLaunched('giving'))) throw new Problem('giving_off')
      await publicWrites.take(address)
      const { id: known } = await projects.get(anonymous, projectId)
      if (!(await projects.takesGifts(known))) throw new Problem('project_not_open')
      const way = (await offered()).find(({ name }) => name === given.way)
      const isMonthly = given.frequency === 'monthly'
      if (!way)
        throw validationFailed([
          isMonthly ? fieldError('frequency', 'not_monthly') : fieldError('way', 'invalid_option'),
        ])
      const email = given.donorEmail ?? null
      const emailKey = email && lookupKey(email)
      if (way.provider) {
        await paymentStarts.take(`payments at ${address}`)
        if (email !== null) await paymentStarts.take(paymentStartsOf(email))
      }
      const request = keyedRequest('pledgeGift', attempt, [known, given])
      const createdAt = clock.now()
      const id = await pledges.add(
        {
          ...given,
          thanked: given.thanked && !given.anonymous,
          id: newId(),
          code: await freeCode(),
          projectId: known,
          monthlyGiftId: isMonthly ? newId() : null,
          emailKey,
          locale,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + way.patience),
        },
        request,
        way.provider === null ? outbox : null,
      )
      await beginPayment(await found(pledge, id, pledges.findWhole))
      return { ...(await show(await found(pledge, id, pledges.findWhole))), token: tokens.make(id) }
    },

    /** Ends what was waited for long enough, and answers how many these were. Any gateway may, and at any time. */
    expire: async (): Promise<number> => {
      let all = 0
      for (
        let some = await pledges.expireSome(clock.now());
        some > 0;
        some = await pledges.expireSome(clock.now())
      )
        all += some
      return all
    },
  }
}

export type OwnPledgesService = ReturnType<typeof createPledges>
