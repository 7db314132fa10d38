import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabaseConnection } from './data-source.ts'
import { openEmbeddedDatabase } from './embedded.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'embedded-'))
})

afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** A process of its own that opens the database, stores one row and then just sits there. */
const startWriter = async () => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))
  const program = `
    import pg from 'pg'
    const { openEmbeddedDatabase } = await import(${module})
    const { connection: { host, port, user, database } } = await openEmbeddedDatabase(${JSON.stringify(dataDir)})
    const client = new pg.Client({ host, port, user, database })
    await client.connect()
    await client.query("create table dogs (name text)")
    await client.query("insert into dogs values ('ყურშა')")
    console.log('stored')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return {
    pid: child.pid,
    kill: async () => {
      child.kill('SIGKILL')
      await once(child, 'close')
    },
  }
}

const query = async (connection: DatabaseConnection, sql: string): Promise<unknown[]> => {
  if ('url' in connection) throw new Error('the embedded database has no address of that kind')
  const { host, port, user, database } = connection
  const client = new Client({ host, port, user, database })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return rows
}

test('the embedded database survives the killing of its process, and belongs to one process at a time', async () => {
  const writer = await startWriter()
  try {
    await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(`is in use by process ${writer.pid} `)
  } finally {
    await writer.kill()
  }
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(true)

  const { connection, close } = await openEmbeddedDatabase(dataDir)
  expect(await query(connection, 'select name from dogs')).toEqual([{ name: 'ყურშა' }])
  await close()
}, 60_000)

test.skipIf(process.platform === 'win32')(
  'the socket of the embedded database is private and goes with it',
  async () => {
    const { connection, close } = await openEmbeddedDatabase('memory://')
    const directory = 'host' in connection ? connection.host : ''
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    await close()
    expect(existsSync(directory)).toBe(false)
  },
  60_000,
)
