import { useEffect, useEffectEvent, useState } from 'react'
import { type Drafts, type DraftsOf, nobody } from './drafts.ts'
import { personOf, readSession } from './session.ts'
import { whenPageGoes } from './when-page-goes.ts'

interface Leaving {
  /** Whether anybody may type here, signed in or not, and leave again without being asked. */
  isUnasked?: boolean
}

/** Where the drafts of a place are: one's own, then on public pages those from before one signed in. */
const draftsFor = <Draft>(draftsOf: DraftsOf<Draft>, isUnasked: boolean): Drafts<Draft>[] => {
  const session = readSession()
  const writer = personOf(session)
  const own = writer === null ? [] : [writer]
  return (isUnasked && (session === null || writer !== null) ? [...own, nobody] : own).map(draftsOf)
}

/**
 * Keeps what was typed at a place when its writer is signed out, or the tab opens another document in the page's place,
 * and gives it back to them: answers what was kept, or null. `read` tells what would be lost if the place went away now,
 * `place` where it would belong by then. What is left unasked is kept whenever it is left.
 */
export const useKeptDraft = <Draft>(
  draftsOf: DraftsOf<Draft>,
  place: () => string,
  read: () => Draft | null,
  { isUnasked = false }: Leaving = {},
): Draft | null => {
  const [all] = useState(() => draftsFor(draftsOf, isUnasked))
  const [drafts] = all
  const [start] = useState(place)
  const [draft] = useState(() => all.map((each) => each.read(start)).find((kept) => kept !== null) ?? null)
  const keep = useEffectEvent(() => {
    const unsaved = read()
    if (unsaved !== null) drafts?.keep(place(), unsaved)
  })
  const takeBack = useEffectEvent(() => drafts?.forget(place()))
  useEffect(() => {
    for (const each of all) each.forget(start)
    const stop = whenPageGoes(
      () => keep(),
      () => takeBack(),
    )
    return () => {
      stop()
      // Whoever is still signed in was asked, and another one is not left it.
      if (isUnasked || readSession() === null) keep()
    }
  }, [all, start, isUnasked])
  return draft
}
