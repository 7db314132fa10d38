import type { donation } from '../../../schema/donations.ts'
import type { Localized, RecordOf } from '../../../schema/model.ts'

/** A confirmed gift. The donor of an anonymous one is null: the name stays in the database. */
export type Donation = RecordOf<typeof donation> & { donor: { name: string } | null }

/** A gift as a list of all projects' gifts tells it. */
export interface DonationToProject extends Donation {
  projectId: string
  projectTitle: Localized
}
