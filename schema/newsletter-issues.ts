import { z } from 'zod'
import { version } from './fields.ts'
import { listShapes } from './lists.ts'
import type { Locale } from './locales.ts'
import { defineModel, type RecordOf } from './model.ts'
import {
  choice,
  computed,
  instant,
  kept,
  localizedText,
  recordVersion,
  whole,
  withDefault,
} from './model-fields.ts'
import { changeShape, clearable, createShape } from './model-shapes.ts'

/** Where an issue of the newsletter is on its way to its readers. */
const states = {
  draft: { label: { en: 'Draft', ka: 'მონახაზი' }, description: 'It is being written.' },
  scheduled: {
    label: { en: 'Scheduled', ka: 'დაგეგმილი' },
    description: 'It is sent from a moment on that is still to come.',
  },
  sending: {
    label: { en: 'Being sent', ka: 'იგზავნება' },
    description: 'It goes to one reader after another.',
  },
  paused: {
    label: { en: 'Paused', ka: 'შეჩერებული' },
    description: 'Whoever has no letter yet is not sent one until somebody goes on.',
  },
  sent: {
    label: { en: 'Sent', ka: 'გაგზავნილი' },
    description: 'Every reader was written to.',
  },
  ended: {
    label: { en: 'Ended', ka: 'შეწყვეტილი' },
    description: 'It was ended before all its readers were written to: nobody else is.',
  },
} as const

export type IssueState = keyof typeof states

const amount = (label: { en: string; ka: string }, description: string, example: number) =>
  computed(whole({ label, description, optional: false, example }))

/** A letter to everybody who reads the newsletter. */
export const newsletterIssue = defineModel({
  name: 'NewsletterIssue',
  singular: 'issue',
  plural: 'issues',
  table: 'newsletter_issues',
  permissions: { read: 'content:read', write: 'content:write' },
  isForTeam: true,
  hasBin: true,
  description: 'A letter to everybody who reads the newsletter.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11381',
  fields: {
    version: recordVersion,
    title: localizedText({
      label: { en: 'Subject', ka: 'სათაური' },
      description: 'What the letter is called, in the list of a mailbox and at its head.',
      required: true,
      maximum: 200,
      example: {
        en: 'Twelve dogs found a home this autumn',
        ka: 'ამ შემოდგომაზე თორმეტმა ძაღლმა სახლი იპოვა',
      },
    }),
    content: localizedText({
      label: { en: 'Text', ka: 'ტექსტი' },
      description: 'What it says, in plain text; an empty line parts paragraphs.',
      required: true,
      maximum: 20_000,
      example: {
        en: 'Dear friends,\n\nthis autumn was a good one: twelve of our dogs have moved in with families.',
        ka: 'მეგობრებო,\n\nეს შემოდგომა კარგი იყო: ჩვენი თორმეტი ძაღლი ახალ ოჯახებში გადავიდა.',
      },
    }),
    state: kept(
      withDefault(
        'draft',
        choice({
          label: { en: 'State', ka: 'მდგომარეობა' },
          description: 'Where it is on its way to its readers.',
          optional: false,
          options: states,
          typeName: 'IssueState',
          example: 'sent',
        }),
      ),
    ),
    sendAt: kept(
      instant({
        label: { en: 'Sent from', ka: 'გაგზავნის დაწყება' },
        description: 'When it began to be sent, or is to; null while it is a draft.',
        optional: true,
        example: '2026-11-22T10:00:00.000Z',
      }),
    ),
    sentAt: kept(
      instant({
        label: { en: 'Sent', ka: 'გაგზავნა დასრულდა' },
        description: 'When its last reader had been written to, or it was ended; null before.',
        optional: true,
        example: '2026-11-22T10:20:00.000Z',
      }),
    ),
    endedAt: kept(
      instant({
        label: { en: 'Ended', ka: 'გაგზავნა შეწყდა' },
        description: 'When it was ended before all its readers were written to; null where nobody has.',
        optional: true,
        example: null,
      }),
    ),
    offSiteAt: kept(
      instant({
        label: { en: 'Taken off the site', ka: 'საიტიდან მოხსნილია' },
        description:
          'When it was taken off the site, where visitors read what was sent; null where nobody has.',
        optional: true,
        example: null,
      }),
    ),
    readers: amount(
      { en: 'Readers', ka: 'მკითხველი' },
      'How many readers it goes to, a letter each: 0 before it begins to be sent, then as many as there are, and in the end as many as were written to; where it was ended, as many as there were then.',
      240,
    ),
    unwritten: amount(
      { en: 'Without a letter', ka: 'წერილის გარეშე' },
      'How many of its readers have not been written to: yet, or ever where it was ended.',
      0,
    ),
    delivered: amount(
      { en: 'Handed over', ka: 'ფოსტამ მიიღო' },
      'How many of these letters a mail server has taken.',
      236,
    ),
    failed: amount(
      { en: 'Not sent', ka: 'ვერ გაიგზავნა' },
      'How many of them were refused or given up, or came too late for somebody who had left.',
      3,
    ),
    doubtful: amount(
      { en: 'In doubt', ka: 'გაურკვეველი' },
      'Of how many of them nobody knows whether they arrived.',
      1,
    ),
    waiting: amount(
      { en: 'Still waiting', ka: 'ჯერ ელოდება' },
      'Once it was sent, how many of these letters their servers take later: they are tried again by themselves.',
      0,
    ),
  },
  sorts: {
    created: 'When they were written.',
    title: 'In the language asked for, whatever the case.',
  },
  filters: {
    draft: states.draft.description,
    scheduled: states.scheduled.description,
    sending: 'They are being sent, or paused.',
    sent: states.sent.description,
    ended: states.ended.description,
    untranslated: 'A text is missing in one language.',
  },
})

export type NewsletterIssue = RecordOf<typeof newsletterIssue>

export const newIssue = createShape(newsletterIssue)

export const issueChange = changeShape(newsletterIssue)

/** The list of issues, for the team. */
export const issueList = listShapes(newsletterIssue)

/** What an issue is told to become, and from where: everything else comes by itself. */
export const issueSteps = {
  draft: ['scheduled'],
  scheduled: ['draft', 'scheduled'],
  sending: ['draft', 'scheduled', 'paused'],
  paused: ['sending'],
  ended: ['paused'],
} as const satisfies Partial<Record<IssueState, readonly IssueState[]>>

export type IssueStep = keyof typeof issueSteps

/** Whether nobody else is written to, and visitors read it on the site unless it was taken off. */
export const isIssueOver = (state: IssueState): boolean => state === 'sent' || state === 'ended'

/** Whether its texts can still be written: nobody has them yet. */
export const isIssueOpen = (state: IssueState): boolean => state === 'draft' || state === 'scheduled'

const steps = ['draft', 'scheduled', 'sending', 'paused', 'ended'] as const satisfies readonly IssueStep[]

const inWords = {
  state:
    '`sending`: at once, or on from where it was paused; `scheduled`: from a moment on; `paused`: to nobody else for now; `ended`: where it is paused, to nobody else ever, and off the site until somebody puts it there; `draft`: not at the moment it was scheduled for.',
  sendAt: 'For `scheduled`: from when on, which is later than now. Ignored for others.',
  version: 'Of the issue as it was seen: where somebody has written on it since, it is not sent.',
}

/** What is said of the sending of an issue. */
export const issueStateChange = z
  .strictObject({
    state: z.enum(steps).meta({ description: inWords.state }),
    sendAt: clearable(newsletterIssue.fields.sendAt.shape).meta({ description: inWords.sendAt }),
    version: version.optional().meta({ description: inWords.version }),
  })
  .superRefine(({ state, sendAt }, ctx) => {
    if (state === 'scheduled' && (sendAt === undefined || sendAt === null))
      ctx.addIssue({ code: 'custom', path: ['sendAt'], params: { code: 'required' } })
  })
  .meta({
    alternatives: [
      { required: [], properties: { state: { enum: steps.filter((state) => state !== 'scheduled') } } },
      { required: ['sendAt'], properties: { state: { const: 'scheduled' } } },
    ],
  })

/** How many readers of a language an issue would go to now. */
export interface IssueReaders {
  locale: Locale
  readers: number
}

export const issueReadersInWords =
  'How many read the newsletter in it: who has confirmed it, and can be reached.'

/** What each field of it means, on both edges. */
export const issueStateFields: Readonly<Record<keyof typeof inWords, string>> = inWords

/** Whether visitors read an issue on the site once it was sent. */
export const issueOnSite = z.strictObject({
  onSite: z.boolean().meta({ description: 'Whether visitors shall read it on the site, once it was sent.' }),
})
