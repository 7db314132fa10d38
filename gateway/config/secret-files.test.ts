import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { faultsOf } from '../../tests/support/config-faults.ts'
import { readConfig } from './config.ts'

const fileOf = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

describe('a variable that stands in a file', () => {
  it('is read as if it stood in the environment, without the end of its line', () => {
    const config = readConfig({
      DATABASE_URL_FILE: fileOf('postgres://stray:secret@one/charity\n'),
      JWT_SECRET_FILE: fileOf(`${'x'.repeat(40)}\n`),
    })
    expect(config).toMatchObject({
      databaseUrl: 'postgres://stray:secret@one/charity',
      jwtSecrets: ['x'.repeat(40)],
    })
  })

  it('satisfies what production asks for, and is judged as any other', () => {
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://dogs.example' }
    expect(readConfig({ ...env, JWT_SECRET_FILE: fileOf('x'.repeat(40)) }).production).toBe(true)
    expect(faultsOf({ ...env, JWT_SECRET_FILE: fileOf('short') })).toEqual([
      'JWT_SECRET must have at least 32 characters',
    ])
  })

  it('is refused where it is there twice, empty, or cannot be read', () => {
    const [full, empty] = [fileOf('redis://127.0.0.1'), fileOf(' \n')]
    expect(faultsOf({ REDIS_URL: 'redis://127.0.0.1', REDIS_URL_FILE: full })).toEqual([
      'REDIS_URL and REDIS_URL_FILE are both set: remove one of them',
    ])
    expect(faultsOf({ REDIS_URL_FILE: empty })).toEqual([`REDIS_URL_FILE is empty: ${empty} holds nothing`])
    expect(faultsOf({ DATABASE_URL_FILE: '/not/there' })).toEqual([
      expect.stringMatching(/^DATABASE_URL_FILE cannot be read: ENOENT.*\/not\/there/),
    ])
  })

  it('is not asked for as well where its file is what is wrong', () => {
    const empty = fileOf('')
    const env = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://dogs.example',
      JWT_PREVIOUS_SECRETS: 'y'.repeat(40),
    }
    expect(faultsOf({ ...env, JWT_SECRET_FILE: empty })).toEqual([
      `JWT_SECRET_FILE is empty: ${empty} holds nothing`,
    ])
    expect(
      faultsOf({
        DATABASE_URL_FILE: '/not/there',
        DATABASE_REPLICA_URLS: 'postgres://two/charity',
      }),
    ).toEqual([expect.stringMatching(/^DATABASE_URL_FILE cannot be read: /)])
  })
})
