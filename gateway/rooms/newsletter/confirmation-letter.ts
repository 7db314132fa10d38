import type { Locale } from '../../../schema/locales.ts'
import { oneClickUnsubscribe } from '../../letters/letter-headers.ts'
import type { LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import type { ReaderWays } from './reader-ways.ts'
import type { SubscriptionsRepository } from './subscriptions.repository.ts'

type Words = Omit<LetterText, 'action'> & { action: string }

const ofWaiting: Record<Locale, Words> = {
  en: {
    subject: 'Confirm that you want our newsletter',
    heading: 'One press, and you are on the list',
    paragraphs: [
      'Somebody, we hope you, has entered your address for our newsletter. Open the page and press the button there: from then on you will get our newsletter.',
      'If it was not you, you need not do anything: without that press nothing is sent to you.',
    ],
    action: 'To the confirmation',
    reason: 'You are receiving this email because your address was entered for the newsletter on our site.',
  },
  ka: {
    subject: 'დაადასტურე სიახლეების გამოწერა',
    heading: 'ერთი ღილაკიც და სიაში ხარ',
    paragraphs: [
      'ჩვენი სიახლეების მისაღებად შენი მისამართი მიუთითეს, იმედია, შენ თვითონ. გახსენი გვერდი და დააჭირე იქ ღილაკს: ამის შემდეგ სიახლეებს მიიღებ.',
      'თუ შენ არ მიგითითებია, არაფრის გაკეთება არ გჭირდება: დადასტურების გარეშე აღარაფერს მოგწერთ.',
    ],
    action: 'დადასტურებაზე გადასვლა',
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ ჩვენს საიტზე სიახლეების გამოსაწერად შენი მისამართი მიუთითეს.',
  },
}

/** Whoever reads already is told so, by a letter like any other: nobody learns by waiting which of the two was written. */
const ofReading: Record<Locale, Words> = {
  en: {
    subject: 'You get our newsletter already',
    heading: 'You are on the list already',
    paragraphs: [
      'Your address was entered for our newsletter once more. It is on the list, so nothing has changed.',
      'On the page of your subscription you can choose another language, or end it.',
    ],
    action: 'To your subscription',
    reason: 'You are receiving this email because your address was entered for the newsletter on our site.',
  },
  ka: {
    subject: 'ჩვენს სიახლეებს უკვე იღებ',
    heading: 'სიაში უკვე ხარ',
    paragraphs: [
      'ჩვენი სიახლეების გამოსაწერად შენი მისამართი კიდევ ერთხელ მიუთითეს. ის სიაში უკვე არის, ასე რომ, არაფერი შეცვლილა.',
      'გამოწერის გვერდზე შეგიძლია სხვა ენა აირჩიო ან გამოწერა გააუქმო.',
    ],
    action: 'ჩემი გამოწერა',
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ ჩვენს საიტზე სიახლეების გამოსაწერად შენი მისამართი მიუთითეს.',
  },
}

interface Dependencies {
  subscriptions: Pick<SubscriptionsRepository, 'find'>
  ways: ReaderWays
}

const textOf = ({ action, ...text }: Words, page: string, locale: Locale): LetterText => ({
  ...text,
  action: { label: action, path: `${page}?lng=${locale}` },
})

/** Asks whoever an address was entered for whether they want the newsletter. */
export const confirmationLetter = ({ subscriptions, ways }: Dependencies): LetterWriter => ({
  say: async ({ about, locale }) => {
    const found = about === null ? null : await subscriptions.find(about)
    if (!found || found.state === 'ended') return null
    return textOf((found.state === 'waiting' ? ofWaiting : ofReading)[locale], ways.page, locale)
  },
  examples: (locale) => [ofWaiting, ofReading].map((words) => textOf(words[locale], ways.page, locale)),
  makeSecret: async ({ about }) => ways.tokenOf(about ?? ''),
  makeHeaders: async ({ about }, origin) =>
    oneClickUnsubscribe(new URL(ways.endPath(ways.tokenOf(about ?? '')), origin).href),
})
