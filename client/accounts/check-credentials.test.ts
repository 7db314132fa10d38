import { expect, test } from 'vitest'
import { credentials } from '../../schema/accounts.ts'
import { checkByShape } from '../lib/check.ts'
import { checkCredentials } from './check-credentials.ts'

const codesOf = (checked: ReturnType<typeof checkCredentials>): Record<string, string> =>
  Object.fromEntries('refused' in checked ? checked.refused.map(({ field, code }) => [field, code]) : [])

test.each([
  [{ username: 'nino', password: 'from-stray-to-safe' }, {}],
  [
    { username: '', password: '' },
    { username: 'required', password: 'required' },
  ],
  [{ username: ' ', password: 'secret' }, { username: 'required' }],
  [{ username: 'ნ'.repeat(254), password: '🐕'.repeat(1024) }, {}],
  [
    { username: 'ნ'.repeat(255), password: '🐕'.repeat(1025) },
    { username: 'too_long', password: 'too_long' },
  ],
  [
    { username: 'nino\0', password: '\ud83d' },
    { username: 'invalid_text', password: 'invalid_text' },
  ],
])('a sign-in is judged as the server judges it: case %#', (typed, codes) => {
  expect(codesOf(checkCredentials(typed))).toEqual(codes)
  expect(codesOf(checkByShape(credentials, typed))).toEqual(codes)
})
