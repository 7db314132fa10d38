import { emailUndoDays } from '../../../schema/email-changes.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { LetterText, LetterWriter, LetterWriters } from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import type { ChangeInLetters } from './email-changes.repository.ts'
import type { ChangeTokens } from './email-changes.service.ts'

type Words = Record<Locale, (change: Pick<ChangeInLetters, 'username' | 'email'>) => LetterText>

const page = (locale: Locale): string => `/change-email?lng=${locale}`

const ownReason: Record<Locale, string> = {
  en: 'You are receiving this email because your account on the site has this address.',
  ka: 'ეს წერილი იმიტომ მოგივიდა, რომ საიტზე შენს ანგარიშს ეს მისამართი აქვს.',
}

const asked: Words = {
  en: ({ username, email }) => ({
    subject: 'Is your email to be changed?',
    heading: 'Is your email to be changed?',
    paragraphs: [
      `Somebody has asked that the account “${username}” get another address: ${email}.`,
      'If it was you, open the page and agree. If it was not you, refuse there, and choose a new password: whoever has asked knows the one you have.',
      'The address is changed only once both addresses have agreed. The link works for a day.',
    ],
    action: { label: 'Agree or refuse', path: page('en') },
    reason: ownReason.en,
  }),
  ka: ({ username, email }) => ({
    subject: 'შევცვალოთ შენი ელფოსტა?',
    heading: 'შევცვალოთ შენი ელფოსტა?',
    paragraphs: [
      `მოითხოვეს, რომ ანგარიშს „${username}“ სხვა მისამართი ჰქონდეს: ${email}.`,
      'თუ ეს შენ იყავი, გახსენი გვერდი და დაეთანხმე. თუ შენ არ იყავი, იქვე უარი თქვი და პაროლი შეცვალე: ვინც ეს მოითხოვა, შენი პაროლი იცის.',
      'მისამართი მხოლოდ მაშინ შეიცვლება, როცა თანხმობა ორივე მისამართიდან მოვა. ბმული ერთი დღე მუშაობს.',
    ],
    action: { label: 'თანხმობა ან უარი', path: page('ka') },
    reason: ownReason.ka,
  }),
}

const fresh: Words = {
  en: ({ email }) => ({
    subject: 'Confirm your new email',
    heading: 'Confirm your new email',
    paragraphs: [
      `An account on the site is to get the address ${email}. If the account is yours, open the page and press the button there.`,
      'The address is changed once the one the account has so far has agreed as well: a letter has gone there too. The link works for a day.',
      'If you know nothing of it, you need not do anything: nothing is changed.',
    ],
    action: { label: 'Confirm the new email', path: page('en') },
    reason: 'You are receiving this email because somebody gave your address on the site for an account.',
  }),
  ka: ({ email }) => ({
    subject: 'დაადასტურე ახალი ელფოსტა',
    heading: 'დაადასტურე ახალი ელფოსტა',
    paragraphs: [
      `საიტზე ერთ-ერთ ანგარიშს ახალი მისამართი უნდა მიენიჭოს: ${email}. თუ ეს ანგარიში შენია, გახსენი გვერდი და დააჭირე იქ ღილაკს.`,
      'მისამართი მაშინ შეიცვლება, როცა თანხმობა ანგარიშის ახლანდელი მისამართიდანაც მოვა: წერილი იქაც გაიგზავნა. ბმული ერთი დღე მუშაობს.',
      'თუ ამის შესახებ არაფერი იცი, არაფრის გაკეთება არ გჭირდება: არაფერი შეიცვლება.',
    ],
    action: { label: 'ახალი ელფოსტის დადასტურება', path: page('ka') },
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ საიტზე ანგარიშისთვის შენი მისამართი მიუთითეს.',
  }),
}

const taken: Words = {
  en: () => ({
    subject: 'Your address belongs to your account already',
    heading: 'Your address belongs to your account already',
    paragraphs: [
      'Somebody has asked that another account on the site get your address. As your own account has it, nothing happens.',
      'If it was you, sign in to the account that has this address. If you do not remember its password, the sign-in page says how to get a new one.',
      'If it was not you, you need not do anything.',
    ],
    action: { label: 'Sign in', path: '/sign-in?lng=en' },
    reason: ownReason.en,
  }),
  ka: () => ({
    subject: 'ეს მისამართი უკვე შენს ანგარიშს ეკუთვნის',
    heading: 'ეს მისამართი უკვე შენს ანგარიშს ეკუთვნის',
    paragraphs: [
      'მოითხოვეს, რომ შენი მისამართი საიტზე სხვა ანგარიშს მიენიჭოს. რადგან ის უკვე შენს ანგარიშს აქვს, არაფერი შეიცვლება.',
      'თუ ეს შენ იყავი, იმ ანგარიშში შედი, რომელსაც ეს მისამართი აქვს. თუ პაროლი არ გახსოვს, შესვლის გვერდიდან ახალი მოითხოვე.',
      'თუ შენ არ იყავი, არაფრის გაკეთება არ გჭირდება.',
    ],
    action: { label: 'ანგარიშში შესვლა', path: '/sign-in?lng=ka' },
    reason: ownReason.ka,
  }),
}

const changed: Words = {
  en: ({ username, email }) => ({
    subject: 'Your email was changed',
    heading: 'Your email was changed',
    paragraphs: [
      `The account “${username}” has the address ${email} from now on. Both addresses have agreed to that.`,
      'If it was you, you need not do anything.',
      `If it was not you, open the page within ${emailUndoDays} days and take the change back: the account gets this address again, and everybody is signed out of it.`,
    ],
    action: { label: 'It was not me', path: page('en') },
    reason: 'You are receiving this email because your account on the site had this address.',
  }),
  ka: ({ username, email }) => ({
    subject: 'შენი ელფოსტა შეიცვალა',
    heading: 'შენი ელფოსტა შეიცვალა',
    paragraphs: [
      `ანგარიშს „${username}“ ამიერიდან ეს მისამართი აქვს: ${email}. თანხმობა ორივე მისამართიდან მოვიდა.`,
      'თუ ეს შენ იყავი, არაფრის გაკეთება არ გჭირდება.',
      `თუ შენ არ იყავი, ${emailUndoDays} დღის განმავლობაში გახსენი გვერდი და ცვლილება გააუქმე: ანგარიშს ისევ ეს მისამართი ექნება და მასში შესვლა ყველა მოწყობილობაზე ხელახლა იქნება საჭირო.`,
    ],
    action: { label: 'ეს მე არ ვყოფილვარ', path: page('ka') },
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ საიტზე შენს ანგარიშს ეს მისამართი ჰქონდა.',
  }),
}

/** What is written while an account is given another address, and after that. */
export const emailChangeLetters = ({ find, make, makeNew }: ChangeTokens): LetterWriters => {
  const about = (words: Words, isAfter = false): Pick<LetterWriter, 'say' | 'examples'> => ({
    say: async ({ about: id, locale }) => {
      const change = id && (await find(id))
      return change && (change.changedAt !== null) === isAfter ? words[locale](change) : null
    },
    examples: (locale) => [words[locale]({ username: madeUp.username, email: madeUp.newEmail })],
  })
  return {
    emailChange: { ...about(asked), makeSecret: async ({ about: id }) => make(id ?? '') },
    newEmail: { ...about(fresh), makeSecret: async ({ about: id }) => makeNew(id ?? '') },
    takenEmail: about(taken),
    emailChanged: { ...about(changed, true), makeSecret: async ({ about: id }) => make(id ?? '') },
  }
}
