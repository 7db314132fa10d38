/**
 * Notes a failure the page passes over in silence in the browser's console, for whoever looks there.
 * On the server the gateway has logged it already.
 */
export const logFailure = (what: string, error: unknown): void => {
  if (typeof document !== 'undefined') console.error(what, error)
}
