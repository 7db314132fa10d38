import { describe, expect, test } from 'vitest'
import { type Checked, checkByShape } from '../lib/check.ts'
import { signUpShape } from './account-shapes.ts'
import { limitOf } from './limit-of.ts'
import { refusedFields } from './refused-fields.ts'

const filled = {
  firstName: 'Nino',
  lastName: 'Kobakhidze',
  email: 'nino@example.org',
  username: 'nino_k',
  password: 'secret',
  confirmPassword: 'secret',
  accountType: 'individual',
}

const refusedOf = (checked: Checked<unknown>): Record<string, string> =>
  Object.fromEntries('refused' in checked ? checked.refused.map(({ field, code }) => [field, code]) : [])

const codesOf = (values: object): Record<string, string> => refusedOf(checkByShape(signUpShape, values))

describe('the browser, before a sign-up is sent,', () => {
  test('is content with what is filled in', () => {
    expect(codesOf(filled)).toEqual({})
  })

  test('asks for every text field', () => {
    const empty = {
      ...filled,
      firstName: '',
      lastName: ' ',
      email: '',
      username: '',
      password: '',
      confirmPassword: '',
    }
    expect(codesOf(empty)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      username: 'required',
      password: 'required',
      confirmPassword: 'required',
    })
  })

  test('asks for an email that looks like one', () => {
    expect(codesOf({ ...filled, email: 'nino@' })).toEqual({ email: 'invalid_email' })
  })

  test('leaves lengths and equal passwords to the server', () => {
    expect(codesOf({ ...filled, username: 'n', password: 'a', confirmPassword: 'b' })).toEqual({})
  })
})

describe('a refused sign-up', () => {
  const refusal = { status: 409, text: '', fields: [] }

  test('for a taken username is about the username', () => {
    expect(refusedFields({ ...refusal, code: 'username_taken' })).toEqual([
      { field: 'username', code: 'username_taken' },
    ])
  })

  test('for a taken email is about the email', () => {
    expect(refusedFields({ ...refusal, code: 'email_taken' })).toEqual([
      { field: 'email', code: 'email_taken' },
    ])
  })

  test('for its values is about the fields the server names', () => {
    const fields = [{ field: 'password', code: 'too_short' as const }]
    expect(refusedFields({ ...refusal, code: 'validation_failed', fields })).toEqual(fields)
  })
})

test('the limit a field met is the one of the shared shape', () => {
  expect(limitOf('password', 'too_short')).toBe(8)
  expect(limitOf('username', 'too_long')).toBe(50)
  expect(limitOf('accountType', 'invalid_option')).toBeUndefined()
})
