import { useSyncExternalStore } from 'react'
import { readLastSignedIn, readSession, type Session, watchSession } from './session.ts'

const nobody = (): Session | null => null

/** The signed-in user, or null; on the server and while hydrating, nobody. */
export const useSession = (): Session | null => useSyncExternalStore(watchSession, readSession, nobody)

/** Whoever is signed in, or, once their session has ended, was: what they have before them stays until they are led away. */
export const useLastSignedIn = (): Session | null =>
  useSyncExternalStore(watchSession, readLastSignedIn, nobody)
