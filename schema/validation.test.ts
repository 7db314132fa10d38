import { describe, expect, it } from 'vitest'
import { signUp } from './accounts.ts'
import { fieldErrorCodes } from './problems.ts'
import { fieldError, fieldErrors } from './validation.ts'

describe('the sentences of field errors', () => {
  it.each(fieldErrorCodes)('%s names the field and, where there is one, the limit', (code) => {
    const { message } = fieldError('amount', code, 3)
    expect(message).toMatch(/^amount /)
    expect(message).not.toContain('undefined')
  })

  it('speak of the request body where no field is to blame', () => {
    expect(fieldError('', 'invalid_type').message).toBe('request body has the wrong type')
  })

  it('come one a field, in the order of the input, a missing field told from a wrong one', () => {
    const result = signUp.safeParse({ firstName: 7, username: 'a b', extra: 1 }, { reportInput: true })
    expect(result.error && fieldErrors(result.error).map(({ field, code }) => `${field} ${code}`)).toEqual([
      'firstName invalid_type',
      'lastName required',
      'email required',
      'username invalid_username',
      'password required',
      'confirmPassword required',
      'extra unknown_field',
    ])
  })
})
