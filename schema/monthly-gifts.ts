import { choice, instant } from './model-fields.ts'
import { paymentWay } from './pledge-fields.ts'

/** How often a gift is made. */
const giftFrequencies = {
  once: { label: { en: 'Once', ka: 'ერთჯერადი' }, description: 'It comes once.' },
  monthly: {
    label: { en: 'Every month', ka: 'ყოველთვიური' },
    description: 'The same sum is charged every month, until somebody ends that.',
  },
} as const

/** How a gift stands that is made every month. */
export const monthlyStates = {
  pending: {
    label: { en: 'Not begun', ka: 'ჯერ არ დაწყებულა' },
    description: 'Its first month is not paid yet.',
  },
  active: { label: { en: 'Running', ka: 'მიმდინარე' }, description: 'It is charged every month.' },
  failing: {
    label: { en: 'Charge failed', ka: 'თანხა ვერ ჩამოიჭრა' },
    description: 'Its last charge has failed; whoever takes the payment tries again by themselves.',
  },
  ended: { label: { en: 'Ended', ka: 'შეწყვეტილი' }, description: 'Nothing is charged any more.' },
} as const

export type MonthlyState = keyof typeof monthlyStates

/** By whom, or by what, a monthly gift has ended. */
export const monthlyEnds = {
  donor: {
    label: { en: 'Stopped by the donor', ka: 'შეწყვიტა შემომწირველმა' },
    description: 'Whoever gave has stopped it.',
  },
  team: { label: { en: 'Ended by the team', ka: 'შეწყვიტა გუნდმა' }, description: 'The team has ended it.' },
  project: {
    label: { en: 'Its project takes no gifts', ka: 'პროექტი შემოწირულობას აღარ იღებს' },
    description: 'What it is for takes no gifts any more.',
  },
  provider: {
    label: { en: 'Charged no more by its provider', ka: 'გადახდის სისტემამ შეწყვიტა' },
    description: 'Whoever took the payments charges it no more, as after many charges that failed.',
  },
  once: {
    label: { en: 'Came another way, once', ka: 'ერთჯერადად, სხვა გზით მოვიდა' },
    description: 'Its first month came another way, so it came once, and was never charged.',
  },
  unpaid: {
    label: { en: 'Never begun', ka: 'არ დაწყებულა' },
    description: 'Its first month was never paid.',
  },
  erased: {
    label: { en: 'Its donor was erased', ka: 'შემომწირველის მონაცემები წაიშალა' },
    description: 'Whoever gave was erased, and is charged no more.',
  },
} as const

export type MonthlyEnd = keyof typeof monthlyEnds

export const frequency = choice({
  label: { en: 'How often', ka: 'რა სიხშირით' },
  description: 'Whether it comes once, or is charged every month.',
  optional: false,
  options: giftFrequencies,
  typeName: 'GiftFrequency',
  example: 'once',
})

export const monthlyState = choice({
  label: { en: 'Monthly gift', ka: 'ყოველთვიური შემოწირულობა' },
  description: 'How the monthly gift stands of which this is a month; null for what comes once.',
  optional: true,
  options: monthlyStates,
  typeName: 'MonthlyState',
  example: null,
})

export const nextChargeAt = instant({
  label: { en: 'Next charge', ka: 'შემდეგი ჩამოჭრა' },
  description: 'When the monthly gift is charged next; null where it is not, or nobody knows yet.',
  optional: true,
  example: null,
})

export const monthlyEnd = choice({
  label: { en: 'How it ended', ka: 'როგორ შეწყდა' },
  description:
    'Why the monthly gift is charged no more, or who wants that; null while it runs on, and for what comes once.',
  optional: true,
  options: monthlyEnds,
  typeName: 'MonthlyEnd',
  example: null,
})

export const endAskedAt = instant({
  label: { en: 'End asked for', ka: 'შეწყვეტის მოთხოვნა' },
  description:
    'When somebody asked that the monthly gift end. While it has not, whoever charges it could not be reached, and is asked until it has. Null where nobody has asked.',
  optional: true,
  example: null,
})

export const chargedSinceAskedAt = instant({
  label: { en: 'Charged since', ka: 'მას შემდეგ ჩამოიჭრა' },
  description:
    'When a month was charged last after somebody asked that the monthly gift end, and has not gone back; null where none was.',
  optional: true,
  example: null,
})

/** What is written down of a monthly gift, beside the pledges that are its months. */
export const monthlyGift = {
  fields: {
    way: paymentWay,
    state: { ...monthlyState, label: { en: 'State', ka: 'მდგომარეობა' } },
    endedWhy: monthlyEnd,
    endedAt: instant({
      label: { en: 'Ended', ka: 'შეწყვეტის დრო' },
      description: 'When it ended; null while it has not.',
      optional: true,
      example: null,
    }),
  },
}
