const isSingle = (text: string): boolean => Array.from(text).length === 1

const casesOf = (character: string): string[] => [
  ...new Set([character, character.toLowerCase(), character.toUpperCase()].filter(isSingle)),
]

const isSign = (character: string): boolean => /[!-/:-@[-`{-~]/.test(character)

const literal = (character: string): string => (isSign(character) ? `\\${character}` : character)

/**
 * A regular expression of PostgreSQL that matches a text wherever it stands, whatever its case. The cases
 * are written out, Georgian ones too, so that it matches the same whatever locale a database was made with.
 */
export const searchPattern = (text: string): string =>
  Array.from(text, (character) => {
    const cases = casesOf(character)
    return cases.length > 1 ? `[${cases.join('')}]` : literal(character)
  }).join('')

/** The other ways to write a text that differ by the cases of its letters, as few as have each case of each letter. */
export const caseVariants = (text: string): string[] => {
  const cases = Array.from(text, casesOf)
  const most = Math.max(...cases.map((each) => each.length))
  const variant = (index: number): string => cases.map((each) => each[index] ?? each[0]).join('')
  return Array.from({ length: most }, (_, index) => variant(index)).filter((each) => each !== text)
}

/** A pattern of `ilike` that finds a text wherever it stands. */
export const likePattern = (text: string): string => `%${text.replace(/[%_\\]/g, '\\$&')}%`
