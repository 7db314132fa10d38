import { z } from 'zod'
import { email } from './fields.ts'
import { namesOf, type Words } from './model.ts'

/** What becomes of something when its person is erased: it goes, stays without them, or is changed by hand. */
export const personalFates = {
  goes: { description: 'It goes.' },
  stays: { description: 'It stays, and nothing in it says whose it was.' },
  byHand: { description: 'Nobody but the team may change it: it is told where the address stands.' },
} as const satisfies Record<string, { description: string }>

export type PersonalFate = keyof typeof personalFates

interface Place {
  label: Words
  description: string
  fate: PersonalFate
}

/** Where anything about somebody can be, in the order in which it is told. */
export const personalPlaces = {
  account: {
    label: { en: 'Account', ka: 'ანგარიში' },
    description: 'The account with this address.',
    fate: 'goes',
  },
  signIns: {
    label: { en: 'Sign-ins and devices', ka: 'შესვლები და მოწყობილობები' },
    description: 'Where the account is or was signed in, and its codes.',
    fate: 'goes',
  },
  gifts: {
    label: { en: 'Gifts', ka: 'შემოწირულობები' },
    description: 'What they gave. Sums and days stay, and the bank’s reference unless a name stands in it.',
    fate: 'stays',
  },
  pledges: {
    label: { en: 'Pledges', ka: 'დაპირებული თანხები' },
    description:
      'What they have promised on the site, with what it is dedicated to. Sum and code stay, so that money that still comes is known.',
    fate: 'stays',
  },
  statements: {
    label: { en: 'Yearly statements', ka: 'წლიური ამონაწერები' },
    description: 'Which years of their gifts they were sent a statement of.',
    fate: 'goes',
  },
  receipts: {
    label: { en: 'Receipts', ka: 'ქვითრები' },
    description: 'Receipts of their gifts: the name goes, what was received stays in the books.',
    fate: 'stays',
  },
  giftHistory: {
    label: { en: 'Histories of gifts', ka: 'შემოწირულობების ისტორია' },
    description: 'What was put right of these gifts. Sums stay, what was written as a reason does not.',
    fate: 'stays',
  },
  donor: {
    label: { en: 'Donor’s names and sums', ka: 'შემომწირველის სახელები და ჯამები' },
    description: 'As whom they gave, who was merged with them, and what they gave in each year.',
    fate: 'goes',
  },
  donorNotes: {
    label: { en: 'Notes on the donor', ka: 'შენიშვნები შემომწირველზე' },
    description: 'What the team has written down of the donor.',
    fate: 'goes',
  },
  messages: {
    label: { en: 'Messages', ka: 'წერილები' },
    description: 'What they wrote to the team, also from the bin.',
    fate: 'goes',
  },
  messageNotes: {
    label: { en: 'Notes on messages', ka: 'შენიშვნები წერილებზე' },
    description: 'What the team has written down of these messages.',
    fate: 'goes',
  },
  messageAnswers: {
    label: { en: 'Answers to messages', ka: 'პასუხები წერილებზე' },
    description: 'What the team has answered to these messages, by letter.',
    fate: 'goes',
  },
  letters: {
    label: { en: 'Letters to them', ka: 'მისთვის გაგზავნილი ელწერილები' },
    description: 'What the site has written to them by email, and what became of it.',
    fate: 'goes',
  },
  newsletter: {
    label: { en: 'Newsletter subscription', ka: 'სიახლეების გამოწერა' },
    description: 'That they read the newsletter.',
    fate: 'goes',
  },
  events: {
    label: { en: 'Coming to events', ka: 'ღონისძიებებზე ჩაწერა' },
    description: 'To which events they come.',
    fate: 'goes',
  },
  removed: {
    label: { en: 'Taken off a list lately', ka: 'სიიდან ახლახან ამოღებული' },
    description: 'What is kept for a day of whoever was taken off a list.',
    fate: 'goes',
  },
  invitations: {
    label: { en: 'Invitations', ka: 'მოწვევები' },
    description: 'Links for somebody who is called as they are.',
    fate: 'goes',
  },
  savedViews: {
    label: { en: 'Saved views of lists', ka: 'სიების შენახული ფილტრები' },
    description: 'Views of lists that they keep, by what these look for and are called.',
    fate: 'goes',
  },
  requests: {
    label: { en: 'Marks against writing twice', ka: 'ნიშნები, რომ არაფერი ჩაიწეროს ორჯერ' },
    description: 'What is kept for a day so that nothing is written twice.',
    fate: 'goes',
  },
  trail: {
    label: { en: 'Entries of the audit trail', ka: 'ჩანაწერები ცვლილებებში' },
    description: 'Entries about them or by them. That something was done stays; what stood there goes.',
    fate: 'stays',
  },
  mentions: {
    label: { en: 'The address in other notes', ka: 'ეს მისამართი სხვა ჩანაწერებში' },
    description:
      'Where else it stands, in notes, messages, reasons and names of files: it is taken out there.',
    fate: 'stays',
  },
  published: {
    label: { en: 'The address on the site', ka: 'ეს მისამართი საიტზე' },
    description: 'Projects, events, pictures and issues of the newsletter whose texts have it in them.',
    fate: 'byHand',
  },
} as const satisfies Record<string, Place>

export type PersonalPlace = keyof typeof personalPlaces

export const placesInOrder = namesOf(personalPlaces)

/** Whether erasing takes anything there: what is to be changed by hand stays as it is. */
export const isErasable = ({ place }: { place: PersonalPlace }): boolean =>
  personalPlaces[place].fate !== 'byHand'

/** Why somebody cannot be erased by whoever asks. */
export const erasureRefusals = ['last_admin_stays', 'erasing_oneself', 'member_of_team'] as const

export type ErasureRefusal = (typeof erasureRefusals)[number]

/** Blanks around it are a slip of the hand. */
const address = z
  .string()
  .transform((value) => value.trim())
  .pipe(email)
  .meta({ format: 'email', description: 'Of whoever asks; capitals and blanks around it do not matter.' })

export const addressInput = z.strictObject({ email: address })

/** What cannot be taken back is asked for twice. */
export const erasureInput = z
  .strictObject({
    email: address,
    confirmEmail: address.meta({ format: 'email', description: 'The address once more.' }),
  })
  .superRefine(({ email: one, confirmEmail }, ctx) => {
    if (one.toLowerCase() !== confirmEmail.toLowerCase()) {
      ctx.addIssue({ code: 'custom', path: ['confirmEmail'], params: { code: 'other_address' } })
    }
  })

const count = z.int().min(0)

export const placeCount = z
  .object({
    place: z.enum(placesInOrder).meta({ title: 'PersonalPlace', description: 'Where it is.' }),
    count: count.meta({ description: 'How many records.' }),
  })
  .meta({ title: 'PersonalPlaceCount' })

export type PlaceCount = z.output<typeof placeCount>

export const personalData = z
  .object({
    email: z.string().meta({ description: 'As it is compared.' }),
    names: z.array(z.string()).meta({ description: 'What they are called anywhere.' }),
    otherAddresses: z.array(z.string()).meta({
      description:
        'Of donors who were merged with them and what was put right in their gifts, which are among these, and of their account before or since. Look for the rest of each.',
    }),
    places: z.array(placeCount).meta({ description: 'Only where there is anything.' }),
    refusal: z.enum(erasureRefusals).nullable().meta({
      title: 'ErasureRefusal',
      description: 'Why you cannot erase them; null where you can.',
    }),
  })
  .meta({ title: 'PersonalData' })

export type PersonalData = z.output<typeof personalData>

export const personalFile = z
  .object({
    email: z.string().meta({ description: 'As it is compared.' }),
    madeAt: z.iso.datetime().meta({ description: 'When.' }),
    places: z.array(
      z.object({
        place: z.enum(placesInOrder),
        title: z.string().meta({ description: 'What it is called in the language of the request.' }),
        records: z.array(z.record(z.string(), z.unknown())).meta({ description: 'All of them.' }),
      }),
    ),
  })
  .meta({ title: 'PersonalDataFile' })

export type PersonalFile = z.output<typeof personalFile>

export const erasure = z
  .object({
    places: z
      .array(placeCount)
      .meta({ description: 'What was erased; nothing where they were erased before.' }),
  })
  .meta({ title: 'Erasure' })

export type Erasure = z.output<typeof erasure>
