import type { Locale } from '../../../schema/locales.ts'
import type { LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import type { VerificationTokens } from './email-verifications.service.ts'

const page = (locale: Locale): string => `/verify-email?lng=${locale}`

const words: Record<Locale, (email: string) => LetterText> = {
  en: (email) => ({
    subject: 'Confirm your email',
    heading: 'Confirm your email',
    paragraphs: [
      `An account has been made with the address ${email}. If you made it, open the page and press the button there: then we know that our letters reach you.`,
      'The link works once, and for a day.',
      'If you did not make it, you need not do anything: the address stays unconfirmed.',
    ],
    action: { label: 'Confirm the email', path: page('en') },
    reason: 'You are receiving this email because somebody gave your address on the site for an account.',
  }),
  ka: (email) => ({
    subject: 'დაადასტურე ელფოსტა',
    heading: 'დაადასტურე ელფოსტა',
    paragraphs: [
      `მისამართით ${email} ანგარიში შეიქმნა. თუ ის შენ შექმენი, გახსენი გვერდი და დააჭირე იქ ღილაკს: ასე გვეცოდინება, რომ ჩვენი წერილები შენამდე აღწევს.`,
      'ბმული მხოლოდ ერთხელ გამოდგება და ერთი დღე მუშაობს.',
      'თუ ანგარიში შენ არ შეგიქმნია, არაფრის გაკეთება არ გჭირდება: მისამართი დაუდასტურებელი დარჩება.',
    ],
    action: { label: 'ელფოსტის დადასტურება', path: page('ka') },
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ საიტზე ანგარიშისთვის შენი მისამართი მიუთითეს.',
  }),
}

/** Brings the link to whoever has given the address. */
export const emailVerificationLetter = ({ emailOf, make }: VerificationTokens): LetterWriter => ({
  say: async ({ about, locale }) => {
    const email = about && (await emailOf(about))
    return email ? words[locale](email) : null
  },
  examples: (locale) => [words[locale](madeUp.email)],
  makeSecret: async ({ about }) => make(about ?? ''),
})
