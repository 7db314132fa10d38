import { describe, expect, test } from 'vitest'
import { demoAccounts } from '../gateway/demo/accounts.ts'
import { isCommonPassword } from './common-passwords.ts'

describe('a password is common', () => {
  test.for(['password', '12345678', 'qwertyuiop', 'iloveyou'])(
    'when everybody tries it first: %s',
    (text) => {
      expect(isCommonPassword(text)).toBe(true)
    },
  )

  test.for([
    '987654321',
    '0123456789',
    '00000000',
    '88888888',
    '123123123',
    '12341234',
    '10101010',
    'aaaaaaaa',
    'abcdefgh',
    'hgfedcba',
    'qweqweqwe',
    'rootroot',
    '1qaz1qaz',
    'აბგდევზთ',
    'დათოდათო',
    ' password ',
  ])('when a hand types it by itself: %s', (text) => {
    expect(isCommonPassword(text)).toBe(true)
  })

  test.for(['PassWord', 'ＰＡＳＳＷＯＲＤ', '①2345678'])('however it is typed: %s', (text) => {
    expect(isCommonPassword(text)).toBe(true)
  })

  test.for(['a walk in the park', 'password of nobody else', 'პაროლი ჩემი', 'constructor', '__proto__', ''])(
    'not when it is only like one: %s',
    (text) => {
      expect(isCommonPassword(text)).toBe(false)
    },
  )
})

test('the accounts of the demo have none of them', () => {
  expect(demoAccounts.filter(({ password }) => isCommonPassword(password))).toEqual([])
})
