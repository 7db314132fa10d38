import type { AccountType } from '../../schema/accounts.ts'
import { isRole, type Role, worksHere } from '../../schema/roles.ts'
import { isRecord } from './is-record.ts'
import { storage } from './storage.ts'

/** The signed-in user, as kept in the browser between visits. */
export interface Session {
  token: string
  role: Role
  name: string
  email: string
  username: string
  accountType: AccountType
}

/** Whether the admin area is open to whoever is signed in. */
export const isOfTeam = (session: Session | null): boolean => session !== null && worksHere(session.role)

const sessionKey = 'loggedUser'

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const toSession = (value: unknown): Session | null => {
  if (!isRecord(value)) return null
  const { token, role, name, email, username, accountType } = value
  const [knownToken, knownUsername] = [text(token), text(username)]
  if (knownToken === null || knownUsername === null) return null
  return {
    token: knownToken,
    role: isRole(role) ? role : 'user',
    name: text(name) ?? '',
    email: text(email) ?? '',
    username: knownUsername,
    accountType: accountType === 'business' ? 'business' : 'individual',
  }
}

/** The session a stored text holds, or null for anything that is not one. */
export const parseSession = (stored: string | null): Session | null => {
  if (stored === null) return null
  try {
    return toSession(JSON.parse(stored))
  } catch {
    return null
  }
}

/** Told whether it happened in another tab. */
type SessionListener = (isElsewhere: boolean) => void

const listeners = new Set<SessionListener>()
const announce = (): void => {
  for (const listener of listeners) listener(false)
}

/** Whose session it is, as the server knows them: their names may change. Null where the token does not tell. */
export const personOf = (session: Session | null): string | null => {
  if (session === null) return null
  const payload = session.token.split('.')[1] ?? ''
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return isRecord(claims) ? text(claims.sub) : null
  } catch {
    return null
  }
}

let lastStored: string | null = null
let lastSession: Session | null = null
let lastPerson: string | null = null
let lastSignedIn: Session | null = null

/** Who is signed in, or null. The same object until the stored text changes. */
export const readSession = (): Session | null => {
  const stored = storage.read(sessionKey)
  if (stored !== lastStored) {
    lastStored = stored
    lastSession = parseSession(stored)
    lastPerson = personOf(lastSession) ?? lastPerson
    lastSignedIn = lastSession ?? lastSignedIn
  }
  return lastSession
}

/** Whether nobody else would be told of what this person has done. */
export const isStillFor = (person: string | null): boolean => [null, person].includes(personOf(readSession()))

/** Who was signed in here last, and may be no longer. */
export const readLastPerson = (): string | null => {
  readSession()
  return lastPerson
}

/** Whoever is signed in, or, once nobody is, was last. */
export const readLastSignedIn = (): Session | null => {
  readSession()
  return lastSignedIn
}

export const storeSession = (session: Session): void => {
  const { token, role, name, email, username, accountType } = session
  storage.write(sessionKey, JSON.stringify({ token, role, name, email, username, accountType }))
  announce()
}

export const clearSession = (): void => {
  storage.remove(sessionKey)
  announce()
}

/**
 * Calls `listener` when the session changes here or in another tab, and when the browser shows again a page that it has kept,
 * which is told of no change meanwhile; returns how to stop.
 */
export const watchSession = (listener: SessionListener): (() => void) => {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === sessionKey || event.key === null) listener(true)
  }
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener(true)
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onReturn)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onReturn)
  }
}
