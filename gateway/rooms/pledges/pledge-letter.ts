import { type Charity, charity as charityModel } from '../../../schema/charity.ts'
import { dayInWords } from '../../../schema/days-in-words.ts'
import { giftPath } from '../../../schema/gift-page.ts'
import { exampleIban, groupedIban } from '../../../schema/iban.ts'
import type { Locale } from '../../../schema/locales.ts'
import { project } from '../../../schema/projects.ts'
import { lariToTheTetri } from '../../../schema/written-numbers.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import { inLocale } from '../../core/localized.ts'
import { dayOf } from '../../core/today.ts'
import type { LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import type { PledgesRepository } from './pledges.repository.ts'

/** What is to be typed at the bank, as it is read in the letter's language. */
interface Transfer {
  sum: string
  project: string
  recipient: string
  iban: string
  bankName: string | null
  code: string
  until: string
}

type Words = (transfer: Transfer) => Omit<LetterText, 'action'> & { action: string }

const linesOf = (lines: readonly (readonly [string, string | null])[]): string =>
  lines.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\n')

const words: Record<Locale, Words> = {
  en: ({ sum, project, recipient, iban, bankName, code, until }) => ({
    subject: `How to transfer your gift of ${sum}`,
    heading: 'Thank you! One transfer is left',
    paragraphs: [
      `You have promised ${sum} to “${project}”. This is what your bank asks for:`,
      linesOf([
        ['Amount', sum],
        ['Recipient', recipient],
        ['Account (IBAN)', iban],
        ['Bank', bankName],
        ['Purpose of the payment', code],
      ]),
      `Please write the code ${code} as the purpose: by it we know that the money came from you. We wait for it until ${until}.`,
      'If you have changed your mind, you can take your promise back on its page.',
    ],
    action: 'Open the page of your gift',
    reason:
      'You are receiving this email because somebody, we hope you, has promised a gift on our site and given this address. If it was not you, you need not do anything.',
  }),
  ka: ({ sum, project, recipient, iban, bankName, code, until }) => ({
    subject: `როგორ გადმორიცხო შემოწირულობა: ${sum}`,
    heading: 'მადლობა! გადარიცხვაღა დარჩა',
    paragraphs: [
      `გმადლობთ, რომ ჩვენი პროექტის – „${project}“ – მხარდაჭერა გადაწყვიტე. გადასარიცხად ეს მონაცემები დაგჭირდება:`,
      linesOf([
        ['თანხა', sum],
        ['მიმღები', recipient],
        ['ანგარიშის ნომერი (IBAN)', iban],
        ['ბანკი', bankName],
        ['დანიშნულება', code],
        ['გადარიცხვის ბოლო ვადა', until],
      ]),
      `დანიშნულებაში აუცილებლად ჩაწერე კოდი ${code}: ამით მივხვდებით, რომ თანხა შენ გადმორიცხე.`,
      'თუ გადაიფიქრე, დაპირება შეგიძლია შენი შემოწირულობის გვერდზე გააუქმო.',
    ],
    action: 'ჩემი შემოწირულობის გვერდი',
    reason:
      'ეს წერილი იმიტომ მოგივიდა, რომ ჩვენს საიტზე ვიღაც, იმედია, შენ, შემოწირულობას დაგვპირდა და ეს მისამართი მიუთითა. თუ ეს შენ არ იყავი, არაფრის გაკეთება არ გჭირდება.',
  }),
}

interface Dependencies {
  pledges: Pick<PledgesRepository, 'findWhole' | 'projectOf'>
  charity: () => Promise<Charity>
  tokens: RecordTokens
}

const textOf = (transfer: Transfer, locale: Locale): LetterText => {
  const { action, ...text } = words[locale](transfer)
  return { ...text, action: { label: action, path: `${giftPath}?lng=${locale}` } }
}

const madeUpTransfer = (locale: Locale): Transfer => ({
  sum: lariToTheTetri(madeUp.sum, locale),
  project: project.fields.title.example[locale],
  recipient: charityModel.fields.name.example[locale],
  iban: groupedIban(exampleIban),
  bankName: null,
  code: 'STS-7K4MXQJ',
  until: dayInWords('2026-12-31', locale),
})

/** Tells whoever has promised a gift how to transfer it, for as long as it is waited for. */
export const pledgeLetter = ({ pledges, charity, tokens }: Dependencies): LetterWriter => ({
  say: async ({ about, locale }) => {
    const stood = about === null ? null : await pledges.findWhole(about)
    const { name, iban, bankName } = await charity()
    if (stood?.state !== 'pledged' || iban === null) return null
    const { title } = await pledges.projectOf(stood.id)
    const transfer = {
      sum: lariToTheTetri(stood.amount, locale),
      project: inLocale(title, locale),
      recipient: inLocale(name, locale),
      iban: groupedIban(iban),
      bankName,
      code: stood.code,
      until: dayInWords(dayOf(new Date(stood.expiresAt)), locale),
    }
    return textOf(transfer, locale)
  },
  examples: (locale) => [textOf(madeUpTransfer(locale), locale)],
  makeSecret: async ({ about }) => tokens.make(about ?? ''),
})
