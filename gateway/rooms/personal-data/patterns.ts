/** As a pattern of PostgreSQL that finds the text itself. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|-]/g, '\\$&')

/**
 * Finds an address in a text in small letters, as people write it within a sentence; not where it is only the end or the
 * beginning of a longer one. Georgian puts its endings behind a hyphen.
 */
export const mentionOf = (key: string): string => `(?<![a-z0-9._%+-])${literal(key)}(?![a-z0-9]|[-.][a-z0-9])`

/** Of a name as short as this, what else may follow is mostly another word: “ანა” and “ანონიმური” begin alike. */
const shortest = 5

/** What is written as one word with a name: “about”, “to”, “from”, “with”, “for”, “until”, “towards”, “like”, “also”, “she says”. */
const behind = '(ზე|კენ|გან|თან|თვის|მდე|დმი|ვით)?ა?ც?ო?'

/** The cases of a short name; one in ი may keep it, as “გივიმ” does, or lose it. */
const inCases = (name: string, stem: string): string =>
  /[აეოუ]$/u.test(name)
    ? `(${literal(name)}(მა?|სა?|სი|თი?|დ|ვ)?|${literal(stem)}(ისა?|ითა?|ადა?))${behind}`
    : `${literal(stem)}(ი(მა?|სა?|თა?|და?|ვ)?|მა|სა?|ადა?|ა(?=მდე)|ო)?${behind}`

/** A name in any case of Georgian: of one that ends in a vowel the ending takes its place. */
const declined = (name: string): string => {
  if (!/[ა-ჰ]$/u.test(name)) return literal(name)
  const stem = name.replace(/[აეიოუ]$/u, '')
  return Array.from(stem).length < shortest ? inCases(name, stem) : `${literal(stem)}[ა-ჰ]*`
}

/** Finds whole names in a text in small letters, in any script and case. */
export const namesIn = (names: readonly string[]): string =>
  `(?<![[:alnum:]])(${names.map((name) => declined(name.toLowerCase())).join('|')})(?![[:alnum:]])`
