import { isSessionEnd } from './session-end.ts'

/**
 * Notes a failure the page passes over in silence in the browser's console, for whoever looks there. The end of a session
 * is none: the sign-in page tells of it.
 * On the server the gateway has logged it already.
 */
export const logFailure = (what: string, error: unknown): void => {
  if (typeof document !== 'undefined' && !isSessionEnd(error)) console.error(what, error)
}
