import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { describe, expect, test } from 'vitest'
import { problemOf } from './problem.ts'
import { SessionEnd } from './session-end.ts'

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

  test('is read from behind the end of a session', () => {
    const cause = graphQLError('jwt expired', { code: 'token_expired' })
    expect(problemOf(new SessionEnd('expired', cause))).toMatchObject({ code: 'token_expired' })
    expect(problemOf(new SessionEnd('signedOut'))).toBeNull()
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
