import { z } from 'zod'
import type { CharityDetail } from './charity.ts'
import type { Words } from './model.ts'
import type { PaymentWayName, ProviderOutcome } from './payment-ways.ts'

/** What a feature needs before visitors can have it. What `lasts` it needs for as long as they have it, too. */
export const launchNeeds = {
  letters: {
    description:
      'Letters are written: the site knows a server that takes them, `SMTP_URL`, or keeps them to be looked at, on the database of its own.',
    says: 'a server that takes its letters, SMTP_URL',
    lasts: true,
  },
  openProject: {
    description: 'There is a project that is published and has not ended.',
    says: 'a project that is published and has not ended',
    lasts: false,
  },
  charityDetails: {
    description:
      'What the charity is called in both languages, where it is, its code and its account are written down.',
    says: 'the name, the address, the code and the account of the charity',
    lasts: true,
  },
  wayToPay: {
    description:
      'There is a way to pay: the account of the charity, for transfers, or somebody who takes payments by card.',
    says: 'a way to pay',
    lasts: true,
  },
  comingEvent: {
    description:
      'There is an event that is published, has not ended, and is today, later, or without a day yet.',
    says: 'a published event that is still to come',
    lasts: false,
  },
} as const satisfies Record<string, { description: string; says: string; lasts: boolean }>

export type LaunchNeed = keyof typeof launchNeeds

const called = (en: string, ka: string): Words => ({ en, ka })

/** What an admin lets visitors have, and takes back. Only what really does something then stands here. */
export const launchable = {
  newsletter: {
    label: called('Newsletter', 'სიახლეები ელფოსტით'),
    description:
      'The newsletter: who subscribes confirms the address by a letter, and ends it by one press. What is written to them goes as issues, which everybody can then read on the site.',
    needs: ['letters'],
  },
  projects: {
    label: called('Projects page', 'პროექტების გვერდი'),
    description:
      'The projects page: visitors look through all projects that have not ended, where it had said that it was coming soon.',
    needs: ['openProject'],
  },
  giving: {
    label: called('Giving', 'შემოწირვა საიტიდან'),
    description:
      'Giving: visitors promise a gift to a project, and are told how to pay it. It counts once the money came. Turned off, no new promise is taken, and those that were made are kept.',
    needs: ['charityDetails', 'wayToPay'],
  },
  events: {
    label: called('Events page', 'ღონისძიებების გვერდი'),
    description:
      'The events page: visitors look through what is coming, sign up for it and take it into their calendars, where it had said that it was coming soon. Each event has a page of its own.',
    needs: ['comingEvent'],
  },
} as const satisfies Record<string, { label: Words; description: string; needs: readonly LaunchNeed[] }>

export type Launchable = keyof typeof launchable

export const isLaunchable = (name: string): name is Launchable => Object.hasOwn(launchable, name)

/** A way to pay, and what it needs to be offered. */
export interface LaunchWay {
  name: PaymentWayName
  isSetUp: boolean
  /** Details of the charity, or variables of the server. */
  needs: string[]
  /** What whoever takes its payments has answered last; null where nobody has asked them yet, and for transfers. */
  lastAnswer: LastAnswer | null
}

/** How somebody who takes payments has answered last. */
export interface LastAnswer {
  outcome: ProviderOutcome
  /** The status of an answer that was no yes; null where there was none. */
  status: number | null
  /** When, as an ISO 8601 instant. */
  askedAt: string
}

export const lastAnswerFields: Record<keyof LastAnswer, string> = {
  outcome: 'How it came out.',
  status:
    'The HTTP status of an answer that was no yes; null of others, and where nobody answered. Its words may repeat a key, and are not kept.',
  askedAt: 'When they were asked, to the minute.',
}

export const launchWayFields: Record<keyof LaunchWay, string> = {
  name: 'What it is.',
  isSetUp: 'Whether it can be offered.',
  lastAnswer:
    'What whoever takes its payments has answered last, whichever gateway asked; null where nobody has asked them yet, and for transfers.',
  needs: 'What it needs: the details of the charity, or the variables that whoever runs the server sets.',
}

export const missingInWords =
  'Which details of the charity are missing; none where it is met, and of what needs no details.'

/** One of them, and how it stands. */
export interface Launch {
  feature: Launchable
  /** Whether an admin has launched it. */
  launched: boolean
  /** Since when, as an ISO 8601 instant. */
  launchedAt: string | null
  /** Who has launched it, as they are called now; null where nobody has, or the account is gone. */
  launchedBy: string | null
  needs: { name: LaunchNeed; isMet: boolean; missing: CharityDetail[] }[]
  /** How it can be paid; of giving alone. */
  ways: LaunchWay[]
}

/** What each field means, on both edges. */
export const launchFields: Record<keyof Launch, string> = {
  feature: 'What it is.',
  launched: 'Whether an admin has launched it. Visitors have it once what it needs is there, too.',
  launchedAt: 'Since when; null while it is not launched.',
  launchedBy:
    'Who has launched it, as they are called now; null while nobody has, and where the account is gone.',
  needs: 'What it needs, and whether that is there.',
  ways: 'Of giving every way to pay, and whether it is set up; of others none.',
}

export const launchState = z.strictObject({
  launched: z.boolean().meta({ description: 'Whether visitors shall have it.' }),
})
