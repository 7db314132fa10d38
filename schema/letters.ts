import { z } from 'zod'
import { id } from './fields.ts'
import { letterTroubles, troubleOf } from './letter-troubles.ts'
import { listShapes, toPageRequest } from './lists.ts'
import type { Locale } from './locales.ts'
import { defineModel, namesOf, type RecordOf } from './model.ts'
import { choice, computed, derived, email, instant, kept, locale, plain, whole } from './model-fields.ts'

/** Begins what a letter's page wears in the dark. */
export const letterInTheDark = '@media (prefers-color-scheme: dark)'

/** What the site writes to somebody for. The room that knows what a letter is about words it. */
export const letterKinds = {
  trial: {
    label: { en: 'Trial letter', ka: 'საცდელი წერილი' },
    description: 'Says nothing but that it has arrived.',
  },
  invitation: {
    label: { en: 'Invitation to the team', ka: 'გუნდში მოწვევა' },
    description: 'A link that lets somebody join the team.',
  },
  passwordReset: {
    label: { en: 'Forgotten password', ka: 'პაროლის აღდგენა' },
    description: 'Brings the link by which somebody sets a new password who has forgotten theirs.',
  },
  emailVerification: {
    label: { en: 'Email to be confirmed', ka: 'ელფოსტის დადასტურება' },
    description: 'Brings the link by which somebody confirms that an address is theirs.',
  },
  emailChange: {
    label: { en: 'Email to be changed', ka: 'ელფოსტის შეცვლა' },
    description: 'Asks the address of an account whether it may be changed.',
  },
  newEmail: {
    label: { en: 'New email to be confirmed', ka: 'ახალი ელფოსტის დადასტურება' },
    description: 'Asks a new address whether an account is to have it.',
  },
  takenEmail: {
    label: { en: 'Email that is taken', ka: 'დაკავებული ელფოსტა' },
    description: 'Tells the address of an account that another one was to have it, which comes to nothing.',
  },
  emailChanged: {
    label: { en: 'Email that was changed', ka: 'შეცვლილი ელფოსტა' },
    description: 'Tells the address before that an account has another, and how to take that back.',
  },
  newPlace: {
    label: { en: 'Sign-in from a new place', ka: 'შესვლა ახალი ადგილიდან' },
    description: 'Tells the owner of an account of a sign-in from an address that it does not know.',
  },
  accountChanged: {
    label: { en: 'Account for gifts that was changed', ka: 'შეცვლილი ანგარიში შემოწირულობებისთვის' },
    description: 'Tells every admin that gifts are to go to another account.',
  },
  pledge: {
    label: { en: 'How to pay a promised gift', ka: 'დაპირებული თანხის გადმორიცხვა' },
    description: 'Tells whoever has promised a gift how to transfer it.',
  },
  receipt: {
    label: { en: 'Receipt', ka: 'ქვითარი' },
    description: 'Thanks whoever gave, or tells them what went back, and brings the receipt of that.',
  },
  pledgeConfirmed: {
    label: { en: 'Promised gift that came', ka: 'მიღებული შემოწირულობა' },
    description:
      'Thanks whoever has promised a gift for the money that came, where no receipt can be issued.',
  },
  monthlyEnded: {
    label: { en: 'Monthly gift that ended', ka: 'შეწყვეტილი ყოველთვიური შემოწირულობა' },
    description: 'Tells whoever gave every month that nothing is charged any more, and why.',
  },
  statement: {
    label: { en: 'Yearly statement', ka: 'წლიური ამონაწერი' },
    description: 'Brings a donor a statement of what they gave in a year.',
  },
  messageAnswer: {
    label: { en: 'Answer to a message', ka: 'პასუხი საკონტაქტო წერილზე' },
    description: 'What the team answers to a message from the contact form.',
  },
  eventPlace: {
    label: { en: 'Place at an event', ka: 'ადგილი ღონისძიებაზე' },
    description:
      'Tells whoever has signed up for an event when and where it is, and how to give up the place.',
  },
  eventWaiting: {
    label: { en: 'Waiting list of an event', ka: 'ღონისძიების მოლოდინის სია' },
    description: 'Tells whoever has signed up for a full event that they wait for a place.',
  },
  eventPlaceFree: {
    label: { en: 'Place that became free', ka: 'გათავისუფლებული ადგილი' },
    description: 'Tells whoever waited for a place at an event that they have one.',
  },
  eventChanged: {
    label: { en: 'Event that was changed', ka: 'შეცვლილი ღონისძიება' },
    description: 'Tells whoever has signed up for an event that its time or its place is another.',
  },
  eventOff: {
    label: { en: 'Event that is off', ka: 'გაუქმებული ღონისძიება' },
    description: 'Tells whoever has signed up for an event that it will not take place.',
  },
  eventRemoved: {
    label: { en: 'Taken off the list of an event', ka: 'ღონისძიების სიიდან ამოშლა' },
    description: 'Tells whoever has signed up for an event that the team has taken them off its list.',
  },
  eventOn: {
    label: { en: 'Event that takes place after all', ka: 'ღონისძიება, რომელიც მაინც ჩატარდება' },
    description: 'Tells whoever was written that an event will not take place that it will after all.',
  },
  newsletterConfirmation: {
    label: { en: 'Newsletter to be confirmed', ka: 'სიახლეების გამოწერის დადასტურება' },
    description: 'Brings the link by which somebody confirms that they want the newsletter.',
  },
  newsletter: {
    label: { en: 'Newsletter', ka: 'სიახლეების წერილი' },
    description: 'An issue of the newsletter, to one of its readers.',
  },
  newsletterTrial: {
    label: { en: 'Newsletter on trial', ka: 'სიახლეების საცდელი წერილი' },
    description: 'An issue of the newsletter as its readers would get it, to who writes it.',
  },
} as const

export type LetterKind = keyof typeof letterKinds

/** What becomes of a letter. */
export const letterStates = {
  waiting: {
    label: { en: 'Waiting', ka: 'რიგშია' },
    description: 'It waits for its turn, or for another try.',
  },
  sending: {
    label: { en: 'Being sent', ka: 'იგზავნება' },
    description: 'A server has been handed it, and has not answered yet.',
  },
  sent: { label: { en: 'Sent', ka: 'გაიგზავნა' }, description: 'A server has taken it.' },
  failed: {
    label: { en: 'Not sent', ka: 'ვერ გაიგზავნა' },
    description: 'It was refused, or given up after all its tries.',
  },
  doubtful: {
    label: { en: 'In doubt', ka: 'გაურკვეველია' },
    description: 'Nobody knows whether a server has taken it. It is not sent again by itself.',
  },
  unsent: {
    label: { en: 'Would have been sent', ka: 'გაიგზავნებოდა' },
    description: 'This site sends no letters: it was written to be looked at.',
  },
} as const

/**
 * Waiting for its turn; in the hands of a server that has not answered; taken by it; refused, or given up; what nobody
 * knows of whether a server has taken it; and what would have been sent where no letters are.
 */
export type LetterState = keyof typeof letterStates

/** A letter to somebody, by email. */
export const letter = defineModel({
  name: 'Letter',
  singular: 'letter',
  plural: 'letters',
  table: 'letters',
  permissions: { read: 'letters:manage', write: 'letters:manage' },
  description: 'Something the site has written to somebody by email, and what became of it.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b11371',
  fields: {
    kind: kept(
      choice({
        label: { en: 'Kind', ka: 'სახე' },
        description: 'What it was written for.',
        optional: false,
        options: letterKinds,
        typeName: 'LetterKind',
        example: 'trial',
      }),
    ),
    recipient: kept(
      email({
        label: { en: 'To', ka: 'ვის' },
        description: 'The address it goes to.',
        optional: false,
        example: 'nino@example.org',
      }),
    ),
    eventTitle: computed(
      plain('text', z.string(), {
        label: { en: 'Event', ka: 'ღონისძიება' },
        description:
          'What the event is called that it is about, in its language where that is written; null of any other letter, and of a sign-up that is no more.',
        optional: true,
        example: null,
      }),
    ),
    locale: kept(
      locale({
        label: { en: 'Language', ka: 'ენა' },
        description: 'The language it is written in.',
        optional: false,
        example: 'ka',
      }),
    ),
    state: kept(
      choice({
        label: { en: 'State', ka: 'მდგომარეობა' },
        description: 'What became of it.',
        optional: false,
        options: letterStates,
        typeName: 'LetterState',
        example: 'failed',
      }),
    ),
    attempts: kept(
      whole({
        label: { en: 'Tries', ka: 'მცდელობები' },
        description: 'How often it was tried, also where no server could be reached, or none was handed it.',
        optional: false,
        example: 1,
      }),
    ),
    answer: computed(
      plain('text', z.string(), {
        label: { en: 'Answer', ka: 'პასუხი' },
        description: 'What the server said last, or what went wrong on the way; null before the first try.',
        optional: true,
        example: '550 5.1.1 no such mailbox',
      }),
    ),
    trouble: derived(
      { from: ['state', 'answer'], work: troubleOf },
      choice({
        label: { en: 'Why', ka: 'მიზეზი' },
        description: 'Why it has not gone; null where it has, or nothing has been tried.',
        optional: true,
        options: letterTroubles,
        typeName: 'LetterTrouble',
        example: 'noMailbox',
      }),
    ),
    writtenAt: kept(
      instant({
        label: { en: 'Written', ka: 'დაიწერა' },
        description: 'When it was written.',
        optional: false,
        example: '2026-11-22T10:00:00.000Z',
      }),
    ),
    triedAt: kept(
      instant({
        label: { en: 'Tried', ka: 'ბოლო მცდელობა' },
        description: 'When it was tried last; null before.',
        optional: true,
        example: '2026-11-22T10:00:04.000Z',
      }),
    ),
    nextTryAt: computed(
      instant({
        label: { en: 'Next try', ka: 'შემდეგი მცდელობა' },
        description:
          'When it is tried again, or soon after that; null of what waits for its first turn, is tried now, or is not tried by itself any more.',
        optional: true,
        example: null,
      }),
    ),
    resends: kept(
      whole({
        label: { en: 'Sent again', ka: 'ხელახლა გაგზავნა' },
        description: 'How often somebody had it sent again.',
        optional: false,
        example: 0,
      }),
    ),
    dismissedAt: kept(
      instant({
        label: { en: 'Set aside', ka: 'გვერდზე გადადების დრო' },
        description: 'When somebody left it at that; null where nobody has.',
        optional: true,
        example: null,
      }),
    ),
  },
  sorts: { created: 'When they were written.' },
  filters: {
    waiting: 'They wait for their turn, or are being sent.',
    sent: 'A server has taken them.',
    doubtful: 'Nobody knows whether a server has taken them, and nobody has left it at that.',
    failed: 'They were refused, or given up, and nobody has left it at that.',
    dismissed: 'They have failed or are in doubt, and somebody has left it at that.',
    unsent: 'They would have been sent, where no letters are.',
  },
})

export type Letter = RecordOf<typeof letter>

const list = listShapes(letter)

/** What the list is narrowed to besides, as both edges say it. */
export const lettersOfIssueInWords =
  'Only those that brought the issue of the newsletter with this id to its readers; all when absent.'

/** The list of letters; narrowed to an issue of the newsletter. */
export const letterList = {
  request: list.request.in
    .extend({ issue: id.nullish() })
    .transform(({ issue, ...rest }) => ({ ...list.request.parse(rest), issue: issue ?? null })),
  query: list.query.in
    .extend({ issue: z.string().optional().meta({ description: lettersOfIssueInWords }) })
    .transform(toPageRequest),
  selection: list.selection.in
    .extend({ issue: id.nullish() })
    .transform(({ issue, ...rest }) => ({ ...list.selection.parse(rest), issue: issue ?? null })),
}

/** What can be sent again. */
export const resendable = ['failed', 'doubtful', 'unsent'] as const satisfies readonly LetterState[]

/** What somebody can leave at that, as nothing comes of it by itself. */
export const dismissible = ['failed', 'doubtful'] as const satisfies readonly LetterState[]

/**
 * How many days what was sent, or would have been, is kept: a season, in which whoever was written to may still ask for it, and
 * the server that took it may still say that it came to nobody. No longer, as each names somebody.
 */
export const letterDays = 90

/** Whether the site writes letters, and whether they leave it. */
export const letterDeliveries = {
  off: 'No letters are written.',
  kept: 'They are written to be looked at, and none leaves.',
  sent: 'They are written, and sent.',
} as const

export type LetterDelivery = keyof typeof letterDeliveries

/** How letters go. */
export interface LetterSettings {
  delivery: LetterDelivery
  /** Letters a minute that go to many. */
  perMinute: number | null
}

export const letterSettingsFields: Record<keyof LetterSettings, string> = {
  delivery: 'Whether the site writes letters, and whether they leave it.',
  perMinute: 'How many letters a minute go to many, such as the readers of an issue; null where none leaves.',
}

/** A file that goes along with a letter. */
export interface LetterFile {
  name: string
  /** Where the team has it, for whoever may see addresses. */
  path: string
}

/** What a letter says in a language, its secret left out. */
export interface LetterPreview {
  locale: Locale
  subject: string
  /** A page by itself. */
  html: string
  /** The same in words alone. */
  text: string
  attachments: LetterFile[]
}

const exampleOf = 'What such letters are written for.'

/** Which letters are shown as examples. */
export const letterExamplesRequest = z.strictObject({
  kind: z.enum(namesOf(letterKinds)).meta({ description: exampleOf }),
})

/** The same on the other edge. */
export const letterExamplesFields: Readonly<Record<'kind', string>> = { kind: exampleOf }

/** A letter of what is made up, in each language. */
export interface LetterExample {
  previews: LetterPreview[]
}
