import type {
  DonationCorrection,
  DonationEntryKind,
  DonationMethod,
  DonationStatus,
} from '../../../schema/donations.ts'
import { largestGift } from '../../../schema/limits.ts'
import type { Locale } from '../../../schema/locales.ts'
import { fieldError } from '../../../schema/validation.ts'
import { Problem, validationFailed } from '../../core/problem.ts'
import { sumOfLari } from '../../core/tetri.ts'
import { type GivenDonor, momentOf, toDonor } from './given.ts'

/** All that entries say of a gift. */
export interface GiftState {
  projectId: string
  donorId: string | null
  anonymous: boolean
  amount: number
  refunded: number
  status: DonationStatus
  /** Instant, ISO 8601 UTC. */
  receivedAt: string
  method: DonationMethod | null
  reference: string | null
}

/** A gift as a change finds it. */
export interface StandingGift extends GiftState {
  version: number
  donorName: string | null
  donorEmail: string | null
}

/** What an entry takes away that can be given back. */
export interface TakenAway {
  version: number
  kind: 'refunded' | 'voided'
  /** Lari that went back with it. */
  amount: number
}

/** What is done to a gift. */
export interface Change {
  kind: DonationEntryKind
  /** The number of the entry that it puts right, or takes back. */
  corrects: number
  /** The gift as it is then. */
  state: GiftState
  /** Who gave it, where that changes. */
  donor?: GivenDonor | null
}

const requireCounting = ({ status }: StandingGift): void => {
  if (status !== 'confirmed') throw new Problem('gift_not_counted')
}

const stateOf = (stood: StandingGift): GiftState => ({
  projectId: stood.projectId,
  donorId: stood.donorId,
  anonymous: stood.anonymous,
  amount: stood.amount,
  refunded: stood.refunded,
  status: stood.status,
  receivedAt: stood.receivedAt,
  method: stood.method,
  reference: stood.reference,
})

/** Who gave it once it is corrected; undefined where that stays. */
const correctedDonor = (
  stood: StandingGift,
  { donorName = stood.donorName, donorEmail = stood.donorEmail, anonymous }: DonationCorrection,
  locale: Locale,
): GivenDonor | null | undefined => {
  if (!anonymous && donorName === null) throw validationFailed([fieldError('donorName', 'required')])
  const isSame = donorName === stood.donorName && donorEmail === stood.donorEmail
  return isSame ? undefined : toDonor({ donorName, donorEmail }, locale)
}

/**
 * What a correction makes of a gift; null where it is so already.
 * @throws Problem `gift_not_counted`, `validation_failed`
 */
export const correct = (
  stood: StandingGift,
  input: DonationCorrection,
  { now, locale }: { now: Date; locale: Locale },
): Change | null => {
  requireCounting(stood)
  // Every gift has a day: one that is left empty is no other, least of all that of the correction.
  const receivedAt = momentOf(input.receivedAt ?? stood.receivedAt, now).toISOString()
  const {
    amount = stood.amount,
    anonymous = stood.anonymous,
    method = stood.method,
    reference = stood.reference,
    projectId = stood.projectId,
  } = input
  const donor = correctedDonor(stood, { ...input, anonymous }, locale)
  const state = { ...stateOf(stood), amount, anonymous, method, reference, projectId, receivedAt }
  const isChanged = JSON.stringify(state) !== JSON.stringify(stateOf(stood))
  if (!isChanged && donor === undefined) return null
  return {
    kind: projectId === stood.projectId ? 'corrected' : 'moved',
    corrects: stood.version,
    state,
    ...(donor === undefined ? {} : { donor }),
  }
}

/**
 * What is left of a gift when some of it goes back, or all.
 * @throws Problem `gift_not_counted`, `validation_failed` where it is more than counts
 */
export const refund = (stood: StandingGift, amount: number = stood.amount): Change => {
  requireCounting(stood)
  const left = sumOfLari(stood.amount, -amount)
  if (left < 0) throw validationFailed([fieldError('amount', 'too_big', stood.amount)])
  const status = left === 0 ? 'refunded' : 'confirmed'
  const refunded = sumOfLari(stood.refunded, amount)
  return {
    kind: 'refunded',
    corrects: stood.version,
    state: { ...stateOf(stood), amount: left, refunded, status },
  }
}

/**
 * A gift that was written down by mistake: it counts no more, and stays what it was.
 * @throws Problem `gift_not_counted`
 */
export const voidGift = (stood: StandingGift): Change => {
  requireCounting(stood)
  return { kind: 'voided', corrects: stood.version, state: { ...stateOf(stood), status: 'voided' } }
}

/**
 * Takes back what was last refunded or voided.
 * @throws Problem `nothing_to_take_back`, `validation_failed` where the gift has grown too large meanwhile
 */
export const restore = (stood: StandingGift, taken: TakenAway | null): Change => {
  // What has ended without an entry, as gifts of other programs may, is what it was before.
  const hasEnded = stood.status === 'refunded' || stood.status === 'voided'
  const away = taken ?? (hasEnded ? { version: stood.version, amount: 0 } : null)
  if (!away) throw new Problem('nothing_to_take_back')
  const amount = sumOfLari(stood.amount, away.amount)
  if (amount > largestGift) throw validationFailed([fieldError('amount', 'too_big', largestGift)])
  const refunded = sumOfLari(stood.refunded, -away.amount)
  return {
    kind: 'restored',
    corrects: away.version,
    state: { ...stateOf(stood), amount, refunded, status: 'confirmed' },
  }
}
