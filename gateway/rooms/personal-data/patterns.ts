/** As a pattern of PostgreSQL that finds the text itself. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&')

/**
 * Finds an address in a text in small letters, as people write it within a sentence; not where it is only the end or the
 * beginning of a longer one. Georgian puts its endings behind a hyphen.
 */
export const mentionOf = (key: string): string => `(?<![a-z0-9._%+-])${literal(key)}(?![a-z0-9]|[-.][a-z0-9])`

/** A name in any case of Georgian: of one that ends in a vowel the ending takes its place. */
const declined = (name: string): string =>
  /[ა-ჰ]$/u.test(name) ? `${literal(name.replace(/[აეიოუ]$/u, ''))}[ა-ჰ]*` : literal(name)

/** Finds whole names in a text in small letters, in any script and case. */
export const namesIn = (names: readonly string[]): string =>
  `(?<![[:alnum:]])(${names.map((name) => declined(name.toLowerCase())).join('|')})(?![[:alnum:]])`
