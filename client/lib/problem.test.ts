import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { describe, expect, test } from 'vitest'
import { sessionExpiryTexts } from '../../schema/problems.ts'
import { isSessionExpiry, problemOf } from './problem.ts'

const graphQLError = (message: string, extensions: Record<string, unknown> = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] })

const serverError = (status: number, bodyText: string) =>
  new ServerError('Response not successful', { response: new Response(null, { status }), bodyText })

describe('a refusal', () => {
  test('is read from the errors of an answer', () => {
    const errors = [{ field: 'email', code: 'invalid_email', message: 'email must be an email address' }]
    const error = graphQLError('email must be an email address', { code: 'validation_failed', errors })
    expect(problemOf(error)).toEqual({
      code: 'validation_failed',
      status: 400,
      text: 'email must be an email address',
      fields: errors,
    })
  })

  test('is read from the body of an answer with an error status', () => {
    const body = { errors: [{ message: 'jwt expired', extensions: { code: 'token_expired' } }] }
    expect(problemOf(serverError(401, JSON.stringify(body)))).toMatchObject({
      code: 'token_expired',
      status: 401,
      text: 'jwt expired',
    })
  })

  test('leaves out fields whose code is not of the catalogue', () => {
    const error = graphQLError('no', { errors: [{ field: 'email', code: 'new_code' }, null, 7] })
    expect(problemOf(error)?.fields).toEqual([])
  })

  test.each([
    ['a broken network', new TypeError('Failed to fetch')],
    ['a page of a proxy', serverError(502, '<html>Bad Gateway</html>')],
    ['an answer of another shape', serverError(500, '{"error":"x"}')],
    ['nothing at all', undefined],
  ])('is not read into %s', (_name, error) => {
    expect(problemOf(error)).toBeNull()
  })
})

describe('the end of a session', () => {
  test.each(sessionExpiryTexts)('is a 401 that says "%s"', (text) => {
    const body = JSON.stringify({ errors: [{ message: text }] })
    expect(isSessionExpiry(serverError(401, body))).toBe(true)
  })

  test('is not a wrong password', () => {
    const error = graphQLError('invalid username or password', { code: 'invalid_credentials' })
    expect(isSessionExpiry(error)).toBe(false)
  })

  test('is not an answer of another status, whatever it says', () => {
    const body = JSON.stringify({ errors: [{ message: 'user not found' }] })
    expect(isSessionExpiry(serverError(404, body))).toBe(false)
  })
})
