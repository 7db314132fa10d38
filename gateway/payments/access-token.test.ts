import { expect, test } from 'vitest'
import { createTestClock } from '../../tests/support/clock.ts'
import { createAccess } from './access-token.ts'
import { ProviderFault } from './ask-provider.ts'

/** A bank of which one token is good at a time, and what asks it by that. */
const startBank = () => {
  let given = 0
  let good = ''
  const access = createAccess(async () => {
    given += 1
    good = `token ${given}`
    return { token: good, lasts: 300 }
  }, createTestClock())
  const read = (name: string): Promise<string> =>
    access(async (authorization) => {
      const isGood = authorization === `Bearer ${good}`
      await Promise.resolve()
      if (!isGood) throw new ProviderFault('The bank has answered 401', { status: 401 })
      return name
    })
  return {
    read,
    given: () => given,
    revoke: () => {
      good = 'none'
    },
  }
}

test('a token is asked for once, and kept', async () => {
  const { read, given } = startBank()
  expect(await Promise.all(['a', 'b'].map(read))).toEqual(['a', 'b'])
  expect(await read('c')).toBe('c')
  expect(given()).toBe(1)
})

test('of several who find at once that it is revoked all get their answer, by one new token', async () => {
  const { read, given, revoke } = startBank()
  await read('a')
  revoke()
  expect(await Promise.all(['b', 'c', 'd', 'e'].map(read))).toEqual(['b', 'c', 'd', 'e'])
  expect(given()).toBe(2)
})
