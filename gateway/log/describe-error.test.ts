import { GraphQLError } from 'graphql'
import { EntityNotFoundError, QueryFailedError } from 'typeorm'
import { describe, expect, it } from 'vitest'
import { describeError, leftOut, summarizeError } from './describe-error.ts'

const driverError = Object.assign(
  new Error('duplicate key (email)=(nino@example.org)\n    at nino@example.org'),
  {
    code: '23505',
    constraint: 'users_email_key',
    table: 'users',
    routine: '_bt_check_unique',
    detail: 'Key (email)=(nino@example.org) already exists.',
    where: 'nino@example.org',
  },
)

const failed = new QueryFailedError('insert into users values ($1)', ['nino@example.org'], driverError)

describe('the description of an error', () => {
  it('of the database names what refused, and no value', () => {
    expect(describeError(failed)).toEqual({
      type: 'QueryFailedError',
      message: leftOut,
      code: '23505',
      constraint: 'users_email_key',
      table: 'users',
      routine: '_bt_check_unique',
      statement: 'insert into users values ($1)',
      stack: expect.stringMatching(/^ {4}at .*describe-error\.test\.ts/),
    })
    expect(JSON.stringify(describeError(failed))).not.toContain('nino')
    expect(summarizeError(failed)).toBe(
      'QueryFailedError, code 23505, table users, constraint users_email_key',
    )
  })

  it('of ours keeps its words, and says what it came of', () => {
    const described = describeError(new Error('the stove is cold', { cause: failed }))
    expect(described).toMatchObject({ type: 'Error', message: 'the stove is cold', cause: { code: '23505' } })
    expect(described.stack).toContain('describe-error.test.ts')
    expect(summarizeError(new RangeError('too far'))).toBe('RangeError: too far')
  })

  it('that repeats the database does not', () => {
    const repeated = new Error(`cannot: ${failed.message}`, {
      cause: new Error('between', { cause: failed }),
    })
    expect(JSON.stringify(describeError(repeated))).not.toContain('nino')
  })

  it('of several errors describes each', () => {
    const { errors } = describeError(new AggregateError([failed, new Error('second')], 'both'))
    expect(errors).toMatchObject([{ code: '23505' }, { message: 'second' }])
  })

  it('that is its own cause ends', () => {
    const circular: Error = new Error('round')
    circular.cause = circular
    expect(JSON.stringify(describeError(circular)).length).toBeLessThan(20_000)
  })

  it('leaves out what libraries repeat of what was sent', () => {
    const parse = (): unknown => {
      try {
        return JSON.parse('{"email": nino@example.org}')
      } catch (error) {
        return error
      }
    }
    const inlined = new GraphQLError('String cannot represent "nino@example.org"')
    for (const error of [
      parse(),
      inlined,
      new GraphQLError(failed.message, { originalError: failed }),
      new EntityNotFoundError('User', { email: 'nino@example.org' }),
      Object.assign(new Error('/api?search=nino is not a valid url'), { code: 'FST_ERR_BAD_URL' }),
      Object.assign(new Error('cannot'), { parameters: ['nino'], source: 'nino', input: 'nino' }),
      'nino@example.org',
      { message: 'nino@example.org' },
      null,
      undefined,
    ]) {
      expect(JSON.stringify(describeError(error))).not.toContain('nino')
      expect(summarizeError(error)).not.toContain('nino')
    }
  })
})
