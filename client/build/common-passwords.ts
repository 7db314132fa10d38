import type { Plugin } from 'vite'
import { passwordLength } from '../../schema/accounts.ts'

const list = '/@zxcvbn-ts/language-common/src/passwords.json'

/** What a page needs of the common passwords: those long enough to be chosen, in an order that packs well. */
export const passwordsForPages = (passwords: readonly string[]): string[] =>
  passwords.filter((each) => each.length >= passwordLength.minimum).sort()

/** Shortens the package's list of common passwords, of which most are too short for an account of ours. */
export const commonPasswords = (): Plugin => ({
  name: 'common-passwords',
  enforce: 'pre',
  transform: (text, id) => (id.endsWith(list) ? JSON.stringify(passwordsForPages(JSON.parse(text))) : null),
})
