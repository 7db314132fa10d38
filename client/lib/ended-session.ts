import { tabStorage } from './storage.ts'

/**
 * Whose session has expired in this tab, until they sign in again or go elsewhere from where they are asked to. The
 * document that found it may be left for another, which has never seen the session and asks again.
 */
const key = 'endedSession'

export const rememberEndedSession = (person: string): void => {
  tabStorage.write(key, person)
}

export const forgetEndedSession = (): void => tabStorage.remove(key)

/** Whose it was, or null. */
export const readEndedSession = (): string | null => tabStorage.read(key)
