import { describe, expect, test } from 'vitest'
import { parseSession, personOf } from './session.ts'

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

describe('the person of a session', () => {
  const of = (payload: string) =>
    personOf({ ...stored, role: 'admin', accountType: 'business', token: `a.${payload}.c` })

  test('is whom the token speaks for, whatever they are called', () => {
    expect(of(btoa('{"sub":"01928f6e","role":"admin"}').replaceAll('=', ''))).toBe('01928f6e')
    expect(of(Buffer.from('{"sub":"7","mark":"\u00fb\u00ff\u00fe"}', 'latin1').toString('base64url'))).toBe(
      '7',
    )
  })

  test.each(['', '%', btoa('7'), btoa('{"sub":7}'), btoa('{}')])(
    'is nobody of a token that holds %j',
    (payload) => {
      expect(of(payload)).toBeNull()
    },
  )

  test('is nobody where nobody is signed in', () => {
    expect(personOf(null)).toBeNull()
  })
})
