/** As a pattern of PostgreSQL that finds the text itself. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&')

/**
 * Finds an address in a text in small letters, as people write it within a sentence; not where it is only the end or the
 * beginning of a longer one.
 */
export const mentionOf = (key: string): string => `(?<![a-z0-9._%+-])${literal(key)}(?![a-z0-9-]|\\.[a-z0-9])`

/** Finds whole names in a text in small letters, in any script. */
export const namesIn = (names: readonly string[]): string =>
  `(?<![[:alnum:]])(${names.map((name) => literal(name.toLowerCase())).join('|')})(?![[:alnum:]])`
