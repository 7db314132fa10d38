import type { Localized } from '../../../schema/model.ts'

/** A confirmed gift. The donor of an anonymous one is null: the name stays in the database. */
export interface Donation {
  id: string
  anonymous: boolean
  donor: { name: string } | null
  /** Lari. */
  amount: number
  /** Instant, ISO 8601 UTC. */
  receivedAt: string
}

/** A gift as a list of all projects' gifts tells it. */
export interface DonationToProject extends Donation {
  projectId: string
  projectTitle: Localized
}
