import { useEffect, useEffectEvent, useState } from 'react'
import { personOf, readSession } from '../../lib/session.ts'

/**
 * Makes a hook that keeps what was typed at a place when its writer is signed out, and gives it back to them: answers
 * what was kept, or null. `read` tells what would be lost if the place went away now. In memory alone, so that who
 * signs in again in the same tab finds it there, and nobody else does.
 */
export const createDrafts = <Draft>() => {
  const kept = new Map<string, Draft>()
  return (place: string, read: () => Draft | null): Draft | null => {
    const [writer] = useState(() => personOf(readSession()))
    const key = `${writer} ${place}`
    const [draft] = useState(() => (writer === null ? null : (kept.get(key) ?? null)))
    const keep = useEffectEvent(() => {
      if (writer === null || personOf(readSession()) === writer) return
      const unsaved = read()
      if (unsaved !== null) kept.set(key, unsaved)
    })
    useEffect(() => {
      kept.delete(key)
      return () => keep()
    }, [key])
    return draft
  }
}
