/**
 * Whether a gift, `d`, has one of these references of banks, told as the letters that `letters_of` makes of them: blanks,
 * capitals and widths make no other one. A bank gives a reference to one transfer alone.
 */
export const hasReference = (letters: string): string =>
  `d.reference is not null and letters_of(d.reference) collate "C" = any(${letters})`

/** The letters of a single one, where it has any. */
export const lettersOfOne = (reference: string): string => `array[nullif(letters_of(${reference}::text), '')]`
