import type { DocumentNode } from 'graphql'

interface Meta {
  hash: string
}

const isMeta = (value: unknown): value is Meta =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'hash') === 'string'

/**
 * The hash a generated document is asked for by; null for one that was not generated. Apollo's cache completes
 * a document before it is sent, and keeps what the generator wrote beside it.
 */
export const trustedHash = (document: DocumentNode): string | null => {
  const meta: unknown = Reflect.get(document, '__meta__')
  return isMeta(meta) ? meta.hash : null
}
