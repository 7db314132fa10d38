import { expect, test } from 'vitest'
import { createKeyedHash } from '../../authentication/keyed-hash.ts'
import { createInvitationTokens, invitationHash } from './invitation-tokens.ts'

const id = '01a0570c-0280-7065-8aa2-eb52794f39e7'
const before = createInvitationTokens(createKeyedHash(['the first secret']))

test('a token is worked out again from its hash, with whichever key it was made', () => {
  const token = before.make(id)
  const since = createInvitationTokens(createKeyedHash(['a newer secret', 'the first secret']))
  expect(since.make(id)).not.toBe(token)
  expect(since.again(id, invitationHash(token))).toBe(token)
})

test('of a key that is accepted no more there is none', () => {
  const since = createInvitationTokens(createKeyedHash(['a newer secret']))
  expect(since.again(id, invitationHash(before.make(id)))).toBeNull()
})
