import type { LifeStep } from './life-steps.ts'

/** What is asked before something is done that others hear of at once. */
export interface StepQuestion {
  title: string
  text: string
  /** The answer that does it. */
  confirm: string
}

/** What is asked before a step is taken with records, or they are deleted; null where it is done unasked. */
export type AskBefore<Shown> = (step: LifeStep | 'delete', records: readonly Shown[]) => StepQuestion | null
