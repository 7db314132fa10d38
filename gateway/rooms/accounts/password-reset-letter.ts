import type { Locale } from '../../../schema/locales.ts'
import type { LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import type { ResetTokens } from './password-resets.service.ts'

const page = (locale: Locale): string => `/reset-password?lng=${locale}`

const words: Record<Locale, (username: string) => LetterText> = {
  en: (username) => ({
    subject: 'Set a new password',
    heading: 'Set a new password',
    paragraphs: [
      `Somebody has asked for a new password for the account “${username}”. If it was you, press the button and choose one.`,
      'The link works once, and for half an hour from when it was asked for.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
    action: { label: 'Set a new password', path: page('en') },
    reason:
      'You are receiving this email because somebody typed your address on the site, where forgotten passwords are reset.',
  }),
  ka: (username) => ({
    subject: 'დააყენე ახალი პაროლი',
    heading: 'დააყენე ახალი პაროლი',
    paragraphs: [
      `ანგარიშისთვის „${username}“ ახალი პაროლი მოითხოვეს. თუ ეს შენ იყავი, დააჭირე ღილაკს და აირჩიე ახალი პაროლი.`,
      'ბმული მხოლოდ ერთხელ გამოდგება და მოთხოვნიდან ნახევარ საათს მუშაობს.',
      'თუ ეს შენ არ იყავი, არაფრის გაკეთება არ გჭირდება: პაროლი იგივე დარჩება.',
    ],
    action: { label: 'ახალი პაროლის დაყენება', path: page('ka') },
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ საიტზე, პაროლის აღდგენის გვერდზე, შენი მისამართი მიუთითეს.',
  }),
}

/** Brings the link to whoever has asked for it. */
export const passwordResetLetter = ({ usernameOf, make }: ResetTokens): LetterWriter => ({
  say: async ({ about, locale }) => {
    const username = about && (await usernameOf(about))
    return username ? words[locale](username) : null
  },
  examples: (locale) => [words[locale](madeUp.username)],
  makeSecret: async ({ about }) => make(about ?? ''),
})
