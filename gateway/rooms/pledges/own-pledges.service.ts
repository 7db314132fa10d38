import {
  type OwnPledge,
  type OwnPledgeState,
  ownPledge,
  ownStateOf,
  pledgeThanks,
  pledgeToken,
} from '../../../schema/own-pledge.ts'
import { type Pledge, pledge } from '../../../schema/pledges.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import type { Clock } from '../../core/clock.ts'
import { parse } from '../../core/parse.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { found } from '../../models/records.service.ts'
import type { PaymentWay } from '../../payments/payment-way.ts'
import type { ReceiptsService } from '../receipts/receipts.service.ts'
import type { MonthlyGiftsService } from './monthly-gifts.service.ts'
import type { PayingService } from './paying.service.ts'
import type { PaymentsRepository } from './payments.repository.ts'
import type { PledgesRepository } from './pledges.repository.ts'
import { requireStep } from './require-step.ts'

const noReceipt = { receipt: null, receiptName: null, receivedAt: null, method: null, sentTo: null }

export interface OwnPledgesDependencies {
  pledges: PledgesRepository
  payments: Pick<PaymentsRepository, 'urlOf'>
  ways: readonly PaymentWay[]
  tokens: RecordTokens
  stopMonthly: MonthlyGiftsService['stopMonthly']
  closePayment: PayingService['close']
  clock: Clock
  /** Does something in a transaction of its own. */
  within: <Done>(act: (pledges: PledgesRepository) => Promise<Done>) => Promise<Done>
  /** Says whether whoever made a pledge is thanked by name: for it, or for nothing that they gave. */
  sayThanks: (id: string, thanked: boolean) => Promise<void>
  /** What the receipt of what came of one says; null where there is none. */
  receiptOf: ReceiptsService['toldOfPledge']
  sendReceipt: ReceiptsService['sendOwn']
}

/** What visitors see of what they have promised, and do with it, by its link. */
export const createOwnPledges = ({
  pledges,
  payments,
  ways,
  tokens,
  closePayment,
  stopMonthly,
  clock,
  within,
  sayThanks,
  receiptOf,
  sendReceipt,
}: OwnPledgesDependencies) => {
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

  return {
    /** A pledge, as whoever made it is shown it. */
    show,

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
  }
}
