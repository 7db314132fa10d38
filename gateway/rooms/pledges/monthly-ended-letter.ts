import { dayInWords } from '../../../schema/days-in-words.ts'
import { giftPath } from '../../../schema/gift-page.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Localized } from '../../../schema/model.ts'
import type { MonthlyEnd } from '../../../schema/monthly-gifts.ts'
import { project } from '../../../schema/projects.ts'
import { lariToTheTetri } from '../../../schema/written-numbers.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import { inLocale } from '../../core/localized.ts'
import { dayOf } from '../../core/today.ts'
import type { LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import type { PledgesRepository } from './pledges.repository.ts'

/** Ends that somebody is told of: not where nothing was ever charged, and not who is to be forgotten. */
const told = ['donor', 'team', 'project', 'provider'] as const satisfies readonly MonthlyEnd[]
type Told = (typeof told)[number]

interface Words {
  subject: string
  heading: string
  why: Record<Told, (sum: string, project: string) => string>
  nothing: string
  chargedSince: (day: string) => string
  action: string
  reason: string
}

const words: Record<Locale, Words> = {
  en: {
    subject: 'Your monthly gift has ended',
    heading: 'Your monthly gift has ended',
    why: {
      donor: (sum, project) => `You have stopped your monthly gift of ${sum} for “${project}”.`,
      team: (sum, project) => `We have ended your monthly gift of ${sum} for “${project}”.`,
      project: (sum, project) =>
        `“${project}” takes no gifts any more, so we have ended your monthly gift of ${sum} for it. Other projects still need help: you find them on our site.`,
      provider: (sum, project) =>
        `Your card could not be charged any more, so your monthly gift of ${sum} for “${project}” has ended. If you would like to go on, give anew on our site.`,
    },
    nothing: 'Nothing is charged to your card any more. What you have given is at work. Thank you!',
    chargedSince: (day) =>
      `Before that was done, one more month was charged to your card, on ${day}. Write to us with the code of your gift if you would like it back, and we return it.`,
    action: 'Open the page of your gift',
    reason:
      'You are receiving this email because you have given to us every month and this address was left with the gift.',
  },
  ka: {
    subject: 'შენი ყოველთვიური შემოწირულობა შეწყდა',
    heading: 'შენი ყოველთვიური შემოწირულობა შეწყდა',
    why: {
      donor: (sum, project) =>
        `პროექტისთვის „${project}“ ყოველთვიური შემოწირულობა (${sum}) შენი სურვილით შეწყდა.`,
      team: (sum, project) => `პროექტისთვის „${project}“ შენი ყოველთვიური შემოწირულობა (${sum}) შევწყვიტეთ.`,
      project: (sum, project) =>
        `პროექტი „${project}“ შემოწირულობას აღარ იღებს, ამიტომ შენი ყოველთვიური შემოწირულობა (${sum}) შევწყვიტეთ. დახმარება სხვა პროექტებსაც სჭირდება: მათ ჩვენს საიტზე ნახავ.`,
      provider: (sum, project) =>
        `ბარათიდან თანხა ვეღარ ჩამოიჭრა, ამიტომ პროექტისთვის „${project}“ შენი ყოველთვიური შემოწირულობა (${sum}) შეწყდა. თუ გაგრძელება გინდა, ჩვენს საიტზე თავიდან შემოწირე.`,
    },
    nothing: 'ბარათიდან თანხა აღარ ჩამოგეჭრება. რაც შემოწირე, უკვე საქმეს ხმარდება. დიდი მადლობა!',
    chargedSince: (day) =>
      `სანამ შეწყდებოდა, ბარათიდან კიდევ ერთი თვის თანხა ჩამოგეჭრა: ${day}. თუ გინდა, რომ დაგიბრუნოთ, მოგვწერე და შემოწირულობის კოდი მიუთითე.`,
    action: 'ჩემი შემოწირულობის გვერდი',
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ ყოველთვიურად გვეხმარებოდი და შემოწირვისას ეს მისამართი მიუთითე.',
  },
}

interface Dependencies {
  pledges: Pick<PledgesRepository, 'findWhole' | 'projectOf'>
  tokens: RecordTokens
}

const isTold = (end: MonthlyEnd | null): end is Told => told.some((each) => each === end)

interface Ended {
  amount: number
  title: Localized
  /** When a month was charged after somebody had asked for the end. */
  chargedSince: string | null
}

const textOf = ({ amount, title, chargedSince }: Ended, end: Told, locale: Locale): LetterText => {
  const { subject, heading, why, nothing, chargedSince: also, action, reason } = words[locale]
  return {
    ...{ subject, heading, reason },
    paragraphs: [
      why[end](lariToTheTetri(amount, locale), inLocale(title, locale)),
      nothing,
      ...(chargedSince === null ? [] : [also(dayInWords(dayOf(new Date(chargedSince)), locale))]),
    ],
    action: { label: action, path: `${giftPath}?lng=${locale}` },
  }
}

/** Tells whoever gave every month that nothing is charged any more, and why. */
export const monthlyEndedLetter = ({ pledges, tokens }: Dependencies): LetterWriter => ({
  say: async ({ about, locale }) => {
    const month = about === null ? null : await pledges.findWhole(about)
    if (month?.monthlyState !== 'ended' || !isTold(month.monthlyEnd)) return null
    const { title } = await pledges.projectOf(month.id)
    const { amount, chargedSinceAskedAt: chargedSince } = month
    return textOf({ amount, title, chargedSince }, month.monthlyEnd, locale)
  },
  examples: (locale) => {
    const gift = { amount: madeUp.sum, title: project.fields.title.example, chargedSince: null }
    const chargedSince = madeUp.moment.toISOString()
    return [
      ...told.map((end) => textOf(gift, end, locale)),
      textOf({ ...gift, chargedSince }, 'donor', locale),
    ]
  },
  makeSecret: async ({ about }) => tokens.make(about ?? ''),
})
