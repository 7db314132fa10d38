import type { FieldPolicy, Reference } from '@apollo/client/cache'

interface Page {
  nodes: readonly Reference[]
}

/**
 * Keeps the pages of a list as one: a page asked for with `after` joins those before it,
 * a page without `after` starts the list anew. What arrives twice is kept once.
 */
export const mergePages: FieldPolicy<Page> = {
  keyArgs: false,
  merge: (existing, incoming, { args, readField }) => {
    const { after } = args ?? {}
    if (!existing || typeof after !== 'string') return incoming
    const known = new Set(existing.nodes.map((node) => readField('id', node)))
    const added = incoming.nodes.filter((node) => !known.has(readField('id', node)))
    return { ...incoming, nodes: [...existing.nodes, ...added] }
  },
}
