import { donation, newDonation } from '../../../schema/donations.ts'
import { exampleInput, exampleRecord } from '../../models/examples.ts'
import type { Donation } from './donation.ts'

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
  anonymous: { summary: 'An anonymous gift: what is known of the donor is for the team', value: nameless },
}

/** The newest of a project. */
export const exampleDonations: Donation[] = [named, nameless]

export const donationListExamples = {
  newest: { summary: 'The newest, one of them anonymous', value: exampleDonations },
  none: { summary: 'No donation yet', value: [] },
}
