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
  /** Where whoever pays is led back to, on the site. */
  returnTo: string
}

/** A payment that somebody else takes: what they call it, and the page on which it is paid. */
export interface BegunPayment {
  id: string
  url: string
}

/** How a payment stands, in the words of whoever takes it. Money is told in tetri, or the least coin of its currency. */
export type Standing =
  | { state: 'waiting' }
  | { state: 'failed' }
  /** What came, how much of that went back since, and when it came, where that is told. */
  | { state: 'paid'; amount: number; currency: string; refunded: number; paidAt?: Date }

/** What was sent to the address for callbacks, as it came. */
export interface Callback {
  body: string
  headers: IncomingHttpHeaders
}

/** Which payment a callback is about: by the provider's name of it, or by the pledge or its code. */
export type Named = { paymentId: string } | { pledgeId: string } | { code: string }

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
