import type { donation } from '../../../schema/donations.ts'
import type { Localized, RecordOf } from '../../../schema/model.ts'
import type { ListPage } from '../../core/list-page.ts'

/** What is known of a donor. */
export interface RecordedDonor {
  name: string | null
  email: string | null
}

/** A confirmed gift, for admins. The donor of an anonymous one is null, whatever is known of them. */
export type Donation = RecordOf<typeof donation> & {
  donor: { name: string } | null
  /** Null where nothing is known. */
  recordedDonor: RecordedDonor | null
}

/** How many gifts a project has, and of how many people. */
export interface GiftCounts {
  donationCount: number
  /** People, told apart by their email, else by their name. */
  donorCount: number
  /** Gifts with neither. */
  unsignedCount: number
}

/** A page of a project's gifts, and how many people all of them are from. */
export interface DonationPage extends ListPage<Donation>, Omit<GiftCounts, 'donationCount'> {}

/** A gift as a list of all projects' gifts tells it. */
export interface DonationToProject extends Donation {
  projectId: string
  projectTitle: Localized
}
