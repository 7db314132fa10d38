import type { LifeState } from '../../../schema/life.ts'
import type { LifeInput } from '../../generated/admin-operations.ts'
import type { LivingRecord } from './record-state.tsx'

/** What can be done at once; to publish, it is asked first from when on. */
export type LifeStep = 'hide' | 'end' | 'bringBack'

/** What can be done with a record in a state, besides publishing it, the likeliest first. */
export const stepsFrom: Record<LifeState, readonly LifeStep[]> = {
  draft: [],
  scheduled: ['hide'],
  published: ['hide', 'end'],
  archived: ['bringBack', 'hide'],
}

export const canBePublished = (state: LifeState | null): boolean => state === 'draft' || state === 'scheduled'

/** The state that a step leads to. */
export const stateAfter = { hide: 'draft', end: 'archived', bringBack: 'published' } as const

/** What puts a record back into the state it is in. */
export const stateOf = ({ state, publishedAt, archivedAt }: LivingRecord): LifeInput => ({
  state: state ?? 'published',
  publishedAt,
  archivedAt,
})
