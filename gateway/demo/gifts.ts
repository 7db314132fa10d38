import type { DonationStatus } from '../../schema/donations.ts'
import { type Person, somebody } from './people.ts'
import type { DemoGift, DemoProject } from './projects.ts'
import type { Random } from './pseudo-random.ts'

export interface Gift {
  /** Null when nobody knows the giver. */
  giver: Person | null
  anonymous: boolean
  /** Lari. */
  amount: number
  status: DonationStatus
  receivedAt: Date
}

const usualAmounts: readonly [number, ...number[]] = [
  5, 10, 10, 20, 20, 25, 30, 40, 50, 50, 80, 100, 150, 200,
]
const smallest = 5
const nudge = 10
const hour = 3_600_000
const day = 24 * hour

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Amounts people give, nudged here and there until they come to exactly `total`. */
const amountsOf = (count: number, total: number, random: Random): number[] => {
  const amounts = Array.from({ length: count }, () => random.pick(usualAmounts))
  for (let missing = total - sum(amounts); missing !== 0; missing = total - sum(amounts)) {
    const index = random.below(count)
    const change = Math.max(-nudge, Math.min(nudge, missing))
    const amount = (amounts[index] ?? 0) + change
    if (amount >= smallest) amounts[index] = amount
  }
  return amounts
}

/** Between the two days, more of them towards the end: word gets around. */
const instantBetween = (from: string, until: string, random: Random): Date => {
  const start = Date.parse(from)
  const length = Date.parse(until) - start
  return new Date(Math.floor(start + length * random.next() ** 0.7))
}

const drawnGift = (amount: number, receivedAt: Date, random: Random): Gift => {
  const anonymous = random.next() < 0.18
  const isKnown = !anonymous || random.next() < 0.5
  return { giver: isKnown ? somebody(random) : null, anonymous, amount, status: 'confirmed', receivedAt }
}

const namedGift = ({ name, amount }: DemoGift, receivedAt: Date): Gift => ({
  giver: name === null ? null : { name, email: null, locale: /[ა-ჰ]/.test(name) ? 'ka' : 'en' },
  anonymous: name === null,
  amount,
  status: 'confirmed',
  receivedAt,
})

/** One that has not arrived yet and one that went back: neither counts. */
const uncounted = (project: DemoProject, random: Random): Gift[] => {
  const { from, until } = project.gifts
  const statuses: DonationStatus[] = ['pending', 'refunded']
  return statuses.map((status) => ({ ...drawnGift(50, instantBetween(from, until, random), random), status }))
}

/** Every gift of a project; the confirmed ones come to what the project has raised. */
export const giftsOf = (project: DemoProject, random: Random): Gift[] => {
  const { count, from, until, newest } = project.gifts
  if (count === 0) return []
  const amounts = amountsOf(
    count - newest.length,
    project.raised - sum(newest.map(({ amount }) => amount)),
    random,
  )
  const lastDay = Date.parse(until) + 2 * day
  return [
    ...amounts.map((amount) => drawnGift(amount, instantBetween(from, until, random), random)),
    ...uncounted(project, random),
    ...newest.map((gift, index) => namedGift(gift, new Date(lastDay - index * hour))),
  ]
}
