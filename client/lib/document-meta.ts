import type { DocumentNode } from 'graphql'

/**
 * What the generator wrote beside a document. Apollo's cache completes a document before it is sent,
 * and keeps this.
 */
const readMeta = (document: DocumentNode, name: 'hash' | 'protected'): unknown => {
  const meta: unknown = Reflect.get(document, '__meta__')
  return typeof meta === 'object' && meta !== null ? Reflect.get(meta, name) : undefined
}

/** The hash a generated document is asked for by; null for one that was not generated. */
export const trustedHash = (document: DocumentNode): string | null => {
  const hash = readMeta(document, 'hash')
  return typeof hash === 'string' ? hash : null
}

/** Whether a document is answered to signed-in users only. */
export const isProtected = (document: DocumentNode): boolean => readMeta(document, 'protected') === true
