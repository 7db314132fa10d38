import { z } from 'zod'
import { donation } from './donations.ts'
import { id } from './fields.ts'
import { largestGift, longest } from './limits.ts'
import { listShapes } from './lists.ts'
import { defineModel, type RecordOf } from './model.ts'
import {
  choice,
  computed,
  email,
  flag,
  instant,
  kept,
  lari,
  locale,
  personName,
  plain,
  shownWith,
  text,
  whole,
} from './model-fields.ts'
import { frequency } from './monthly-gifts.ts'
import { paymentWays } from './payment-ways.ts'
import { dedication, dedicationKind } from './pledge-fields.ts'

/** What a receipt tells of. */
export const receiptKinds = {
  gift: { label: { en: 'Gift', ka: 'შემოწირულობა' }, description: 'A gift that has come.' },
  refund: { label: { en: 'Refund', ka: 'დაბრუნება' }, description: 'What of a gift went back.' },
} as const

export type ReceiptKind = keyof typeof receiptKinds

const { method } = donation.fields
const { bog, tbc, stripe } = paymentWays

/** Who takes a payment that is no transfer. */
const takers = { bog, tbc, stripe }

/** A receipt: what it says was so when it was issued, and stays so, whatever becomes of its gift. */
export const receipt = defineModel({
  name: 'Receipt',
  singular: 'receipt',
  plural: 'receipts',
  table: 'receipts',
  permissions: { read: 'gifts:read', write: 'gifts:write' },
  isForTeam: true,
  description:
    'A receipt for a gift, or for what of it went back: numbered without gaps within its year, and never changed.',
  exampleId: '01a1f7f3-9c20-7783-aa6c-db93d4b113d1',
  fields: {
    number: kept(
      text({
        label: { en: 'Number', ka: 'ნომერი' },
        description: 'Its year, and its place among the receipts of that year.',
        optional: false,
        maximum: longest.receiptNumber,
        example: '2026-000739',
      }),
    ),
    kind: kept(
      choice({
        label: { en: 'For', ka: 'სახე' },
        description: 'What it tells of.',
        optional: false,
        options: receiptKinds,
        typeName: 'ReceiptKind',
        example: 'gift',
      }),
    ),
    donationId: computed(
      plain('text', id, {
        label: { en: 'Gift', ka: 'შემოწირულობა' },
        description: 'Of the gift that it tells of.',
        optional: false,
        example: donation.exampleId,
      }),
    ),
    entryVersion: computed(
      whole({
        label: { en: 'Entry', ka: 'ჩანაწერი' },
        description: 'Of a refund: the number of its entry among those of the donation; else null.',
        optional: true,
        example: null,
      }),
    ),
    year: kept(
      whole({
        label: { en: 'Year', ka: 'წელი' },
        description: 'The year it was issued in, on the clock of Tbilisi.',
        optional: false,
        example: 2026,
      }),
    ),
    ordinal: kept(
      whole({
        label: { en: 'Place in its year', ka: 'რიგითი ნომერი' },
        description: 'Its place among the receipts of its year: 1, 2, 3, and none is left out.',
        optional: false,
        example: 739,
      }),
    ),
    issuedAt: kept(
      instant({
        label: { en: 'Issued', ka: 'გაცემის დრო' },
        description: 'When it was issued.',
        optional: false,
        example: '2026-11-21T10:32:00.000Z',
      }),
    ),
    locale: kept(
      locale({
        label: { en: 'Language', ka: 'ენა' },
        description: 'The language it is written in, which is the donor’s.',
        optional: false,
        example: 'ka',
      }),
    ),
    donorName: shownWith(
      'people:addresses',
      kept(
        personName({
          label: { en: 'Donor’s name', ka: 'შემომწირველის სახელი' },
          description: 'Whom it names; null where nobody was known, or they were erased since.',
          optional: true,
          example: 'ნინო კობახიძე',
        }),
      ),
    ),
    amount: kept(
      lari({
        label: { en: 'Amount', ka: 'თანხა' },
        description: 'How much was received, or went back, in lari.',
        optional: false,
        minimum: 0.01,
        maximum: largestGift,
        example: 70,
      }),
    ),
    receivedAt: kept(
      instant({
        label: { en: 'Received', ka: 'მიღების დრო' },
        description: 'When the gift arrived; of a refund, when it was written down.',
        optional: false,
        example: '2026-11-21T10:32:00.000Z',
      }),
    ),
    method: kept(method),
    way: kept(
      choice({
        label: { en: 'Payment taken by', ka: 'ვისი მეშვეობით' },
        description: 'Who took the payment; null where nobody did, and on receipts that do not say it.',
        optional: true,
        options: takers,
        typeName: 'PaymentTaker',
        example: null,
      }),
    ),
    frequency: kept({ ...frequency, optional: true, example: null }),
    dedicationKind: computed({ ...dedicationKind, example: null }),
    dedication: shownWith(
      'people:addresses',
      computed({
        ...dedication,
        description:
          'For whom it was given, as its paper has it; null where it was for nobody, on receipts that do not say it, and once who gave was erased.',
        example: null,
      }),
    ),
    projectTitle: kept(
      text({
        label: { en: 'Project', ka: 'პროექტი' },
        description: 'What the gift was for, in the language of the receipt.',
        optional: false,
        maximum: 200,
        example: 'თბილი ზამთარი ორმოცი ძაღლისთვის გორში',
      }),
    ),
    charityName: kept(
      text({
        label: { en: 'Recipient', ka: 'მიმღები' },
        description: 'What the charity was called.',
        optional: false,
        maximum: longest.charityName,
        example: 'კავშირი „ქუჩიდან სახლამდე“ (ნიმუში)',
      }),
    ),
    charityCode: kept(
      text({
        label: { en: 'Identification code', ka: 'საიდენტიფიკაციო კოდი' },
        description: 'By which the register knows the charity.',
        optional: false,
        maximum: 11,
        example: '000000000',
      }),
    ),
    charityAddress: kept(
      text({
        label: { en: 'Address', ka: 'მისამართი' },
        description: 'Where the charity was registered.',
        optional: false,
        maximum: longest.charityAddress,
        example: 'თბილისი, ნიმუშის ქ. 1',
      }),
    ),
    replaces: computed(
      text({
        label: { en: 'Instead of', ka: 'რომლის ნაცვლად' },
        description: 'The number of the receipt in whose place it was issued; null where there was none.',
        optional: true,
        maximum: longest.receiptNumber,
        example: null,
      }),
    ),
    replacedBy: computed(
      text({
        label: { en: 'Replaced by', ka: 'რომელმა შეცვალა' },
        description: 'The number of the receipt that was issued in its place; null while it stands.',
        optional: true,
        maximum: longest.receiptNumber,
        example: null,
      }),
    ),
    pdfPath: computed(
      text({
        label: { en: 'PDF', ka: 'PDF' },
        description: 'Where it is to be had as a PDF, for whoever has `people:addresses`.',
        optional: false,
        maximum: 100,
        example: '/api/receipts/01a1f7f3-9c20-7783-aa6c-db93d4b113d1/receipt.pdf',
      }),
    ),
    donorEmail: shownWith(
      'people:addresses',
      computed(
        email({
          label: { en: 'Donor’s email', ka: 'შემომწირველის ელფოსტა' },
          description:
            'Where a letter with it goes: the address that its gift has by now; null where it has none.',
          optional: true,
          example: 'nino@example.org',
        }),
      ),
    ),
    sentAt: kept(
      instant({
        label: { en: 'Sent', ka: 'გაგზავნის დრო' },
        description: 'When a letter to its donor was last written that brings it; null where none was.',
        optional: true,
        example: '2026-11-21T10:32:00.000Z',
      }),
    ),
    isOutdated: computed(
      flag({
        label: { en: 'Outdated', ka: 'მოძველებულია' },
        description: 'Whether the ledger says something else by now of what it tells of.',
        optional: false,
        example: false,
      }),
    ),
    isVoid: computed(
      flag({
        label: { en: 'Void', ka: 'ძალადაკარგულია' },
        description:
          'Whether what it tells of never was, as the ledger says by now: the gift is voided, or the refund was taken back. Nothing is issued in its place.',
        optional: false,
        example: false,
      }),
    ),
  },
  sorts: { created: 'When they were issued.' },
  filters: {
    gifts: 'They tell of gifts.',
    refunds: 'They tell of what went back.',
    outdated: 'The ledger says something else by now, and what is to be issued in their place was not yet.',
    replaced: 'Others were issued in their place.',
  },
})

export type Receipt = RecordOf<typeof receipt>

export const receiptList = listShapes(receipt)

export const receiptEntryInWords =
  'The number of the entry of a refund, for the receipt of that; the gift itself when absent.'

/** What a receipt is issued of. */
export const newReceipt = z.object({
  entry: z.int().min(2).nullish().meta({ description: receiptEntryInWords }),
})
