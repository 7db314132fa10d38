import { z } from 'zod'
import { email as emailShape } from './fields.ts'
import { listShapes } from './lists.ts'
import { defineModel, namesOf, type RecordOf } from './model.ts'
import { choice, computed, email, instant, kept, locale, shownWith } from './model-fields.ts'

/** Where somebody subscribed. */
const sources = {
  dashboard: {
    label: { en: 'Main page', ka: 'მთავარი გვერდი' },
    description: 'The form of the main page.',
  },
  elsewhere: {
    label: { en: 'Elsewhere', ka: 'სხვაგან' },
    description: 'Another program or site, which did not say.',
  },
} as const

/** Whether a reader is written to. */
const readerStates = {
  confirmed: {
    label: { en: 'Confirmed', ka: 'დადასტურებული' },
    description: 'They have pressed the button behind the link that was written to them.',
  },
  waiting: {
    label: { en: 'Not confirmed yet', ka: 'ჯერ დაუდასტურებელი' },
    description: 'They were written a link and have not used it: no newsletter goes there.',
  },
  unreachable: {
    label: { en: 'No such mailbox', ka: 'ასეთი ყუთი არ არსებობს' },
    description:
      'Their mail server has said that nobody is at this address: no newsletter goes there until they subscribe again.',
  },
  earlier: {
    label: { en: 'Never asked', ka: 'არ უკითხავთ' },
    description: 'They subscribed while nobody was asked to confirm.',
  },
} as const

/** Who gets the newsletter. */
export const newsletterReader = defineModel({
  name: 'NewsletterReader',
  singular: 'reader',
  plural: 'newsletterReaders',
  table: 'newsletter_subscriptions',
  permissions: { read: 'people:read', write: 'people:write' },
  description: 'Somebody who reads the newsletter.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11343',
  fields: {
    email: shownWith(
      'people:addresses',
      email({
        label: { en: 'Email', ka: 'ელფოსტა' },
        description: 'Where the newsletter goes.',
        optional: false,
        example: 'nino@example.org',
      }),
    ),
    locale: kept(
      locale({
        label: { en: 'Language', ka: 'ენა' },
        description: 'That of the page they subscribed on.',
        optional: false,
        example: 'ka',
      }),
    ),
    source: kept(
      choice({
        label: { en: 'Subscribed on', ka: 'სად გამოიწერა' },
        description: 'Where they subscribed; null where that was not written down yet.',
        optional: true,
        options: sources,
        typeName: 'NewsletterSource',
        example: 'dashboard',
      }),
    ),
    state: computed(
      choice({
        label: { en: 'Address', ka: 'მისამართი' },
        description: 'Whether they have confirmed that the address is theirs, and are there.',
        optional: false,
        options: readerStates,
        typeName: 'ReaderState',
        example: 'confirmed',
      }),
    ),
    createdAt: kept(
      instant({
        label: { en: 'Subscribed', ka: 'გამოწერის დრო' },
        description: 'When they subscribed.',
        optional: false,
        example: '2026-12-01T08:30:00.000Z',
      }),
    ),
  },
  sorts: { created: 'When they subscribed.' },
  filters: {
    en: 'Subscribed on an English page.',
    ka: 'Subscribed on a Georgian page.',
    dashboard: 'Subscribed on the main page.',
    elsewhere: 'Subscribed through another program or site.',
    unknown: 'Subscribed before it was written down where.',
    waiting: 'Has not confirmed the address yet.',
    unreachable: 'Has an address at which their mail server finds nobody.',
  },
})

export type NewsletterReader = RecordOf<typeof newsletterReader>

/** The list of readers, for admins. */
export const readerList = listShapes(newsletterReader)

export const newsletterSubscription = z.strictObject({
  email: emailShape,
  source: z
    .enum(namesOf(sources))
    .nullish()
    .meta({ description: 'The page it is sent from; `elsewhere` when absent.' }),
})

export type NewsletterSubscription = z.input<typeof newsletterSubscription>

/** What a subscriber is told, the first time and every time. */
export const subscribedText = 'subscribed!'
