import { type DonationMethod, donation } from './donations.ts'
import type { Locale } from './locales.ts'
import { type PaymentWayName, paymentWays } from './payment-ways.ts'

/** How a gift was paid, with who took the payment where somebody did: `Card, Bank of Georgia`. */
export const paidBy = (method: DonationMethod, way: PaymentWayName | null, locale: Locale): string => {
  const label = donation.fields.method.options[method].label[locale]
  return way === null ? label : `${label}, ${paymentWays[way].label[locale]}`
}
