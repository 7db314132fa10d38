import { charity } from '../../../schema/charity.ts'
import { giftPath, receiptFile } from '../../../schema/gift-page.ts'
import type { Locale } from '../../../schema/locales.ts'
import { project } from '../../../schema/projects.ts'
import { type Receipt, type ReceiptKind, receipt } from '../../../schema/receipts.ts'
import { lariToTheTetri } from '../../../schema/written-numbers.ts'
import type { RecordTokens } from '../../authentication/record-tokens.ts'
import { lookupKey } from '../../core/lookup-key.ts'
import type { LetterOccasion, LetterText, LetterWriter } from '../../letters/letter-writers.ts'
import { madeUp } from '../../letters/made-up.ts'
import { exampleRecord } from '../../models/examples.ts'
import { drawReceipt } from './draw-receipt.ts'
import { linesOfLetter, sumLabel } from './receipt-lines.ts'
import type { Beside, ReceiptsRepository } from './receipts.repository.ts'

interface Told {
  number: string
  sum: string
  project: string
}

interface Words {
  subject: (told: Told) => string
  heading: string
  came: (told: Told) => string
  /** Where it is of a part of the gift. */
  partly?: string
  attached: (number: string) => string
  /** Where there is a page of the gift. */
  page?: string
  action: string
}

interface Frame {
  of: Record<ReceiptKind, Words>
  /** Of a month of a gift that is charged on. */
  monthly: Record<ReceiptKind, string>
  monthlyAction: string
  replaces: (number: string) => string
  site: string
  reason: string
}

const frames: Record<Locale, Frame> = {
  en: {
    of: {
      gift: {
        subject: ({ number, sum }) => `Receipt No. ${number}: ${sum}, thank you!`,
        heading: 'Your gift has arrived. Thank you!',
        came: ({ sum, project }) => `We have received ${sum} for “${project}”.`,
        attached: (number) => `The receipt for it, No. ${number}, comes with this letter as a PDF.`,
        page: 'On the page of your gift you see how far the project has come with it.',
        action: 'See how far it has come',
      },
      refund: {
        subject: ({ number, sum }) => `Receipt No. ${number} for a refund: ${sum}`,
        heading: 'We have returned your gift',
        partly: 'We have returned a part of your gift',
        came: ({ sum, project }) => `We have returned ${sum} that you had given for “${project}”.`,
        attached: (number) => `The receipt for the refund, No. ${number}, comes with this letter as a PDF.`,
        action: 'Open the page of your gift',
      },
    },
    monthly: {
      gift: 'You give this every month, and your card is charged on the same day of each. You can stop that at any time by one press, on the page of your gift; no account is needed.',
      refund:
        'Your monthly gift goes on: your card is charged again on the same day of every month. You can stop that at any time by one press, on the page of your gift; no account is needed.',
    },
    monthlyAction: 'Open the gift, or stop it',
    replaces: (number) => `It takes the place of the receipt No. ${number}.`,
    site: 'Open the site',
    reason:
      'You are receiving this email because you have given to us and this address was left with the gift.',
  },
  ka: {
    of: {
      gift: {
        subject: ({ number, sum }) => `ქვითარი № ${number}: ${sum}, გმადლობთ!`,
        heading: 'შენი შემოწირულობა მივიღეთ. დიდი მადლობა!',
        came: ({ sum, project }) => `მივიღეთ ${sum} პროექტისთვის „${project}“.`,
        attached: (number) => `ქვითარი № ${number} ამ წერილს PDF ფაილად ახლავს.`,
        page: 'შენი შემოწირულობის გვერდზე ნახავ, რამდენი შეგროვდა უკვე.',
        action: 'ნახე, რამდენი შეგროვდა',
      },
      refund: {
        subject: ({ number, sum }) => `თანხის დაბრუნების ქვითარი № ${number}: ${sum}`,
        heading: 'შენი შემოწირულობა დაგიბრუნეთ',
        partly: 'შენი შემოწირულობის ნაწილი დაგიბრუნეთ',
        came: ({ sum, project }) => `დაგიბრუნეთ ${sum}, რომელიც პროექტისთვის „${project}“ შემოგვწირე.`,
        attached: (number) => `დაბრუნების ქვითარი № ${number} ამ წერილს PDF ფაილად ახლავს.`,
        action: 'ჩემი შემოწირულობის გვერდი',
      },
    },
    monthly: {
      gift: 'ეს თანხა ყოველთვიურია: ბარათიდან თვის ერთსა და იმავე დღეს ჩამოგეჭრება. შეწყვეტა ნებისმიერ დროს შეგიძლია, ღილაკზე ერთი დაჭერით, შენი შემოწირულობის გვერდზე: რეგისტრაცია საჭირო არ არის.',
      refund:
        'შენი ყოველთვიური შემოწირულობა გრძელდება: თანხა ბარათიდან ისევ თვის ერთსა და იმავე დღეს ჩამოგეჭრება. შეწყვეტა ნებისმიერ დროს შეგიძლია, ღილაკზე ერთი დაჭერით, შენი შემოწირულობის გვერდზე: რეგისტრაცია საჭირო არ არის.',
    },
    monthlyAction: 'შემოწირულობის ნახვა ან შეწყვეტა',
    replaces: (number) => `ის № ${number} ქვითრის ნაცვლად გაიცა.`,
    site: 'საიტის გახსნა',
    reason: 'ეს წერილი იმიტომ მოგივიდა, რომ შემოწირულობა გაიღე და ეს მისამართი მიუთითე.',
  },
}

/** What there is to say beside the receipt: its gift's page, and what kind of gift it is of. */
interface Standing extends Pick<Beside, 'isPart' | 'isMonthly'> {
  hasPage: boolean
}

const wordsOf = (receipt: Receipt, { hasPage, isPart, isMonthly }: Standing, locale: Locale): LetterText => {
  const { number, kind, amount, projectTitle, replaces } = receipt
  const { of, reason, site, ...frame } = frames[locale]
  const { subject, heading, partly, came, attached, page, action } = of[kind]
  const said = { number, sum: lariToTheTetri(amount, locale), project: projectTitle }
  const also = replaces === null ? [] : [frame.replaces(replaces)]
  return {
    subject: subject(said),
    heading: isPart ? (partly ?? heading) : heading,
    paragraphs: [
      came(said),
      [attached(number), ...also].join(' '),
      ...(page !== undefined && hasPage ? [page] : []),
      ...(isMonthly ? [frame.monthly[kind]] : []),
    ],
    table: {
      sum: { label: sumLabel({ ...receipt, locale }), value: said.sum },
      lines: linesOfLetter({ ...receipt, locale }),
    },
    action: hasPage
      ? { label: isMonthly ? frame.monthlyAction : action, path: `${giftPath}?lng=${locale}` }
      : { label: site, path: `/dashboard?lng=${locale}` },
    reason,
  }
}

const textOf = (told: Receipt, beside: Beside, locale: Locale): LetterText => ({
  ...wordsOf(told, { ...beside, hasPage: beside.pledgeId !== null }, locale),
  attachments: [
    {
      ...{ name: receiptFile(told.number), type: 'application/pdf', path: told.pdfPath },
      draw: () => drawReceipt(told),
    },
  ],
})

const dedicatedTo: Record<Locale, string> = {
  en: 'Kursha, who walked us home',
  ka: 'კურშას, რომელმაც სახლამდე მიგვაცილა',
}

/** Of a gift that came, once and every month, and of one that went back, whole and in part. */
const examplesIn = (locale: Locale): LetterText[] => {
  const said: Receipt = {
    ...exampleRecord(receipt),
    ...{ locale, amount: madeUp.sum, receivedAt: madeUp.moment.toISOString(), replaces: null },
    ...{ method: 'card', way: 'bog', frequency: 'once', dedicationKind: 'inMemory' },
    projectTitle: project.fields.title.example[locale],
    dedication: dedicatedTo[locale],
    charityName: charity.fields.name.example[locale],
  }
  const refund: Receipt = {
    ...said,
    kind: 'refund',
    number: '2026-000741',
    dedicationKind: null,
    dedication: null,
  }
  const gift: Receipt = { ...said, kind: 'gift', number: '2026-000739' }
  const standing: Standing = { hasPage: true, isPart: false, isMonthly: false }
  return [
    wordsOf(gift, standing, locale),
    wordsOf(
      { ...gift, number: '2026-000740', frequency: 'monthly', way: 'stripe' },
      { ...standing, isMonthly: true },
      locale,
    ),
    wordsOf(refund, standing, locale),
    wordsOf({ ...refund, number: '2026-000743' }, { ...standing, isMonthly: true }, locale),
    wordsOf(
      { ...refund, number: '2026-000742', amount: madeUp.sum / 2 },
      { ...standing, isPart: true },
      locale,
    ),
  ]
}

interface Dependencies {
  receipts: Pick<ReceiptsRepository, 'find' | 'beside'>
  /** Of promised gifts, by whose pages their donors see what becomes of them. */
  tokens: RecordTokens
}

/** Brings a receipt to whoever its gift is of, for as long as it is of them, and what it tells of was not taken back. */
export const receiptLetter = ({ receipts, tokens }: Dependencies): LetterWriter => {
  const find = async ({ about, recipient }: LetterOccasion) => {
    const told = about === null ? null : await receipts.find(about)
    if (!told || told.donorEmail === null || lookupKey(told.donorEmail) !== lookupKey(recipient)) return null
    const beside = await receipts.beside(told.id)
    return beside.isTakenBack ? null : { told, beside }
  }

  return {
    say: async (letter) => {
      const known = await find(letter)
      return known && textOf(known.told, known.beside, letter.locale)
    },
    examples: examplesIn,
    makeSecret: async (letter) => {
      const pledgeId = (await find(letter))?.beside.pledgeId ?? null
      return pledgeId === null ? '' : tokens.make(pledgeId)
    },
  }
}
