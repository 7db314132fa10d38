const digitsOf = (letters: string): string =>
  letters.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/** Of a Georgian account, as it is kept: two letters of the bank and sixteen digits behind the check digits. */
const georgianIban = /^GE\d{2}[A-Z]{2}\d{16}$/

/** How an account number is kept, however it was typed: without blanks and hyphens, in capitals. */
export const bareIban = (typed: string): string => typed.replace(/[\s-]/gu, '').toUpperCase()

/** Whether its check digits are those of its account (ISO 7064, mod 97-10): a slip of the hand is not. */
const isChecked = (iban: string): boolean => BigInt(digitsOf(iban.slice(4) + iban.slice(0, 4))) % 97n === 1n

export const isIban = (iban: string): boolean => georgianIban.test(iban) && isChecked(iban)

/** In groups of four, as people read it and type it from paper. */
export const groupedIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ')

/** An account that nobody has, with the right check digits. */
export const exampleIban = 'GE29NB0000000101904917'
