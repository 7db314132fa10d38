import { contactMessage } from '../../../schema/contacts.ts'
import { donation } from '../../../schema/donations.ts'
import { donor } from '../../../schema/donors.ts'
import { event } from '../../../schema/events.ts'
import type { Locale } from '../../../schema/locales.ts'
import { newsletterReader } from '../../../schema/newsletter.ts'
import { pledge } from '../../../schema/pledges.ts'
import { project } from '../../../schema/projects.ts'
import { spending } from '../../../schema/spending.ts'
import { exampleRecord } from '../../models/examples.ts'
import type { Column } from '../../models/file-columns.ts'
import type { DonationToProject } from '../donations/donation.ts'
import { exampleEntry } from '../trail/trail.examples.ts'
import { headOf, linesOf } from './chunks.ts'
import {
  accountColumns,
  donationColumns,
  donorColumns,
  eventColumns,
  ledgerColumns,
  messageColumns,
  monthColumns,
  pledgeColumns,
  projectColumns,
  readerColumns,
  type Subscription,
  spendingColumns,
  subscriptionColumns,
  trailColumns,
} from './tables.ts'

const id = '01a0570c-0280-7065-8aa2-eb52794f39e5'
const title = { en: 'A warm winter for forty dogs in Gori', ka: 'თბილი ზამთარი ორმოცი ძაღლისთვის გორში' }

const named: DonationToProject = {
  ...exampleRecord(donation),
  donorId: donor.exampleId,
  id: '01a0d2a1-6d80-7b3a-9c41-2f6b8a5e7d10',
  projectId: id,
  projectTitle: title,
  anonymous: false,
  donor: { name: 'ანა ბერიძე' },
  recordedDonor: { name: 'ანა ბერიძე', email: 'ana@example.org' },
  amount: 120.5,
  receivedAt: '2026-12-05T10:00:00.000Z',
}

const nameless: DonationToProject = {
  ...named,
  anonymous: true,
  donor: null,
  donorId: '01a1f7f3-9c20-7783-aa6c-db93d4b11352',
  recordedDonor: { name: null, email: 'friend@example.org' },
  amount: 40,
}

const ofEvent: Subscription = {
  to: 'event',
  id: '01a1f7f3-9c20-7783-aa6c-db93d4b11342',
  eventTitle: { en: 'A walk in memory', ka: 'გასეირნება ნაგაზის მოსაგონრად' },
  eventDate: '2026-12-12',
  name: 'ანა ბერიძე',
  email: 'ana@example.org',
  locale: 'ka',
  subscribedAt: '2026-12-05T10:00:00.000Z',
  state: 'waiting',
  turn: 3,
}

const ofNewsletter: Subscription = {
  to: 'newsletter',
  ...exampleRecord(newsletterReader),
  locale: 'en',
}

const examplesOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) => {
  const value = (locale: Locale): string => headOf(columns, locale) + linesOf(columns, rows, locale)
  return {
    en: { summary: 'In English', value: value('en') },
    ka: { summary: 'ქართულად', value: value('ka') },
  }
}

export const projectsCsvExamples = examplesOf(projectColumns, [exampleRecord(project)])
export const eventsCsvExamples = examplesOf(eventColumns, [exampleRecord(event)])
export const donationsCsvExamples = examplesOf(donationColumns, [named, nameless])
export const ledgerCsvExamples = examplesOf(ledgerColumns, [
  { ...named, status: 'confirmed' },
  { ...nameless, status: 'voided' },
])
export const pledgesCsvExamples = examplesOf(pledgeColumns, [
  {
    ...exampleRecord(pledge),
    projectId: id,
    projectTitle: title,
    donationId: null,
    giftStatus: null,
    giftAmount: null,
    giftRefunded: null,
  },
])
export const spendingsCsvExamples = examplesOf(spendingColumns, [exampleRecord(spending)])
export const accountsCsvExamples = examplesOf(accountColumns, [named, nameless])
export const monthsCsvExamples = examplesOf(monthColumns, [
  {
    id: '1',
    month: '2026-12',
    donorId: null,
    name: null,
    email: null,
    donationCount: 1,
    given: 40,
    corrected: 0,
    refunded: 0,
    net: 40,
  },
  {
    id: '2',
    month: '2026-12',
    donorId: donor.exampleId,
    name: 'ანა ბერიძე',
    email: 'ana@example.org',
    donationCount: 2,
    given: 210.5,
    corrected: -90,
    refunded: 20.5,
    net: 100,
  },
])
export const donorsCsvExamples = examplesOf(donorColumns([2025, 2026]), [
  {
    ...exampleRecord(donor),
    donationCount: 12,
    yearGiven: null,
    years: new Map([
      [2025, 1350.5],
      [2026, 1130],
    ]),
  },
])
export const subscribersCsvExamples = examplesOf(subscriptionColumns, [ofEvent, ofNewsletter])
export const newsletterCsvExamples = examplesOf(readerColumns, [exampleRecord(newsletterReader)])
export const messagesCsvExamples = examplesOf(messageColumns, [
  {
    ...exampleRecord(contactMessage),
    takenBy: 'Nino Kapanadze',
    takenById: contactMessage.exampleId,
    noteCount: 1,
  },
])
export const trailCsvExamples = examplesOf(trailColumns, [exampleEntry])
