import type { Localized } from '../../../schema/model.ts'
import type { WaitingNeed, WaitingRoom } from '../../../schema/waiting.ts'

/** Something that waits for somebody of the team, and of several the one that has waited longest. */
export interface Waiting {
  need: WaitingNeed
  room: WaitingRoom
  /** How many wait so; null where they are more than anybody counts. */
  count: number | null
  /** Of the one that has waited longest. */
  id: string
  title: Localized
  /** How a message begins; null of everything else. */
  excerpt: string | null
  /** Since when it waits; null where nobody knows. */
  since: string | null
  /** The last day of a project, `YYYY-MM-DD`; null of everything else. */
  endDate: string | null
  /** Lari of a project; null of everything else. */
  raised: number | null
  goal: number | null
}
