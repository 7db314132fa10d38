import { useSyncExternalStore } from 'react'
import { readSession, type Session, watchSession } from './session.ts'

const nobody = (): Session | null => null

/** The signed-in user, or null; on the server and while hydrating, nobody. */
export const useSession = (): Session | null => useSyncExternalStore(watchSession, readSession, nobody)
