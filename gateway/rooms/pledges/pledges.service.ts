import { type GivingOptions, pledgePresets } from '../../../schema/giving-options.ts'
import type { Locale } from '../../../schema/locales.ts'
import {
  type OwnPledge,
  type OwnPledgeState,
  ownPledge,
  ownStateOf,
  pledgeThanks,
  pledgeToken,
} from '../../../schema/own-pledge.ts'
import { type PaymentWayName, paymentWays } from '../../../schema/payment-ways.ts'
import { type PledgeState, pledgeSteps } from '../../../schema/pledge-states.ts'
import { newPledge, type Pledge, pledge, pledgeList } from '../../../schema/pledges.ts'
import { fieldError } from '../../../schema/validation.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import type { Clock } from '../../core/clock.ts'
import { newId } from '../../core/ids.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem, validationFailed } from '../../core/problem.ts'
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
import type { ReceiptsService } from '../receipts/receipts.service.ts'
import type { MonthlyGiftsService } from './monthly-gifts.service.ts'
import type { PayingService } from './paying.service.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { PledgeToProject } from './pledge.ts'
import { type PledgesRepository, whole } from './pledges.repository.ts'

const noReceipt = { receipt: null, receiptName: null, receivedAt: null, method: null, sentTo: null }

/** A pledge with what opens its page. */
export interface MadePledge extends OwnPledge {
  token: string
}

export interface PledgesDependencies {
  pledges: PledgesRepository
  payments: Pick<PaymentsRepository, 'urlOf'>
  projects: Pick<ProjectsService, 'get' | 'takesGifts'>
  launches: Pick<LaunchesService, 'isLaunched'>
  ways: readonly PaymentWay[]
  tokens: RecordTokens
  publicWrites: Limit
  outbox: Outbox | null
  /** How many payments somebody begins, by their address and by their email: whoever tries stolen cards needs many. */
  paymentStarts: Limit
  beginPayment: PayingService['begin']
  stopMonthly: MonthlyGiftsService['stopMonthly']
  closePayment: PayingService['close']
  clock: Clock
  freeCode: () => Promise<string>
  /** Does something in a transaction of its own. */
  within: <Done>(act: (pledges: PledgesRepository) => Promise<Done>) => Promise<Done>
  /** Says whether whoever made a pledge is thanked by name: for it, or for nothing that they gave. */
  sayThanks: (id: string, thanked: boolean) => Promise<void>
  /** What the receipt of what came of one says; null where there is none. */
  receiptOf: ReceiptsService['toldOfPledge']
  sendReceipt: ReceiptsService['sendOwn']
  /** From how many lari on one is thanked by name. */
  thankedFrom: () => Promise<number>
}

/** @throws Problem `pledge_settled` where it cannot become that any more */
export const requireStep = (state: OwnPledgeState, next: PledgeState): void => {
  const before: readonly string[] = pledgeSteps[next]
  if (!before.includes(state)) throw new Problem('pledge_settled')
}

/** How visitors promise gifts, and what they see of their own. */
export const createPledges = ({
  pledges,
  payments,
  projects,
  launches,
  ways,
  tokens,
  publicWrites,
  outbox,
  paymentStarts,
  beginPayment,
  closePayment,
  stopMonthly,
  freeCode,
  clock,
  within,
  sayThanks,
  receiptOf,
  sendReceipt,
  thankedFrom,
}: PledgesDependencies) => {
  const offered = (): Promise<PaymentWay[]> => setUpAmong(ways)

  const wayCalled = (name: string): PaymentWay => {
    const way = ways.find((each) => each.name === name)
    if (!way) throw new Error(`nobody knows how to pay by ${name}`)
    return way
  }

  /** Whether its page takes it still, which does so once, and no longer than it was said to, however long the team waits again. */
  const isPayable = ({ expiresAt, cameInstead, reason, monthlyState }: Pledge): boolean =>
    cameInstead === null &&
    reason === null &&
    // The months after the first one are paid by themselves.
    (monthlyState === null || monthlyState === 'pending') &&
    clock.now() < new Date(expiresAt)

  /** What came, or went back, may be another sum than was promised. */
  const sumOf = async ({ id, amount }: Pledge, state: OwnPledgeState): Promise<number> => {
    if (state === 'refunded') return pledges.wentBack(id)
    const arrived = state === 'confirmed' ? await pledges.arrived(id) : null
    return arrived?.amount ?? amount
  }

  const show = async (stood: Pledge): Promise<OwnPledge> => {
    const { id: projectId, title: projectTitle, raised, goal } = await pledges.projectOf(stood.id)
    const thanks = await pledges.thanksOf(stood.id)
    const state = ownStateOf(stood, clock.now())
    const next = state === 'pledged' ? await wayCalled(stood.way).next(stood) : null
    const details =
      next?.kind === 'shown'
        ? next.details
        : { recipient: { en: null, ka: null }, iban: null, bankName: null }
    const payUrl = next?.kind === 'sent' && isPayable(stood) ? await payments.urlOf(stood.id) : null
    const amount = await sumOf(stood, state)
    const refunded = state === 'confirmed' || state === 'refunded' ? (stood.giftRefunded ?? 0) : 0
    const { id, code, way, createdAt, expiresAt, dedicationKind, dedication, cameBeside } = stood
    const { frequency, monthlyState, nextChargeAt, monthlyEnd, endAskedAt, chargedSinceAskedAt } = stood
    return {
      ...{
        id,
        code,
        amount,
        refunded,
        cameInstead: state === 'pledged' ? stood.cameInstead : null,
        cameBeside,
        way,
        state,
        createdAt,
        expiresAt,
        dedicationKind,
        dedication,
      },
      ...{ frequency, monthlyState, nextChargeAt, monthlyEnd, endAskedAt, chargedSinceAskedAt },
      monthlyAmount: frequency === 'monthly' ? stood.amount : null,
      ...{ projectId, projectTitle, raised, goal },
      ...thanks,
      ...details,
      payUrl,
      ...((state === 'confirmed' ? await receiptOf(id) : null) ?? noReceipt),
    }
  }

  const idOf = (input: unknown): string => {
    const id = tokens.read(parse(pledgeToken, input).token)
    if (id === null) throw notFound(ownPledge.singular)
    return id
  }

  const reading = readRecords({ model: pledge, list: pledgeList, records: pledges, clock })

  return {
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
        if (emailKey !== null) await paymentStarts.take(`payments of ${emailKey}`)
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

    /**
     * A pledge, for whoever has its link. Nothing is written.
     * @throws Problem `not_found` where the link is none of ours
     */
    findOwn: async (input: unknown): Promise<OwnPledge> =>
      show(await found(pledge, idOf(input), pledges.findWhole)),

    /**
     * Takes a pledge back by its link; again it is answered the same.
     * @throws Problem `not_found`, `pledge_settled` where the money came, or another sum, or it is over
     */
    withdrawOwn: async (input: unknown): Promise<OwnPledge> => {
      const id = idOf(input)
      const open = await within(async (held) => {
        const stood = await found(pledge, id, held.hold)
        const now = clock.now()
        const state = ownStateOf(stood, now)
        if (state === 'withdrawn') return null
        requireStep(state, 'withdrawn')
        if (stood.cameInstead !== null) throw new Problem('pledge_settled')
        await held.settle(id, { state: 'withdrawn', settledAt: now, donationId: null, reason: null })
        return stood
      })
      if (open) await closePayment(open)
      return show(await found(pledge, id, pledges.findWhole))
    },

    /**
     * Stops by its link the monthly gift that a pledge is a month of; again it is answered the same. Where whoever charges it
     * could not be reached, that is asked for, and done later.
     * @throws Problem `not_found`, `not_monthly`
     */
    stopOwn: async (input: unknown): Promise<OwnPledge> => {
      const id = idOf(input)
      await stopMonthly(id)
      return show(await found(pledge, id, pledges.findWhole))
    },

    /**
     * Says by its link whether whoever made a pledge is thanked for it by name. What is taken back is taken back for all that
     * they gave; of an anonymous gift nobody is thanked, whatever is said.
     * @throws Problem `not_found`, `validation_failed`
     */
    thankOwn: async (input: unknown): Promise<OwnPledge> => {
      const { thanked, token } = parse(pledgeThanks, input)
      const id = idOf({ token })
      await found(pledge, id, pledges.findWhole)
      await sayThanks(id, thanked)
      return show(await found(pledge, id, pledges.findWhole))
    },

    /**
     * Has the receipt of what came of a pledge sent again by its link; asked for again within a minute, it is sent once.
     * @throws Problem `not_found`, `letters_off`, `rate_limited`, `donor_unreachable`
     */
    sendOwnReceipt: async (input: unknown, address: string): Promise<OwnPledge> => {
      const id = idOf(input)
      await sendReceipt(input, address)
      return show(await found(pledge, id, pledges.findWhole))
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
