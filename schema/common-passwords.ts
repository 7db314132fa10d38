import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

const common = new Set(passwords)

/** `qweqweqwe`: a few characters again and again. */
const isRepeated = (password: string): boolean => /^(.{1,4})\1+$/su.test(password)

/** `87654321`: each character beside the one before it, all in one direction. */
const isRun = (password: string): boolean => {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  const [step = 0] = steps
  return steps.size === 1 && Math.abs(step) === 1
}

/**
 * Whether a password is among those that are tried first, whatever its capitals or the keyboard. Apart from
 * the shapes, because the list is long: a page loads it only when it has a password to look for.
 */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  // The list leaves these to be recognised.
  return common.has(plain) || isRepeated(plain) || isRun(plain)
}
