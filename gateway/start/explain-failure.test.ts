import pg from 'pg'
import { QueryFailedError } from 'typeorm'
import { describe, expect, it } from 'vitest'
import { explainFailure } from './explain-failure.ts'

const refusal = (code: string, message = 'nino@example.org'): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError(message, 0, 'error'), { code })

describe('a start that failed', () => {
  it('over the account of the database says what to look at, and repeats nothing of it', () => {
    const said = explainFailure(refusal('28P01', 'password authentication failed for user "nino"'))
    expect(said).toBe(
      'Cannot start: the database refuses the user or the password in DATABASE_URL (SQLSTATE 28P01).',
    )
    expect(explainFailure(refusal('3D000'))).toMatch(/no database of the name in DATABASE_URL/)
  })

  it('over a statement shows which, where and why, and none of its values', () => {
    const said = explainFailure(
      new QueryFailedError('insert into users values ($1)', ['nino'], refusal('23505')),
    )
    expect(said).toContain('Cannot start: QueryFailedError, code 23505')
    expect(said).toContain('insert into users values ($1)')
    expect(said).toContain('explain-failure.test.ts')
    expect(said).not.toContain('nino')
  })

  it.each([
    { code: 'EADDRNOTAVAIL', syscall: 'listen', address: '203.0.113.5' },
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: '203.0.113.5' },
  ])('over an address that is not ours names the variable: $code', (fields) => {
    expect(explainFailure(Object.assign(new Error('listen'), fields))).toBe(
      'Cannot start: 203.0.113.5 is no address of this machine. Set HOST to one it has, to 127.0.0.1, or to 0.0.0.0 for all of them.',
    )
  })

  it('over encryption of the database says what is missing of it', () => {
    expect(explainFailure(new Error('The server does not support SSL connections'))).toBe(
      'Cannot start: the database takes no encrypted connections, as sslmode in DATABASE_URL wants it. Switch TLS on there, or take sslmode out of the address.',
    )
    for (const code of [
      'DEPTH_ZERO_SELF_SIGNED_CERT',
      'CERT_HAS_EXPIRED',
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    ]) {
      const said = explainFailure(Object.assign(new Error('no'), { code }))
      expect(said).toMatch(
        /^Cannot start: the certificate of the database is not trusted .*sslrootcert=[^\n]*$/,
      )
      expect(said).toContain(code)
    }
  })

  it('over a full disk says so, and not where in the code', () => {
    const error = Object.assign(new Error('no space left on device, copyfile'), { code: 'ENOSPC' })
    expect(explainFailure(error)).toBe(
      'Cannot start: the disk is full. Make room, or set DATA_DIR to a directory on another one.',
    )
  })

  it('over a full disk of the database says so, and not at which statement', () => {
    const error = new QueryFailedError('insert into donations values ($1)', ['nino'], refusal('53100'))
    expect(explainFailure(error)).toBe(
      'Cannot start: the disk of the database is full (SQLSTATE 53100). Make room there, or, without DATABASE_URL, set DATA_DIR to a directory on another one.',
    )
  })

  it('over something of ours says it in its own words, and what it came of', () => {
    const said = explainFailure(new Error('the stove is cold', { cause: refusal('57P03') }))
    expect(said).toMatch(/^Cannot start: Error: the stove is cold\n {4}at /)
    expect(said).toContain('because of DatabaseError, code 57P03')
    expect(said).not.toContain('nino')
  })
})
