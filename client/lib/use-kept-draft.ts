import { useEffect, useEffectEvent, useState } from 'react'
import type { DraftsOf } from './drafts.ts'
import { personOf, readSession } from './session.ts'

/**
 * Keeps what was typed at a place when its writer is signed out, and gives it back to them: answers what was kept, or
 * null. `read` tells what would be lost if the place went away now, `place` where it would belong by then.
 */
export const useKeptDraft = <Draft>(
  draftsOf: DraftsOf<Draft>,
  place: () => string,
  read: () => Draft | null,
): Draft | null => {
  const [drafts] = useState(() => {
    const writer = personOf(readSession())
    return writer === null ? null : draftsOf(writer)
  })
  const [start] = useState(place)
  const [draft] = useState(() => drafts?.read(start) ?? null)
  const keep = useEffectEvent(() => {
    // Whoever is still signed in leaves it, and another one is not left it.
    if (readSession() !== null) return
    const unsaved = read()
    if (unsaved !== null) drafts?.keep(place(), unsaved)
  })
  useEffect(() => {
    drafts?.forget(start)
    return () => keep()
  }, [drafts, start])
  return draft
}
