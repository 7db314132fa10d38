import { z } from 'zod'
import { text } from './fields.ts'
import { locales } from './locales.ts'
import type { Noun, RecordOf } from './model.ts'
import { choice, kept, locale, plain } from './model-fields.ts'
import { newsletterReader } from './newsletter.ts'

/** Letters within a day by which one mailbox is asked to confirm a subscription, whoever subscribes it. */
export const mostConfirmationsADay = 3

/** How a subscription stands. */
const states = {
  waiting: {
    label: { en: 'Waiting', ka: 'ელოდება' },
    description: 'Nobody has confirmed it yet: no newsletter goes there.',
  },
  reading: { label: { en: 'Reading', ka: 'იღებს' }, description: 'The newsletter goes there.' },
  ended: {
    label: { en: 'Ended', ka: 'დასრულდა' },
    description: 'Nothing goes there any more; for a day it can be renewed.',
  },
} as const

/** A subscription, as its reader sees it by the link of a letter. */
export const ownSubscription = {
  name: 'OwnSubscription',
  singular: 'newsletter subscription',
  description: 'A subscription to the newsletter, for whoever has the link of a letter to its reader.',
  exampleId: newsletterReader.exampleId,
  fields: {
    email: kept(
      plain('text', z.string(), {
        label: { en: 'Email', ka: 'ელფოსტა' },
        description: 'Where the newsletter goes, its first letter and its domain alone.',
        optional: false,
        example: 'n…@example.org',
      }),
    ),
    locale: kept(
      locale({
        label: { en: 'Language', ka: 'ენა' },
        description: 'In which the newsletter comes.',
        optional: false,
        example: 'ka',
      }),
    ),
    state: kept(
      choice({
        label: { en: 'State', ka: 'მდგომარეობა' },
        description: 'How it stands.',
        optional: false,
        options: states,
        typeName: 'SubscriptionState',
        example: 'reading',
      }),
    ),
  },
} satisfies Noun & { singular: string }

export type OwnSubscription = RecordOf<typeof ownSubscription>

export const subscriptionToken = z.strictObject({
  token: text(1, 200).meta({ description: 'What stands behind the `#` of the link.' }),
})

export const subscriptionLanguage = subscriptionToken.extend({
  locale: z.enum(locales).meta({ description: 'In which the newsletter shall come.' }),
})
