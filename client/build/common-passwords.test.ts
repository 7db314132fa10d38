import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { passwordLength } from '../../schema/accounts.ts'
import { passwordsForPages } from './common-passwords.ts'

describe('the list a page loads', () => {
  const sent = new Set(passwordsForPages(passwords))

  test('holds every common password that somebody may choose', () => {
    const choosable = passwords.filter((each) => each.length >= passwordLength.minimum)
    expect(choosable.filter((each) => !sent.has(each))).toEqual([])
  })

  test('holds none that is refused for its length anyway', () => {
    expect(sent.has('letmein')).toBe(false)
    expect(sent.size).toBeLessThan(passwords.length / 2)
  })
})
