import { exampleIban, groupedIban } from '../../../schema/iban.ts'
import type { Locale } from '../../../schema/locales.ts'
import type { LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import type { CharityRepository } from './charity.repository.ts'

const path = (locale: Locale): string => `/admin/trail?kind=charity&lng=${locale}`

const words: Record<Locale, (iban: string | null) => LetterText> = {
  en: (iban) => ({
    subject: 'Gifts are to go to another account',
    heading: 'Gifts are to go to another account',
    paragraphs: [
      iban === null
        ? 'An admin has taken out the account that gifts are transferred to: there is none now.'
        : `An admin has changed the account that gifts are transferred to. It is now:\n${iban}`,
      'If you know of it, you need not do anything.',
      'If you do not, ask the other admins at once: whoever gives is shown this account from now on. The audit trail says who changed it.',
    ],
    action: { label: 'See who changed it', path: path('en') },
    reason: 'You are receiving this email because you are an admin of the site.',
  }),
  ka: (iban) => ({
    subject: 'შემოწირულობების ანგარიში შეიცვალა',
    heading: 'შემოწირულობების ანგარიში შეიცვალა',
    paragraphs: [
      iban === null
        ? 'ადმინისტრატორმა წაშალა ანგარიში, რომელზეც შემოწირულობები ირიცხება: ახლა არცერთი ანგარიში არ არის მითითებული.'
        : `ადმინისტრატორმა შეცვალა ანგარიში, რომელზეც შემოწირულობები ირიცხება. ახლა ის ასეთია:\n${iban}`,
      'თუ ამის შესახებ იცი, არაფრის გაკეთება არ გჭირდება.',
      'თუ არ იცი, დაუყოვნებლივ ჰკითხე სხვა ადმინისტრატორებს: შემომწირველებს საიტი უკვე ამ ანგარიშს უჩვენებს. ვინ შეცვალა, ცვლილებების ჟურნალში წერია.',
    ],
    action: { label: 'ვინ შეცვალა', path: path('ka') },
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ საიტის ადმინისტრატორი ხარ.',
  }),
}

/** Tells every admin that gifts are to go to another account, as a stolen session would have it. */
export const accountChangedLetter = ({ get }: Pick<CharityRepository, 'get'>): LetterWriter => ({
  say: async ({ locale }) => {
    const { iban } = await get()
    return words[locale](iban && groupedIban(iban))
  },
  examples: (locale) => [words[locale](groupedIban(exampleIban)), words[locale](null)],
})
