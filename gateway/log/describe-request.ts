import type { FastifyRequest } from 'fastify'
import { visitorAddress } from '../core/addresses.ts'

const longestPath = 500

/** Segments as our routes have them, up to the first that holds anything else: that may be an email, escaped or not. */
const onlyNames = (path: string): string => {
  const segments = path.split('/')
  const strange = segments.findIndex((segment) => !/^[\w.~*-]*$/.test(segment))
  return strange < 0 ? path : [...segments.slice(0, strange), '…'].join('/')
}

/**
 * The path that was asked for. What stands around it in a request line may be anybody's: searches and variables
 * behind it, and before it a whole address with a password in it.
 */
export const pathOf = (target: string): string => {
  const [beforeQuery = ''] = target.split(/[?#;]/)
  const path = /^[a-z][a-z\d+.-]*:\/\//i.test(beforeQuery)
    ? beforeQuery.replace(/^[^/]*\/\/[^/]*/, '') || '/'
    : beforeQuery
  return onlyNames(path.slice(0, longestPath))
}

/** What is told of a request. */
export const describeRequest = (request: FastifyRequest) => ({
  id: request.id,
  method: request.method,
  path: pathOf(request.raw.url ?? ''),
  address: visitorAddress(request),
})
