import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readSession } from '../../lib/session.ts'

/** What was typed into a form and is not saved, by field, and what it was typed over: of the record as of `version`. */
export interface Draft {
  typed: Partial<Record<string, string>>
  over: Partial<Record<string, string>>
  version: number | null
}

/** By the address of the form. In memory alone: whoever signs in again in the same tab finds it there. */
const kept = new Map<string, Draft>()

/**
 * What was typed here when the session ended, or null. `read` tells what would be lost if the form went away
 * now; it is kept when it goes because its writer has to sign in again, and for no other reason.
 */
export const useKeptDraft = (read: () => Draft | null): Draft | null => {
  const { pathname } = useLocation()
  const [draft] = useState(() => kept.get(pathname) ?? null)
  const keep = useEffectEvent(() => {
    const unsaved = readSession() === null ? read() : null
    if (unsaved) kept.set(pathname, unsaved)
  })
  useEffect(() => {
    kept.delete(pathname)
    return () => keep()
  }, [pathname])
  return draft
}
