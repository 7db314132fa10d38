import { giftPath, leftUnpaid } from '../../../schema/gift-page.ts'
import { largestGift } from '../../../schema/limits.ts'
import { paidInstead } from '../../../schema/paid-instead.ts'
import { type ProviderName, paymentWays } from '../../../schema/payment-ways.ts'
import { codesIn } from '../../../schema/pledge-codes.ts'
import { pledgeSteps } from '../../../schema/pledge-states.ts'
import type { Pledge } from '../../../schema/pledges.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import type { Clock } from '../../core/clock.ts'
import { isId } from '../../core/ids.ts'
import { notFound, Problem } from '../../core/problem.ts'
import { tetri } from '../../core/tetri.ts'
import { ProviderFault } from '../../payments/ask-provider.ts'
import {
  type Callback,
  gel,
  type Named,
  type Paid,
  type PaymentProvider,
  type Standing,
} from '../../payments/payment-provider.ts'
import type { DonationsService } from '../donations/donations.service.ts'
import type { MonthlyGiftsRepository } from './monthly-gifts.repository.ts'
import { rareLook } from './next-look.ts'
import type { BegunAttempt, DuePayment, PaymentsRepository } from './payments.repository.ts'
import type { PledgesRepository } from './pledges.repository.ts'

/** What is said of a payment is done with the ledger in one transaction. */
interface Held {
  pledges: Pick<PledgesRepository, 'hold' | 'settle' | 'cameAnotherWay'>
  payments: Pick<PaymentsRepository, 'isLast' | 'lookNext'>
  monthly: Pick<MonthlyGiftsRepository, 'begin'>
  donations: Pick<DonationsService, 'receive' | 'fulfil' | 'giveBack' | 'keepPeople' | 'holdReceiptNumbers'>
}

interface Dependencies {
  payments: PaymentsRepository
  within: <Done>(act: (held: Held) => Promise<Done>) => Promise<Done>
  providers: readonly PaymentProvider[]
  tokens: RecordTokens
  clock: Clock
  /** Is told of what is nobody's fault who asks. */
  onFailure: (error: unknown) => void
}

/** What came is not what was promised: the team says what becomes of it. */
class PaidOtherwise extends Error {
  override readonly name = 'PaidOtherwise'

  constructor({ code }: Pledge, came: string) {
    super(`${came} was paid for the pledge ${code}, which is not what was promised`)
  }
}

/** What came by a card came another way as well: the team says which of both it keeps, or that it is one. */
class PaidBeside extends Error {
  override readonly name = 'PaidBeside'

  constructor({ code }: Pledge, came: string) {
    super(`${came} was paid for the pledge ${code}, whose gift came another way`)
  }
}

/** Seconds after which whoever could not be led to a provider tries again. */
const retryAfter = 60

/** What a payment can be called by anybody: it is looked up by that. */
const paymentName = /^[\w-]{1,200}$/

const canBeOurs = (named: Named): boolean => {
  if ('paymentId' in named) return paymentName.test(named.paymentId)
  return 'code' in named ? codesIn(named.code).includes(named.code) : isId(named.pledgeId)
}

const lariOf = (amount: number): number => amount / 100

/** Lari that went back, which may be all there are; null where nobody knows how many some of another currency are. */
const wentBack = ({ amount, currency, refunded }: Paid): number | null => {
  if (currency === gel) return lariOf(refunded)
  if (refunded === amount) return largestGift
  return refunded === 0 ? 0 : null
}

const may = (stood: Pledge, next: keyof typeof pledgeSteps): boolean => {
  const before: readonly string[] = pledgeSteps[next]
  return before.includes(stood.state)
}

/** How pledges are paid on pages of others, and what those say of it. */
export const payPledges = ({ payments, within, providers, tokens, clock, onFailure }: Dependencies) => {
  const providerCalled = (name: string): PaymentProvider | undefined =>
    providers.find((each) => each.name === name)

  const settleAs = (held: Held, stood: Pledge, state: 'expired' | 'failed'): Promise<void> | undefined =>
    may(stood, state) ? held.pledges.settle(stood.id, { state, settledAt: clock.now() }) : undefined

  /** The gift that a pledge is, or becomes now: of one `isFree` that came another way, as was thought, nothing counts. */
  const giftOf = async (
    held: Held,
    stood: Pledge,
    { paidAt }: Paid,
    isFree: boolean,
  ): Promise<string | null> => {
    if (!isFree && (stood.donationId !== null || !may(stood, 'confirmed'))) return stood.donationId
    const { projectId, amount, donorName, donorEmail, anonymous, code: reference, locale } = stood
    // Its page takes nothing once its time is over, however late somebody looks.
    const latest = paidAt ?? new Date(stood.expiresAt)
    const receivedAt = new Date(Math.min(latest.getTime(), clock.now().getTime()))
    const given = { projectId, amount, donorName, donorEmail, anonymous, reference, locale, receivedAt }
    const donationId = await held.donations.receive(given)
    await held.donations.fulfil({ id: stood.id, donorEmail, locale, donationId }, null)
    return donationId
  }

  const tellOtherwise = async (held: Held, stood: Pledge, { amount, currency }: Paid): Promise<void> => {
    const cameInstead = paidInstead(lariOf(amount), currency)
    if (stood.cameInstead === cameInstead) return
    // Of what is over already the team has to say it as well.
    const isOver = may(stood, 'confirmed') && stood.state !== 'pledged'
    await held.pledges.settle(stood.id, {
      cameInstead,
      ...(isOver && { state: 'pledged', settledAt: null }),
    })
    onFailure(new PaidOtherwise(stood, cameInstead))
  }

  /** For a gift that came another way: whether it is the same money nobody knows but the team. What went back is nothing to it. */
  const tellBeside = async (held: Held, stood: Pledge, paid: Paid): Promise<void> => {
    const left = paid.amount - paid.refunded
    const cameInstead = left > 0 ? paidInstead(lariOf(left), paid.currency) : null
    if (stood.cameInstead === cameInstead) return
    await held.pledges.settle(stood.id, { cameInstead })
    if (cameInstead !== null) onFailure(new PaidBeside(stood, cameInstead))
  }

  const settlePaid = async (held: Held, stood: Pledge, way: ProviderName, paid: Paid): Promise<void> => {
    if (paid.monthly) await held.monthly.begin(stood.id, paid.monthly, clock.now())
    const cameAnotherWay = await held.pledges.cameAnotherWay(stood.id)
    if (cameAnotherWay && stood.giftStatus !== 'voided') return tellBeside(held, stood, paid)
    const isOther = paid.currency !== gel || paid.amount !== tetri(stood.amount)
    if (isOther) await tellOtherwise(held, stood, paid)
    else if (stood.cameInstead !== null) await held.pledges.settle(stood.id, { cameInstead: null })
    await held.donations.holdReceiptNumbers()
    const donationId = isOther ? stood.donationId : await giftOf(held, stood, paid, cameAnotherWay)
    const altogether = wentBack(paid)
    if (donationId === null || altogether === null) return
    const reason = `${paymentWays[way].label.en}: ${stood.paymentId ?? stood.code}`
    await held.donations.giveBack({ donationId, altogether, reason })
  }

  /**
   * Whoever settles the same pledge meanwhile waits, and finds what this has made of it. Answers whether its page is open in vain, as
   * the money came another way.
   */
  const settle = (due: DuePayment, standing: Standing): Promise<boolean> =>
    within(async (held) => {
      await held.donations.keepPeople()
      const stood = await held.pledges.hold(due.id)
      if (!stood || !(await held.payments.isLast(due))) return false
      if (standing.state === 'waiting') {
        if (new Date(stood.expiresAt) <= clock.now()) await settleAs(held, stood, 'expired')
        return stood.state === 'confirmed'
      }
      if (standing.state === 'failed') await settleAs(held, stood, 'failed')
      else await settlePaid(held, stood, due.way, standing)
      await held.payments.lookNext(
        due,
        standing.state === 'paid' ? rareLook(clock.now(), due.promisedAt) : null,
      )
      return false
    })

  /** A look that came to its end has learned nothing new: what fails before that is looked at once more, as soon as it may be. */
  const lookAsPlanned = async (due: DuePayment): Promise<void> => {
    if (due.nextLookAt?.getTime() !== due.looksAgainAt.getTime())
      await payments.lookNext(due, due.nextLookAt).catch(onFailure)
  }

  const read = async (due: DuePayment): Promise<Standing | null> => {
    try {
      const standing = await providerCalled(due.way)?.read(due.paymentId)
      if (standing) return standing
    } catch (error) {
      onFailure(error)
      const isForGood = error instanceof ProviderFault && (error.isRefusal || error.isUnknown)
      if (!isForGood) return null
    }
    await lookAsPlanned(due)
    return null
  }

  /**
   * Which attempt is to be begun now. While most of its time is left it is the one before, so that a provider answers the payment
   * whose answer was lost; then it is another one, with all of the time that its page is open.
   */
  const attemptAt = async ({ id, way, expiresAt: stated }: Pledge): Promise<BegunAttempt> => {
    const [now, patience] = [clock.now().getTime(), paymentWays[way].minutes * 60_000]
    const [attempt, expiresAt] = [await payments.attemptOf(id), new Date(stated)]
    const left = expiresAt.getTime() - now
    return left <= patience && left >= patience * 0.75
      ? { attempt, expiresAt }
      : payments.beginAnew(id, attempt, new Date(now + patience))
  }

  /** What a provider has failed by itself it may answer again to the same attempt; what it has refused it refuses for good. */
  const failed = async (id: string, attempt: number, cause: unknown): Promise<Problem> => {
    onFailure(cause)
    if (!(cause instanceof ProviderFault)) return new Problem('payment_unavailable', { retryAfter, cause })
    if (cause.isIll) await payments.endAttempt(id, attempt)
    return cause.isRefusal
      ? new Problem('payment_refused', { cause })
      : new Problem('payment_unavailable', { retryAfter, cause })
  }

  return {
    /**
     * Makes the payment of a pledge at its provider, outside of any transaction, as that takes as long as it likes. Of a pledge
     * that has one already, nothing is asked.
     * @throws Problem `payment_unavailable`: the same request, made again, makes no second payment; `payment_refused` where it
     * would be made in vain
     */
    begin: async (stood: Pledge): Promise<void> => {
      const provider = providerCalled(stood.way)
      if (!provider || stood.paymentId !== null || stood.state !== 'pledged') return
      const { id, code, amount, locale } = stood
      const { attempt, expiresAt } = await attemptAt(stood)
      const token = tokens.make(id)
      const returnTo = `${giftPath}#${token}`
      const leftTo = `${giftPath}?${leftUnpaid}#${token}`
      const isMonthly = stood.frequency === 'monthly'
      const wanted = {
        ...{ pledgeId: id, attempt, code, amount: tetri(amount) },
        ...{ locale, expiresAt, isMonthly, returnTo, leftTo },
      }
      const begun = await provider.begin(wanted).catch(async (cause: unknown) => {
        throw await failed(id, attempt, cause)
      })
      await payments.keep(id, begun, clock.now(), expiresAt)
    },

    /** Has the page closed of a pledge that was taken back, or came another way, where its provider can. What is paid there all the same is found. */
    close: async ({ way, paymentId }: Pick<Pledge, 'way' | 'paymentId'>): Promise<void> => {
      if (paymentId !== null) await providerCalled(way)?.close?.(paymentId).catch(onFailure)
    },

    /**
     * What a provider says of a payment only has it looked at: what counts is what is then read there. Again, it is looked at
     * once more.
     * @throws Problem `callback_refused`, `not_found` where it is about no payment of ours
     */
    callBack: async (way: ProviderName, callback: Callback): Promise<void> => {
      const provider = providerCalled(way)
      if (!provider) throw notFound('payment')
      const named = provider.named(callback)
      if (named === null) return
      const isOurs = canBeOurs(named) && (await payments.makeDue(way, named, clock.now()))
      if (!isOurs && !('isOursPerhaps' in named)) throw notFound('payment')
    },

    /** Looks at some of the payments that are due, and answers how many these were. Any gateway may, and at any time. */
    lookAtSome: async (): Promise<number> => {
      const due = await payments.takeDue(clock.now())
      const standings = await Promise.all(due.map(read))
      for (const [index, payment] of due.entries()) {
        const standing = standings[index]
        if (!standing) continue
        try {
          const isOpenInVain = await settle(payment, standing)
          if (isOpenInVain) await providerCalled(payment.way)?.close?.(payment.paymentId)
          if (standing.state === 'waiting') await lookAsPlanned(payment)
        } catch (error) {
          onFailure(error)
        }
      }
      return due.length
    },
  }
}

export type PayingService = ReturnType<typeof payPledges>
