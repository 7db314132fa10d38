import type { BankMapping } from '../../../schema/donation-imports.ts'
import { donation } from '../../../schema/donations.ts'
import type { DonationImport, ImportPreview } from './donation-import.ts'

const csv = [
  'Date;Description;Paid In;Paid Out;Partner’s Name;Transaction ID',
  '05.12.2025;For the winter;120,50;;ანა ბერიძე;18-220571',
  '05.12.2025;Blankets;;80,00;;18-220572',
].join('\n')

const mapping: BankMapping = {
  day: 1,
  dayOrder: 'dayFirst',
  amount: null,
  credit: 3,
  debit: 4,
  decimalMark: 'comma',
  currency: null,
  reference: 6,
  payer: 5,
  description: 2,
}

export const previewExamples = {
  mapped: { summary: 'With the columns named', value: { csv, mapping } },
  unknown: { summary: 'As the file tells of itself', value: { csv } },
}

const whole = { csv, mapping, fileName: 'statement.csv', gifts: 1, sum: 120.5 }

export const newImportExamples = {
  all: { summary: 'All that is new', value: whole },
  chosen: {
    summary: 'With something chosen of a row',
    value: { ...whole, choices: [{ line: 2, anonymous: true }] },
  },
}

export const exampleImport: DonationImport = {
  id: '01a0570c-0280-7065-8aa2-eb52794f3a01',
  fileName: 'statement.csv',
  gifts: 1,
  sum: 120.5,
  counting: 1,
  countingSum: 120.5,
  putRight: 0,
  madeBy: 'Nino Kobakhidze',
  madeAt: '2025-12-06T08:30:00.000Z',
  voidedAt: null,
}

export const importExamples = {
  made: { summary: 'What it has made', value: exampleImport },
  undone: {
    summary: 'One that was undone',
    value: { ...exampleImport, counting: 0, countingSum: 0, voidedAt: '2025-12-06T08:41:00.000Z' },
  },
}

export const importListExamples = {
  newest: { summary: 'The newest first', value: [exampleImport] },
  none: { summary: 'None yet', value: [] },
}

const row = {
  why: null,
  reference: null,
  payer: null,
  description: null,
  faults: [],
  twin: null,
  code: null,
  namesakes: [],
  returnedBy: null,
  returns: null,
}

const preview: ImportPreview = {
  headerLine: 1,
  columns: [
    { number: 1, name: 'Date', samples: ['05.12.2025'] },
    { number: 2, name: 'Description', samples: ['For the winter', 'Blankets'] },
    { number: 3, name: 'Paid In', samples: ['120,50'] },
    { number: 4, name: 'Paid Out', samples: ['80,00'] },
    { number: 5, name: 'Partner’s Name', samples: ['ანა ბერიძე'] },
    { number: 6, name: 'Transaction ID', samples: ['18-220571', '18-220572'] },
  ],
  mapping,
  remembered: true,
  complete: true,
  fingerprint: 'V1nYyA4QDLKIjYGAIvH0dDMA6HyZ5D2gYSN7bQ1gZc4',
  nameless: 0,
  rows: [
    {
      ...row,
      line: 2,
      state: 'known',
      day: '2025-12-05',
      amount: 120.5,
      reference: '18-220571',
      payer: 'ანა ბერიძე',
      description: 'For the winter',
      twin: {
        match: 'reference',
        gift: {
          id: donation.exampleId,
          status: 'confirmed',
          amount: 120.5,
          receivedAt: '2025-12-05T08:00:00.000Z',
          donorName: 'ანა ბერიძე',
        },
        line: null,
      },
    },
    {
      ...row,
      line: 3,
      state: 'leftOut',
      why: 'outgoing',
      day: '2025-12-05',
      amount: -80,
      reference: '18-220572',
      description: 'Blankets',
    },
  ],
}

export const previewAnswers = {
  known: { summary: 'A gift that is recorded already, and money that went', value: preview },
}

export const voidExamples = {
  reason: { summary: 'With a reason', value: { reason: 'It was the statement of another account.' } },
}
