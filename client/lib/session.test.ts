import { describe, expect, test } from 'vitest'
import { parseSession } from './session.ts'

const stored = {
  token: 'abc',
  role: 'admin',
  name: 'Nino Kapanadze',
  email: 'nino@example.org',
  username: 'nino',
  accountType: 'business',
}

describe('a stored session', () => {
  test('is read as it was written', () => {
    expect(parseSession(JSON.stringify(stored))).toEqual(stored)
  })

  test('never makes an admin of a role it does not know', () => {
    expect(parseSession(JSON.stringify({ ...stored, role: 'root' }))?.role).toBe('user')
  })

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['broken JSON', '{"token":'],
    ['no object', '"abc"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no token', JSON.stringify({ ...stored, token: '' })],
    ['a token that is no text', JSON.stringify({ ...stored, token: 7 })],
    ['no username', JSON.stringify({ ...stored, username: undefined })],
  ])('that is %s is nobody', (_name, text) => {
    expect(parseSession(text)).toBeNull()
  })
})
