import type { Localized } from '../../../schema/model.ts'
import type { Pledge } from '../../../schema/pledges.ts'

/** A pledge with what its project is called. */
export interface PledgeToProject extends Pledge {
  projectTitle: Localized
}
