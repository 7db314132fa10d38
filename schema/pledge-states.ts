import type { DonationStatus } from './donations.ts'

export const pledgeStates = {
  pledged: {
    label: { en: 'Pledged', ka: 'დაპირებული' },
    description: 'Promised, and not there yet: it counts nowhere.',
  },
  confirmed: {
    label: { en: 'Confirmed', ka: 'დადასტურებული' },
    description: 'The money came, and is a gift.',
  },
  expired: { label: { en: 'Expired', ka: 'ვადაგასული' }, description: 'Nothing came in its time.' },
  failed: {
    label: { en: 'Failed', ka: 'ვერ შესრულდა' },
    description: 'It was not paid, as whoever takes the payment says.',
  },
  withdrawn: {
    label: { en: 'Withdrawn', ka: 'გაუქმებული' },
    description: 'Whoever promised it has taken that back, or the team has.',
  },
} as const

/** What is told of money that came and went back. */
export const wentBackStates = {
  refunded: {
    label: { en: 'Refunded', ka: 'დაბრუნებული' },
    description: 'The money came, and all of it went back.',
  },
  partRefunded: {
    label: { en: 'Partly refunded', ka: 'ნაწილობრივ დაბრუნებული' },
    description: 'The money came, and some of it went back.',
  },
} as const

export type PledgeState = keyof typeof pledgeStates

/** From what a pledge becomes what. Money that came is in the ledger, however late it came. */
export const pledgeSteps = {
  confirmed: ['pledged', 'expired', 'withdrawn', 'failed'],
  withdrawn: ['pledged'],
  expired: ['pledged'],
  failed: ['pledged'],
  pledged: ['confirmed', 'withdrawn'],
} as const satisfies Record<PledgeState, readonly PledgeState[]>

/** How it stands by what the ledger says of its gift: what was voided never came, so it is waited for. */
export const stateByLedger = (state: PledgeState, gift: DonationStatus | null): PledgeState =>
  gift === 'voided' ? 'pledged' : state

/** How one stands by what is written of it, and its gift by the ledger. */
interface Standing {
  state: PledgeState
  giftStatus: DonationStatus | null
}

interface StandingInTime extends Standing {
  /** Until when it is waited for. */
  expiresAt: string
}

/** The same at a moment: what was voided nobody waits for longer than for any other. */
export const stateInTime = ({ state, giftStatus, expiresAt }: StandingInTime, now: Date): PledgeState => {
  const stands = stateByLedger(state, giftStatus)
  return stands !== state && new Date(expiresAt) <= now ? 'expired' : stands
}

/** How the team is told that one stands at a moment, by what the ledger says of its gift. */
export const stateInLedger = (
  { giftRefunded, ...standing }: StandingInTime & { giftRefunded: number | null },
  now: Date,
): PledgeState | keyof typeof wentBackStates => {
  const { giftStatus } = standing
  const stands = stateInTime(standing, now)
  if (stands !== 'confirmed') return stands
  if (giftStatus === 'refunded') return 'refunded'
  return (giftRefunded ?? 0) > 0 ? 'partRefunded' : stands
}

/**
 * From what it becomes something: one whose gift was voided is confirmed or withdrawn as if nothing had come; whether it waits
 * is what is written of it.
 */
export const stateBefore = (next: PledgeState, { state, giftStatus }: Standing): PledgeState =>
  next === 'pledged' ? state : stateByLedger(state, giftStatus)

/** Whether it can become that from what it is. */
export const canBecome = (pledge: Standing, next: PledgeState): boolean => {
  const before: readonly string[] = pledgeSteps[next]
  return before.includes(stateBefore(next, pledge))
}
