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
