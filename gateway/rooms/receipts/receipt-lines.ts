import { dayInWords } from '../../../schema/days-in-words.ts'
import type { Locale } from '../../../schema/locales.ts'
import { paidBy } from '../../../schema/paid-by.ts'
import type { Receipt } from '../../../schema/receipts.ts'
import { momentInWords } from '../../core/moment-in-words.ts'
import { dayOf } from '../../core/today.ts'

interface Words {
  receipt: string
  number: (number: string) => string
  /** Who parted with the money: what goes back comes from the charity. */
  from: Record<Receipt['kind'], string>
  unsigned: string
  dedication: Record<NonNullable<Receipt['dedicationKind']>, string>
  project: string
  /** How the gift came, whatever became of it. */
  method: Record<Receipt['kind'], string>
  to: string
  code: (code: string) => string
  received: Record<Receipt['kind'], string>
  date: string
  sum: Record<Receipt['kind'], string>
  /** Of a gift that was promised, how often. */
  often: Record<NonNullable<Receipt['frequency']>, string>
}

const words: Record<Locale, Words> = {
  en: {
    receipt: 'Receipt',
    number: (number) => `No. ${number}`,
    from: { gift: 'From', refund: 'From' },
    unsigned: 'Without a name',
    dedication: { inMemory: 'In memory of', inHonour: 'In honour of' },
    project: 'For',
    method: { gift: 'Paid by', refund: 'Gift paid by' },
    to: 'To',
    code: (code) => `Identification code ${code}`,
    received: { gift: 'Gift received', refund: 'Returned' },
    date: 'Date',
    sum: { gift: 'Received', refund: 'Returned' },
    often: { once: 'Received, once', monthly: 'Received, as every month' },
  },
  ka: {
    receipt: 'ქვითარი',
    number: (number) => `№ ${number}`,
    from: { gift: 'შემომწირველი', refund: 'დამბრუნებელი' },
    unsigned: 'სახელის გარეშე',
    dedication: { inMemory: 'ხსოვნას', inHonour: 'ეძღვნება' },
    project: 'პროექტი',
    method: { gift: 'გადახდა', refund: 'თავდაპირველი გადახდა' },
    to: 'მიმღები',
    code: (code) => `ს/კ ${code}`,
    received: { gift: 'მიღების თარიღი', refund: 'დაბრუნების თარიღი' },
    date: 'თარიღი',
    sum: { gift: 'მიღებულია', refund: 'დაბრუნებულია' },
    often: { once: 'მიღებულია ერთჯერადად', monthly: 'მიღებულია ყოველთვიურად' },
  },
}

/** What a paper says of one thing. */
export interface Line {
  label: string
  value: string
  beneath?: string
}

const dedicatedTo = ({ dedicationKind, dedication, locale }: Receipt): Line[] =>
  dedicationKind === null || dedication === null
    ? []
    : [{ label: words[locale].dedication[dedicationKind], value: dedication }]

const paid = ({ kind, method, way, locale }: Receipt): Line[] =>
  method === null ? [] : [{ label: words[locale].method[kind], value: paidBy(method, way, locale) }]

/** What the PDF says, and nothing of it but what was kept as the receipt was issued. */
export const linesOfPaper = (receipt: Receipt): Line[] => {
  const { kind, donorName, projectTitle, receivedAt, locale, charityName, charityCode, charityAddress } =
    receipt
  const told = words[locale]
  const donor = { value: donorName ?? told.unsigned }
  const charity = { value: charityName, beneath: `${told.code(charityCode)}, ${charityAddress}` }
  const [from, to] = kind === 'refund' ? [charity, donor] : [donor, charity]
  return [
    { label: told.from[kind], ...from },
    ...dedicatedTo(receipt),
    { label: told.project, value: projectTitle },
    { label: told.received[kind], value: dayInWords(dayOf(new Date(receivedAt)), locale) },
    ...paid(receipt),
    { label: told.to, ...to },
  ]
}

/** The same as the letter has it beneath its words, which names nobody who reads it. */
export const linesOfLetter = (receipt: Receipt): Line[] => {
  const { kind, number, projectTitle, receivedAt, locale, charityName, charityCode } = receipt
  const told = words[locale]
  return [
    { label: told.receipt, value: told.number(number) },
    { label: told.date, value: momentInWords(new Date(receivedAt), locale) },
    { label: told.project, value: projectTitle },
    ...dedicatedTo(receipt),
    ...paid(receipt),
    {
      label: kind === 'refund' ? told.from.refund : told.to,
      value: `${charityName}, ${told.code(charityCode)}`,
    },
  ]
}

/** What stands before the sum. */
export const sumLabel = ({ kind, frequency, locale }: Pick<Receipt, 'kind' | 'frequency' | 'locale'>) => {
  const { sum, often } = words[locale]
  return kind === 'refund' || frequency === null ? sum[kind] : often[frequency]
}
