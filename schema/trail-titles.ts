import { isLaunchable, launchable } from './launches.ts'
import type { Words } from './model.ts'
import { type TrailKind, trailKinds } from './trail.ts'

/** Who gave a gift that tells nobody. */
export const anonymousDonor: Words = { en: 'Anonymous', ka: 'ანონიმური' }

/** A bank's file that was pasted, and not chosen. */
export const unnamedFile: Words = { en: 'A file without a name', ka: 'უსახელო ფაილი' }

/**
 * What a record is called to which nobody gave a name, though it is there for good: on the page of the trail and in its file alike.
 * Null where one without a name is gone.
 */
export const titleWithoutName = (kind: TrailKind | null, recordId: string | null): Words | null => {
  if (recordId === null) return null
  switch (kind) {
    case 'gift':
      return anonymousDonor
    case 'giftImport':
      return unnamedFile
    case 'charity':
      return trailKinds.charity.label
    case 'launch':
      return isLaunchable(recordId) ? launchable[recordId].label : null
    case 'statementSending':
      // A year is its own name.
      return { en: recordId, ka: recordId }
    default:
      return null
  }
}
