import type { DonationStatus } from '../../../schema/donations.ts'
import type { EntryKind } from './entry-fields.ts'

interface Gift {
  status: DonationStatus
  refunded: number
}

/**
 * What can be done to a gift as it stands, the likeliest last. One that has ended can count again, also where no entry tells how
 * it ended; of one that is only promised its pledge says what comes next.
 */
export const actsOn = ({ status, refunded }: Gift): readonly EntryKind[] => {
  if (status === 'pending') return []
  if (status !== 'confirmed') return ['restore']
  return refunded > 0 ? ['restore', 'refund', 'void', 'correct'] : ['refund', 'void', 'correct']
}
