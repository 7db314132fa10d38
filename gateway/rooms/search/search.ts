import type { SearchedKind } from '../../../schema/search.ts'
import type { Found } from '../../models/found.ts'

/** What was found in one place. */
export interface FoundThere {
  found: Found[]
  /** Whether its own list has more. */
  hasMore: boolean
}

export interface SearchGroup extends FoundThere {
  kind: SearchedKind
}
