import type { Credentials } from '../../schema/accounts.ts'
import { longestCredential } from '../../schema/limits.ts'
import { textFault } from '../../schema/text-fault.ts'
import type { Checked } from '../lib/check.ts'

/** In the order of the screen. */
export const credentialNames = ['username', 'password'] as const satisfies (keyof Credentials)[]

/** The answers are those of the shape the server reads a sign-in with, without its weight on the page. */
export const checkCredentials = (typed: Credentials): Checked<Credentials> => {
  const refused = credentialNames.flatMap((field) => {
    const fault = textFault(typed[field], 1, longestCredential[field])
    return fault ? [{ field, ...fault }] : []
  })
  return refused.length === 0 ? { input: typed } : { refused }
}
