import { donation, explained, newDonation, refundable } from '../../../schema/donations.ts'
import { project } from '../../../schema/projects.ts'
import { exampleInput, exampleRecord } from '../../models/examples.ts'
import type { Donation, DonationState, DonationWithHistory, LedgerDonation } from './donation.ts'

const anonymous = { amount: 40, anonymous: true, receivedAt: '2025-12-05T14:00:00+04:00' }

const named: Donation = {
  ...exampleRecord(donation),
  donor: { name: 'ანა ბერიძე' },
  recordedDonor: { name: 'ანა ბერიძე', email: 'ana@example.org' },
}

const nameless: Donation = {
  ...named,
  anonymous: true,
  donor: null,
  recordedDonor: { name: null, email: 'friend@example.org' },
  amount: 40,
}

export const giftExamples = {
  named: { summary: 'A gift by bank', value: newDonation.parse(exampleInput(donation)) },
  anonymous: { summary: 'An anonymous gift in cash', value: anonymous },
}

export const donationExamples = {
  named: { summary: 'A gift by bank', value: named },
  anonymous: { summary: 'An anonymous gift: what is known of the donor is for few', value: nameless },
}

/** The newest of a project. */
export const exampleDonations: Donation[] = [named, nameless]

export const donationListExamples = {
  newest: { summary: 'The newest, one of them anonymous', value: exampleDonations },
  none: { summary: 'No donation yet', value: [] },
}

const donorId = '01a1f7f3-9c20-7783-aa6c-db93d4b11350'

const { id: _id, version: _version, donor: _donor, ...told } = named

const after: DonationState = {
  ...told,
  status: 'confirmed',
  projectId: project.exampleId,
  projectTitle: project.fields.title.example,
}
const before: DonationState = { ...after, amount: 210.5 }

/** One of each kind that is not told of a project. */
export const exampleLedger: LedgerDonation[] = [
  { ...named, donorId, status: 'voided', projectId: after.projectId, projectTitle: after.projectTitle },
]

/** A gift whose amount was put right. */
export const exampleWithHistory: DonationWithHistory = {
  ...named,
  ...after,
  donorId,
  version: 2,
  importedFrom: {
    importId: '01a0570c-0280-7065-8aa2-eb52794f3a01',
    fileName: 'statement.csv',
    line: 2,
  },
  entries: [
    {
      version: 2,
      kind: 'corrected',
      corrects: 1,
      reason: String(explained.fields.reason.example),
      madeBy: 'Nino Kobakhidze',
      byProvider: false,
      madeAt: '2025-12-06T08:30:00.000Z',
      change: -90,
      counts: after.amount,
      before,
      after,
    },
    {
      version: 1,
      kind: 'recorded',
      corrects: null,
      reason: null,
      madeBy: 'Levan Gelashvili',
      byProvider: false,
      madeAt: '2025-12-05T10:12:00.000Z',
      change: before.amount,
      counts: before.amount,
      before: null,
      after: before,
    },
  ],
}

export const correctionExamples = {
  amount: {
    summary: 'Another amount',
    value: { amount: 120.5, reason: 'Digits the wrong way round.', version: 1 },
  },
  all: {
    summary: 'All of it',
    value: { ...exampleInput(donation), ...exampleInput(explained) },
  },
}

export const refundExamples = {
  part: { summary: 'A part', value: exampleInput(refundable) },
  whole: { summary: 'All that is left', value: exampleInput(explained) },
}

export const reasonExamples = {
  reason: { summary: 'With a reason', value: exampleInput(explained) },
}
