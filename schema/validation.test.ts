import { describe, expect, it } from 'vitest'
import { signUp } from './accounts.ts'
import { fieldErrorCodes } from './problems.ts'
import { fieldError, fieldErrors } from './validation.ts'

describe('the sentences of field errors', () => {
  it.each(fieldErrorCodes)('%s names the field and, where there is one, the limit', (code) => {
    const { message } = fieldError('amount', code, 3)
    expect(message).toMatch(code === 'mismatch' ? /^the two passwords / : /^amount /)
    expect(message).not.toContain('undefined')
  })

  it.each([
    ['confirmPassword', 'required', 'confirm password is required'],
    ['confirmPassword', 'mismatch', 'the two passwords must be the same'],
    ['startDate', 'invalid_date', 'start date must be a day: YYYY-MM-DD'],
    [
      'receivedAt',
      'invalid_datetime',
      'received at must be a moment with its offset, like 2026-12-01T09:30:00Z',
    ],
    ['endDate', 'before_start', 'end date must not be before the start date'],
    ['translations.ka.title', 'too_long', 'title in Georgian must have at most 3 characters'],
    ['videoLinks.1', 'invalid_video', 'item 2 of video links must be a YouTube link or video id'],
    ['mapping.dayOrder', 'invalid_option', 'day order of mapping must be one of the listed values'],
    ['choices.3.donorName', 'too_long', 'donor name of item 4 of choices must have at most 3 characters'],
    ['changes.0.translations.en.title', 'required', 'title in English of item 1 of changes is required'],
  ] as const)('call %s by words: %s', (field, code, sentence) => {
    expect(fieldError(field, code, 3)).toMatchObject({ field, message: sentence })
  })

  it('repeat a name that is no field of ours as it was sent', () => {
    expect(fieldError('mainDonor', 'unknown_field').message).toBe('mainDonor is not a field of this request')
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

  it('are twenty at most, however much is wrong', () => {
    const unknown = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`extra${index}`, index]))
    const { error } = signUp.safeParse({ firstName: 7, ...unknown }, { reportInput: true })
    const fields = error ? fieldErrors(error).map(({ field }) => field) : []
    expect(fields).toHaveLength(20)
    expect(fields.slice(0, 2)).toEqual(['firstName', 'lastName'])
  })

  it('do not repeat more of a long name than its beginning', () => {
    const name = '🐕'.repeat(5000)
    const { error } = signUp.safeParse({ [name]: 1 }, { reportInput: true })
    const last = error ? fieldErrors(error).at(-1) : undefined
    expect(last?.field).toMatch(/^(?:🐕){49}.…$/u)
    expect(last?.field.isWellFormed()).toBe(true)
    expect(last?.message.length).toBeLessThan(200)
  })
})
