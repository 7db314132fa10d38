import { useState } from 'react'
import { textsInTab } from './drafts.ts'
import type { Keys } from './use-create-once.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const draftsOf = textsInTab('keys')

/**
 * The keys of what a public form creates, kept with its texts: what is then sent again is not created twice.
 * For forms whose texts are kept as well, and hold no password.
 */
export const useKeptKeys = (place: string): Keys => {
  const kept = useKeptDraft(
    draftsOf,
    () => place,
    (): Record<string, string> | null => (keys.size === 0 ? null : Object.fromEntries(keys)),
    { isUnasked: true },
  )
  const [keys] = useState<Keys>(() => new Map(Object.entries(kept ?? {})))
  return keys
}
