import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** How many ways of writing a header are remembered. Browsers have a few dozen of each; inventors are read every time. */
const most = 500

/** Characters. What is longer is nobody's ordinary header, and not worth the room. */
const longest = 200

/** What no header can be. */
const absent = '\0'

/** Reads a header that many send alike, and reads each way of writing it once. */
export const readOnce = <Found extends string>(
  name: 'accept-encoding' | 'accept-language',
  read: (request: FastifyRequest) => Found,
): ((request: FastifyRequest) => Found) => {
  const found = new LRUCache<string, Found>({ max: most })
  return (request) => {
    const header = request.headers[name] ?? absent
    if (header.length > longest) return read(request)
    const before = found.get(header)
    if (before !== undefined) return before
    const value = read(request)
    found.set(header, value)
    return value
  }
}
