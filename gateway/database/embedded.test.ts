import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createDataSource, type DatabaseConnection } from './data-source.ts'
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

const openBoth = async () => {
  const embedded = await openEmbeddedDatabase('memory://')
  const { connection } = embedded
  const dataSource = await createDataSource({
    connection,
    poolSize: 1,
    entities: [],
    migrations: [],
  }).initialize()
  if ('url' in connection) throw new Error('the embedded database has no address of that kind')
  const { host, port, user, database } = connection
  const console = new Client({ host, port, user, database })
  await console.connect()
  onTestFinished(async () => {
    await console.end()
    await dataSource.destroy()
    await embedded.close()
  })
  return { dataSource, console }
}

test('what a console sets in the session of the embedded database is not set for the gateway', async () => {
  const { dataSource, console } = await openBoth()
  await dataSource.query(`create table dogs as select 'ყურშა' as name`)
  await console.query('create role visitor')
  for (const setting of [
    'search_path to nowhere',
    'default_transaction_read_only to on',
    'role to visitor',
  ]) {
    await console.query(`set ${setting}`)
    expect(await dataSource.query('update dogs set name = name returning name')).toEqual([
      [{ name: 'ყურშა' }],
      1,
    ])
    expect(await dataSource.query(`select current_setting('application_name') as name`)).toEqual([
      { name: 'from-stray-to-safe' },
    ])
  }
}, 60_000)

test('the messages of a statement stay together, whoever speaks to the embedded database in between', async () => {
  const { dataSource, console } = await openBoth()
  const long = 'x'.repeat(300_000)
  const asked = Array.from({ length: 40 }, async (_, index) => {
    const [found] = await dataSource.query<{ length: number }[]>(
      'select length($1) + $2::integer as length',
      [long, index],
    )
    expect(found?.length).toBe(long.length + index)
  })
  for (let index = 0; index < 40; index++) {
    const { rows } = await console.query(`select ${index} as index`)
    expect(rows).toEqual([{ index }])
  }
  await Promise.all(asked)
}, 60_000)
