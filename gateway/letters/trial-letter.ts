import type { Locale } from '../../schema/locales.ts'
import type { LetterText, LetterWriter } from './letter-writers.ts'

/** Says nothing but that it has arrived. */
export const trialTexts: Record<Locale, LetterText> = {
  en: {
    subject: 'A trial letter: it has arrived',
    heading: 'It has arrived',
    paragraphs: [
      'This is a trial letter. The team of the site is checking whether its letters reach you.',
      'You need not do anything.',
    ],
    action: { label: 'Open the site', path: '/' },
    reason: 'You are receiving this email because somebody of the team has entered your address.',
  },
  ka: {
    subject: 'საცდელმა წერილმა მოაღწია',
    heading: 'წერილმა მოაღწია',
    paragraphs: [
      'ეს საცდელი წერილია. საიტის გუნდი ამოწმებს, აღწევს თუ არა მისი წერილები შენამდე.',
      'შენგან არაფერია საჭირო.',
    ],
    action: { label: 'საიტის გახსნა', path: '/' },
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ გუნდის წევრმა შენი მისამართი მიუთითა.',
  },
}

export const trialLetter: LetterWriter = {
  say: async ({ locale }) => trialTexts[locale],
  examples: (locale) => [trialTexts[locale]],
}
