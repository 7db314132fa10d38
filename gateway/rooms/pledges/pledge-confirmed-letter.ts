import { giftPath } from '../../../schema/gift-page.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { Localized } from '../../../schema/model.ts'
import { project } from '../../../schema/projects.ts'
import { lariToTheTetri } from '../../../schema/written-numbers.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import { inLocale } from '../../core/localized.ts'
import type { LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import type { PledgesRepository } from './pledges.repository.ts'

type Words = (sum: string, project: string) => Omit<LetterText, 'action'> & { action: string }

const words: Record<Locale, Words> = {
  en: (sum, project) => ({
    subject: 'Your gift has arrived',
    heading: 'Your gift has arrived. Thank you!',
    paragraphs: [
      `We have received ${sum} for “${project}”.`,
      'On the page of your gift you see how far the project has come with it.',
    ],
    action: 'See how far it has come',
    reason:
      'You are receiving this email because you have promised a gift on our site and given this address.',
  }),
  ka: (sum, project) => ({
    subject: 'შენი შემოწირულობა მივიღეთ',
    heading: 'შენი შემოწირულობა მივიღეთ. დიდი მადლობა!',
    paragraphs: [
      `მივიღეთ ${sum} პროექტისთვის „${project}“.`,
      'შენი შემოწირულობის გვერდზე ნახავ, რამდენი შეგროვდა უკვე.',
    ],
    action: 'ნახე, რამდენი შეგროვდა',
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ ჩვენს საიტზე შემოწირულობას დაგვპირდი და ეს მისამართი მიუთითე.',
  }),
}

interface Dependencies {
  pledges: Pick<PledgesRepository, 'arrived'>
  tokens: RecordTokens
}

const textOf = ({ amount, title }: { amount: number; title: Localized }, locale: Locale): LetterText => {
  const { action, ...text } = words[locale](lariToTheTetri(amount, locale), inLocale(title, locale))
  return { ...text, action: { label: action, path: `${giftPath}?lng=${locale}` } }
}

/** Thanks whoever has promised a gift for what came of it, for as long as that counts. */
export const pledgeConfirmedLetter = ({ pledges, tokens }: Dependencies): LetterWriter => ({
  say: async ({ about, locale }) => {
    const gift = about === null ? null : await pledges.arrived(about)
    return gift && textOf(gift, locale)
  },
  examples: (locale) => [textOf({ amount: madeUp.sum, title: project.fields.title.example }, locale)],
  makeSecret: async ({ about }) => tokens.make(about ?? ''),
})
