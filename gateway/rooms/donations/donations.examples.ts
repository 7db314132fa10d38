import type { z } from 'zod'
import type { newDonation } from '../../../schema/donations.ts'
import type { Donation } from './donation.ts'

type Gift = z.input<typeof newDonation>

const byBank: Gift = { amount: 120.5, donorName: 'ანა ბერიძე', donorEmail: 'ana@example.org' }

const anonymous: Gift = { amount: 40, anonymous: true, receivedAt: '2025-12-05T14:00:00+04:00' }

const named: Donation = {
  id: '01a0570c-0280-7065-8aa2-eb52794f39e5',
  anonymous: false,
  donor: { name: 'ანა ბერიძე' },
  amount: 120.5,
  receivedAt: '2025-12-05T10:00:00.000Z',
}

const nameless: Donation = { ...named, anonymous: true, donor: null, amount: 40 }

export const giftExamples = {
  named: { summary: 'A gift by bank, received now', value: byBank },
  anonymous: { summary: 'An anonymous gift in cash', value: anonymous },
}

export const donationExamples = {
  named: { summary: 'A gift by bank', value: named },
  anonymous: { summary: 'An anonymous gift: the donor is told to nobody', value: nameless },
}

/** The newest of a project. */
export const exampleDonations: Donation[] = [named, nameless]
