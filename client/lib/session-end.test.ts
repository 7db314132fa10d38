import { describe, expect, test } from 'vitest'
import { sessionExpiryTexts } from '../../schema/problems.ts'
import { refusesToken } from './session-end.ts'

describe('a token is refused', () => {
  test.each(sessionExpiryTexts)('by a 401 that says "%s"', (text) => {
    expect(refusesToken(401, text)).toBe(true)
  })

  test('by no wrong password', () => {
    expect(refusesToken(401, 'invalid username or password')).toBe(false)
  })

  test.each([200, 404, undefined])('by no answer of status %s, whatever it says', (status) => {
    expect(refusesToken(status, 'user not found')).toBe(false)
  })
})
