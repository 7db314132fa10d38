import { randomBytes } from 'node:crypto'

/** What an id may consist of: nothing that ends a comment of SQL, or means anything in a log. */
const idPattern = /^[\w.-]{1,64}$/

/** W3C's Trace Context: version, trace, parent and flags. */
const traceparentPattern = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/** The id that a proxy gave to a request; null where it gave none, or something else. */
export const idOf = (header: unknown): string | null =>
  typeof header === 'string' && idPattern.test(header) ? header : null

/** The place in a trace that a proxy gave to a request; undefined where it gave none that we know. */
export const traceparentOf = (header: unknown): string | undefined =>
  typeof header === 'string' && traceparentPattern.test(header) ? header : undefined

/** Numbers requests so that no two of any gateways, and none of another start, have the same. */
export const createRequestIds = (): (() => string) => {
  const ofProcess = randomBytes(6).toString('base64url')
  let last = 0
  return () => {
    last += 1
    return `${ofProcess}-${last.toString(36)}`
  }
}
