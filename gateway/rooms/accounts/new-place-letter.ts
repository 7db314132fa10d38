import { deviceName } from '../../../schema/device-name.ts'
import type { Locale } from '../../../schema/locales.ts'
import { momentInWords } from '../../core/moment-in-words.ts'
import type { LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import type { NewPlacesRepository } from './new-places.repository.ts'

const page = (locale: Locale): string => `/profile/security?lng=${locale}`

const words: Record<Locale, (moment: string, device: string | null) => LetterText> = {
  en: (moment, device) => ({
    subject: 'A new sign-in to your account',
    heading: 'A new sign-in to your account',
    paragraphs: [
      'Somebody has signed in to your account from a place that it does not know: nobody has signed in from there in the last three months, or the password was set anew since and the places before it are forgotten.',
      `When: ${moment}, Tbilisi time\nWith: ${device ?? 'a program that does not say its name'}`,
      'If it was you, you need not do anything.',
      'If it was not you, somebody knows your password. Open your account, sign out everywhere else, and choose a new password. If you cannot get in, have a new password written to you: the sign-in page says how.',
    ],
    action: { label: 'To your account', path: page('en') },
    reason: 'You are receiving this email because your account on the site has this address.',
  }),
  ka: (moment, device) => ({
    subject: 'შენს ანგარიშში ახალი ადგილიდან შევიდნენ',
    heading: 'შენს ანგარიშში ახალი ადგილიდან შევიდნენ',
    paragraphs: [
      'შენს ანგარიშში უცნობი ადგილიდან შევიდნენ: ბოლო სამი თვის განმავლობაში იქიდან არავინ შესულა, ან მას შემდეგ პაროლი შეიცვალა და ადრინდელი ადგილები აღარ გვახსოვს.',
      `როდის: ${moment}, თბილისის დროით\nრით: ${device ?? 'პროგრამით, რომელიც თავის სახელს არ ამბობს'}`,
      'თუ ეს შენ იყავი, არაფრის გაკეთება არ გჭირდება.',
      'თუ შენ არ იყავი, ესე იგი, ვიღაცამ შენი პაროლი იცის. გახსენი შენი ანგარიში, გამოდი ყველა სხვა მოწყობილობიდან და პაროლი შეცვალე. თუ ანგარიშში ვერ შედიხარ, შესვლის გვერდიდან ახალი პაროლის ბმული მოითხოვე.',
    ],
    action: { label: 'ანგარიშზე გადასვლა', path: page('ka') },
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ საიტზე შენს ანგარიშს ეს მისამართი აქვს.',
  }),
}

/** Tells the owner of an account of a sign-in that may not have been theirs. */
export const newPlaceLetter = ({ find }: Pick<NewPlacesRepository, 'find'>): LetterWriter => ({
  say: async ({ about, locale }) => {
    const place = about && (await find(about))
    return place ? words[locale](momentInWords(place.signedInAt, locale), deviceName(place.device)) : null
  },
  examples: (locale) => [words[locale](momentInWords(madeUp.moment, locale), 'Firefox, Windows')],
})
