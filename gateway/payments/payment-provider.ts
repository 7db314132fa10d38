import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '../../schema/locales.ts'
import { lariCode } from '../../schema/paid-instead.ts'
import type { ProviderName } from '../../schema/payment-ways.ts'
import type { Clock } from '../core/clock.ts'
import { type Limit, noLimit } from '../rate-limits/limit.ts'

/** The currency of every payment. */
export const gel = lariCode

/** What is to be paid. */
export interface WantedPayment {
  pledgeId: string
  /** How often this was begun before, and is to be begun anew: under the same number a provider may answer the same. */
  attempt: number
  /** The code of the pledge, by which people know it. */
  code: string
  /** Tetri. */
  amount: number
  locale: Locale
  /** Until when the page may take it. */
  expiresAt: Date
  /** Whether it is charged again every month, until that is ended. */
  isMonthly: boolean
  /** Where whoever pays is led back to, on the site. */
  returnTo: string
  /** The same, where they leave the page without paying, and it can be paid still. */
  leftTo: string
}

/** A payment that somebody else takes: what they call it, and the page on which it is paid. */
export interface BegunPayment {
  id: string
  url: string
}

/** What a first month has begun: what charges the others, and what the payment of that month itself is called. */
export interface BegunMonthly {
  subscriptionId: string
  paymentId: string
}

export interface Paid {
  state: 'paid'
  amount: number
  currency: string
  /** What went back of it since. */
  refunded: number
  /** When it came, where that is told. */
  paidAt?: Date
  /** Where it is the first of many. */
  monthly?: BegunMonthly
}

/** How a payment stands, in the words of whoever takes it. Money is told in tetri, or the least coin of its currency. */
export type Standing = { state: 'waiting' } | { state: 'failed' } | Paid

/** What was sent to the address for callbacks, as it came. */
export interface Callback {
  body: string
  headers: IncomingHttpHeaders
}

/**
 * Which payment a callback is about: by the provider's name of it, or by the pledge or its code. Of a payment that tells nothing of
 * what it was made for nobody knows whether it is one of ours.
 */
export type Named = { paymentId: string; isOursPerhaps?: true } | { pledgeId: string } | { code: string }

/** How a gift stands that is charged every month. */
export interface MonthlyStanding {
  state: 'active' | 'failing' | 'ended'
  /** Whether somebody has ended it there, and not that nothing could be charged. */
  isEndedByHand: boolean
  nextChargeAt: Date | null
  /** What its months after the first one have come to, as payments. */
  paymentIds: readonly string[]
}

/** Somebody who charges a gift again every month. */
export interface MonthlyPayments {
  /** @throws ProviderFault where it could not be had */
  read(subscriptionId: string): Promise<MonthlyStanding>
  /**
   * Has it charged no more. What is so already stays so.
   * @throws ProviderFault where it could not be had, or is not known there: it may run in another account
   */
  end(subscriptionId: string): Promise<void>
}

/** Somebody who takes payments for the charity. */
export interface PaymentProvider {
  name: ProviderName
  /**
   * Makes the payment at the provider. Asked again for the same attempt, it answers the payment that was made before wherever
   * the provider offers that.
   * @throws ProviderFault where it could not be had
   */
  begin(wanted: WantedPayment): Promise<BegunPayment>
  /** @throws ProviderFault where it could not be had */
  read(paymentId: string): Promise<Standing>
  /**
   * Closes the page of a payment that nobody has paid, so that nobody does any more; absent where the provider offers no such thing.
   * @throws ProviderFault where it could not be had
   */
  close?(paymentId: string): Promise<void>
  /** Absent where it charges nothing by itself. */
  monthly?: MonthlyPayments
  /**
   * What a callback is about; null where that is nothing of ours. It says which payment to look at, and nothing more.
   * @throws Problem `callback_refused` where it is from somebody else
   */
  named(callback: Callback): Named | null
}

/** Who takes payments besides the charity's own account. */
export interface Payments {
  providers: readonly PaymentProvider[]
  /** How many payments somebody begins, by their address and by their email: whoever tries stolen cards needs many. */
  starts: Limit
}

/** What a provider that knows them is told, so that what it has answered to an attempt is answered again. */
export const attemptName = ({ pledgeId, attempt }: Pick<WantedPayment, 'pledgeId' | 'attempt'>): string =>
  `pledge ${pledgeId}, attempt ${attempt}`

/** As where nobody has set one up. */
export const noPayments: Payments = { providers: [], starts: noLimit }

/** What every provider needs besides its own settings. */
export interface Surroundings {
  publicUrl: string
  clock: Clock
  /** Milliseconds for an answer. */
  timeout: number
}

/** What was paid is led back to, and told at, addresses of the site. */
export const addressesOf = (publicUrl: string, name: ProviderName) => ({
  callback: `${publicUrl}/api/payments/${name}/callback`,
  back: (path: string): string => `${publicUrl}${path}`,
})
