import type { ProblemCode } from '../../schema/problems.ts'

/** What became of one of many records. */
export interface Outcome {
  id: string
  /** Why nothing was done to it; null where it was done. */
  refusal: ProblemCode | null
  /** As it is now, of what has versions. */
  version: number | null
}
