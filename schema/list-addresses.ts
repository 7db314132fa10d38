import type { DonationStatus } from './donations.ts'
import { isCalendarDay } from './fields.ts'

/** Words that stand in the addresses of lists of the admin area and are no model's. */

/** The orders of the list of gifts, the usual one first. */
export const giftOrders = ['received desc', 'received asc', 'amount desc', 'amount asc'] as const
export type GiftOrder = (typeof giftOrders)[number]

/** What a gift can have become, as far as the team narrows the list by it. */
export const giftStates = ['confirmed', 'refunded', 'voided'] as const satisfies readonly DonationStatus[]

/** How far back the trail is followed, in days. */
export const trailDays = ['7', '30', '365'] as const

/** Whether the trail can be followed so: so many days back, or through that one calendar day. */
export const isTrailDays = (text: string): boolean =>
  trailDays.some((days) => days === text) || isCalendarDay(text)

/** A year in which donors gave. */
export const isDonorYear = (text: string): boolean => /^[2-9]\d{3}$/.test(text)
