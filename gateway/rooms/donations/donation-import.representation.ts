import { z } from 'zod'
import {
  bankColumns,
  codeOutcomes,
  dayOrders,
  decimalMarks,
  importMatches,
  importStates,
  leftOutReasons,
} from '../../../schema/donation-imports.ts'
import { donationStatuses } from '../../../schema/donations.ts'
import { id } from '../../../schema/fields.ts'
import { namesOf } from '../../../schema/model.ts'
import { fieldErrorCodes } from '../../../schema/problems.ts'
import {
  codelessInWords,
  fingerprintOfRows,
  headerLineInWords,
  meantInWords,
  namelessInWords,
  nearInWords,
  promisedInWords,
  rowCodeInWords,
  rowNamesakesInWords,
} from './donation-import.ts'
import { returnedInWords } from './import-returns.ts'

const instant = z.string().meta({ format: 'date-time' })
const column = z.int().nullable()

export const importRepresentation = z
  .object({
    id,
    fileName: z.string().nullable(),
    gifts: z.int().meta({ description: 'How many gifts it has made.' }),
    sum: z.number().meta({ description: 'How many lari they came to.' }),
    counting: z.int().meta({ description: 'How many of them count now.' }),
    countingSum: z.number().meta({
      description: 'How many lari these come to by now: what would go, were it undone.',
    }),
    putRight: z.int().meta({
      description: 'How many of these were put right since: they would go as they are now.',
    }),
    madeBy: z.string().nullable().meta({ description: 'Who did it; null where the account is gone.' }),
    madeAt: instant,
    voidedAt: instant.nullable().meta({ description: 'When it was undone; null where it was not.' }),
  })
  .meta({ title: 'DonationImport' })

const knownGift = z
  .object({
    id,
    status: z.enum(namesOf(donationStatuses)),
    amount: z.number().meta({ description: 'How much was given, with what went back since.' }),
    receivedAt: instant,
    donorName: z.string().nullable(),
  })
  .meta({ title: 'KnownGift' })

const fault = z
  .object({
    column: z.int().meta({ description: 'Its number; the first is 1.' }),
    holds: z.enum(namesOf(bankColumns)),
    code: z.enum(fieldErrorCodes),
    limit: z.number().nullable(),
  })
  .meta({ title: 'BankRowFault' })

const twin = z
  .object({
    match: z.enum(namesOf(importMatches)).meta({ description: 'By what it is taken for that.' }),
    gift: knownGift.nullable().meta({ description: 'The gift; null for a row of the file.' }),
    line: z.int().nullable().meta({ description: 'Where that row stands; null for a gift.' }),
  })
  .nullable()
  .meta({ title: 'ImportTwin', description: 'What the row is taken for.' })

const promised = z.object({
  id,
  amount: z.number().meta({ description: promisedInWords.amount }),
  donorName: z.string().nullable().meta({ description: promisedInWords.donorName }),
  anonymous: z.boolean().meta({ description: promisedInWords.anonymous }),
  projectId: id.meta({ description: promisedInWords.projectId }),
})

const code = z
  .object({
    code: z.string(),
    outcome: z.enum(namesOf(codeOutcomes)).meta({ description: 'What it comes to.' }),
    pledge: promised.nullable().meta({ title: 'PromisedGift', description: codelessInWords }),
    near: z.array(z.string()).meta({ description: nearInWords }),
    meant: z.array(promised.meta({ title: 'MeantGift' })).meta({ description: meantInWords }),
  })
  .nullable()
  .meta({ title: 'ImportCode', description: rowCodeInWords })

const namesake = z
  .object({
    id,
    name: z.string().nullable().meta({ description: 'As they signed last.' }),
    email: z.string().nullable().meta({ description: 'Null where none is known.' }),
    donationCount: z.int().meta({ description: 'How many of their gifts count.' }),
  })
  .meta({ title: 'ImportNamesake' })

const row = z
  .object({
    line: z.int().meta({ description: 'Where the row begins in the file; the first line is 1.' }),
    state: z.enum(namesOf(importStates)),
    why: z.enum(namesOf(leftOutReasons)).nullable().meta({ description: 'Why it is no gift.' }),
    day: z.string().nullable().meta({ format: 'date' }),
    amount: z.number().nullable().meta({ description: 'Lari, below zero where they went.' }),
    reference: z.string().nullable(),
    payer: z.string().nullable(),
    description: z.string().nullable(),
    faults: z.array(fault).meta({ description: 'What is wrong with it.' }),
    twin,
    code,
    namesakes: z.array(namesake).meta({ description: rowNamesakesInWords }),
    returnedBy: z.int().nullable().meta({ description: returnedInWords.returnedBy }),
    returns: z.int().nullable().meta({ description: returnedInWords.returns }),
  })
  .meta({ title: 'DonationImportRow' })

export const previewRepresentation = z
  .object({
    headerLine: z.int().meta({ description: headerLineInWords }),
    columns: z.array(
      z
        .object({
          number: z.int().meta({ description: 'The first is 1.' }),
          name: z.string(),
          samples: z.array(z.string()),
        })
        .meta({ title: 'BankFileColumn' }),
    ),
    mapping: z
      .object({
        ...Object.fromEntries(namesOf(bankColumns).map((name) => [name, column])),
        dayOrder: z.enum(namesOf(dayOrders)).nullable(),
        decimalMark: z.enum(namesOf(decimalMarks)).nullable(),
      })
      .meta({
        title: 'BankMappingTold',
        description: 'Which column holds what: as it was said, as it was remembered, or as the file tells.',
      }),
    remembered: z.boolean().meta({ description: 'Whether it is that of the last file with this header.' }),
    complete: z.boolean().meta({ description: 'Whether rows could be read by it.' }),
    fingerprint: z.string().meta({ description: fingerprintOfRows }),
    nameless: z.int().meta({ description: namelessInWords }),
    rows: z.array(row),
  })
  .meta({ title: 'DonationImportPreview' })
