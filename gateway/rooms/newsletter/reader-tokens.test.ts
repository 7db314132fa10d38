import { expect, test } from 'vitest'
import { createKeyedHash } from '../../authentication/keyed-hash.ts'
import { createReaderTokens } from './reader-tokens.ts'

const id = '01a0570c-0280-7065-8aa2-eb52794f39e7'
const other = '01a0570c-0280-7065-8aa2-eb52794f39e8'
const tokens = createReaderTokens(createKeyedHash(['the first secret']))

test('a token is for one subscription, and the same in every letter', () => {
  expect(tokens.read(tokens.make(id))).toBe(id)
  expect(tokens.make(id)).toBe(tokens.make(id))
  expect(tokens.make(id)).not.toBe(tokens.make(other))
})

test('whoever knows the id of a reader has no token of theirs', () => {
  const [, secret] = tokens.make(other).split('.')
  for (const made of [
    id,
    `${id}.`,
    `${id}.${secret}`,
    `${tokens.make(id)}x`,
    `x${tokens.make(id)}`,
    `${id}.${'ა'.repeat(43)}`,
    '',
    '.',
  ])
    expect([made, tokens.read(made)]).toEqual([made, null])
})

test('it outlives the secret it was made with for as long as that is accepted', () => {
  const token = tokens.make(id)
  expect(createReaderTokens(createKeyedHash(['a newer secret', 'the first secret'])).read(token)).toBe(id)
  expect(createReaderTokens(createKeyedHash(['a newer secret'])).read(token)).toBeNull()
})
