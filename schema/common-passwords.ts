import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

const common = new Set(passwords)

/**
 * Whether a password is among those that are tried first, whatever its capitals or the keyboard. Apart from
 * the shapes, because the list is long: a page loads it only when it has a password to look for.
 */
export const isCommonPassword = (password: string): boolean =>
  common.has(password.normalize('NFKC').toLowerCase())
