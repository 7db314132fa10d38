import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect } from 'vitest'
import { demoAccounts } from '../../gateway/demo/accounts.ts'
import { runGatewayCommand } from '../support/commands.ts'
import { test } from '../support/data-directory.ts'
import { root } from '../support/root.ts'
import { startGateway } from '../support/servers.ts'

const [admin] = demoAccounts
const json = { 'content-type': 'application/json' }

const login = async (address: string) => {
  const body = JSON.stringify({ username: admin?.username, password: admin?.password })
  const answer = await fetch(`${address}/api/login`, { method: 'POST', headers: json, body })
  const { token = '' } = (await answer.json()) as { token?: string }
  return { status: answer.status, authorization: `Bearer ${token}` }
}

const total = async (address: string, authorization: string): Promise<unknown> =>
  (await fetch(`${address}/api/analytics/total`, { headers: { authorization } })).json()

describe('a first start', () => {
  test('makes the database, loads the demo, prints where to go and who to be, and ends in order', async ({
    dataDir,
  }) => {
    const gateway = await startGateway({ dataDir })
    expect(gateway.output()).toContain('demo data')
    for (const { username, password } of demoAccounts) {
      expect(gateway.output()).toContain(`${username} / ${password}`)
    }
    const { status, authorization } = await login(gateway.address)
    expect(status).toBe(200)
    expect(await total(gateway.address, authorization)).toEqual({ total: 45_515 })
    expect(await gateway.stop()).toBe(0)
  })

  test('copies the database that was built with it, with every table, and makes none', async ({
    dataDir,
  }) => {
    const gateway = await startGateway({ dataDir, env: { DEMO: 'false' } })
    expect(gateway.output()).toMatch(/migrations\s+up to date/)
    await gateway.stop()
    const nameOf = (cluster: string) =>
      readFileSync(join(cluster, 'global/pg_control')).readBigUInt64LE().toString()
    expect(nameOf(join(dataDir, 'postgres'))).toBe(nameOf(join(root, 'dist/cluster')))
  })

  test('may copy it also where somebody else has built it, as in the image', () => {
    const unreadable = globSync('dist/cluster/**/*', { cwd: root }).filter(
      (path) => (statSync(join(root, path)).mode & 0o004) === 0,
    )
    expect(unreadable).toEqual([])
  })
})

describe('a built site', () => {
  test('runs from whatever folder it was moved to, as a release beside others', async ({
    dataDir,
    onTestFinished,
  }) => {
    const home = mkdtempSync(join(tmpdir(), 'releases-'))
    onTestFinished(() => rmSync(home, { recursive: true, force: true }))
    const release = join(home, 'release-2')
    cpSync(join(root, 'dist'), release, { recursive: true, filter: (path) => !path.endsWith('compiled') })
    for (const each of ['node_modules', 'package.json']) symlinkSync(join(root, each), join(home, each))
    const program = relative(root, join(release, 'gateway/server.js'))
    const gateway = await startGateway({ dataDir, env: { DEMO: 'false' }, program })
    onTestFinished(async () => void (await gateway.stop()))
    expect(gateway.output()).toMatch(/migrations\s+up to date/)
    expect((await fetch(`${gateway.address}/donate`)).status).toBe(200)
  })
})

describe('a second start', () => {
  test('keeps the data and the sessions', async ({ dataDir }) => {
    const first = await startGateway({ dataDir })
    const { authorization } = await login(first.address)
    const project = await fetch(`${first.address}/api/projects`, {
      method: 'POST',
      headers: { ...json, authorization },
      body: JSON.stringify({ title: 'Kept', description: 'Kept over a restart.', goal: 10 }),
    })
    const location = project.headers.get('location')
    await first.stop()

    const second = await startGateway({ dataDir })
    expect(second.output()).not.toContain('demo data')
    expect(await (await fetch(`${second.address}${location}`)).json()).toMatchObject({ title: 'Kept' })
    expect(await total(second.address, authorization)).toEqual({ total: 45_515 })
    await second.stop()
  })

  test('in production finds no demo account any more', async ({ demoDir }) => {
    const env = {
      NODE_ENV: 'production',
      JWT_SECRET: 'a secret with more than thirty-two characters',
      PUBLIC_URL: 'http://127.0.0.1',
      // However busy this machine is.
      MAX_EVENT_LOOP_DELAY: '0',
    }
    const production = await startGateway({ dataDir: demoDir, env })
    expect((await login(production.address)).status).toBe(401)
    expect(production.output()).not.toContain(admin?.password)
    await production.stop()
  })
})

describe('a start that cannot be', () => {
  test('for its configuration names every fault', async () => {
    const { code, output } = await runGatewayCommand('server.js', {
      env: { NODE_ENV: 'production', PORT: 'high', SESSION_HOURS: '0' },
    })
    expect(code).toBe(1)
    expect(output).toContain('PORT must be a whole number')
    expect(output).toContain('SESSION_HOURS must be between')
    expect(output).toContain('JWT_SECRET is required in production')
    expect(output).toContain('PUBLIC_URL is required in production')
  })

  test.for([
    ['pictures', {}],
    [
      'receipts, while a service takes the pictures',
      { IMAGE_UPLOAD_URL: 'https://images.example/upload', IMAGE_UPLOAD_PRESET: 'dogs' },
    ],
  ] as const)('for where it keeps %s says so before anybody brings one', async ([, uploads], { dataDir }) => {
    writeFileSync(join(dataDir, 'taken'), '')
    const { code, output } = await runGatewayCommand('server.js', {
      env: {
        DATA_DIR: join(dataDir, 'taken'),
        DATABASE_URL: 'postgres://postgres@127.0.0.1:1/none',
        ...uploads,
      },
    })
    expect(code).toBe(1)
    expect(output).toContain(
      `data directory ${join(dataDir, 'taken')} cannot be used: there is a file in its place`,
    )
  })

  test('for a signing key of three letters says what to do', async ({ dataDir }) => {
    writeFileSync(join(dataDir, 'jwt-secret'), 'abc')
    const { code, output } = await runGatewayCommand('server.js', { env: { DATA_DIR: dataDir } })
    expect(code).toBe(1)
    expect(output).toContain('has 3 characters of at least 32')
    expect(output).toContain('Put it back from a backup')
  })

  test('for its port says which one, and what to do', async ({ dataDir }) => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const taken = holder.address()
    const port = typeof taken === 'object' && taken ? String(taken.port) : ''
    const { code, output } = await runGatewayCommand('server.js', { env: { PORT: port, DATA_DIR: dataDir } })
    holder.close()
    expect(code).toBe(1)
    expect(output).toContain(`port ${port} of 127.0.0.1 is in use by another program`)
    expect(output).toContain('set PORT to another one')
  })

  test('beside another process on the same data names it, and harms nothing', async ({
    demoDir: dataDir,
  }) => {
    const first = await startGateway({ dataDir })
    const { code, output } = await runGatewayCommand('server.js', { env: { PORT: '0', DATA_DIR: dataDir } })
    expect(code).toBe(1)
    expect(output).toContain(`data directory ${dataDir} is in use by process ${first.pid}`)
    const { status, authorization } = await login(first.address)
    expect(status).toBe(200)
    expect(await total(first.address, authorization)).toEqual({ total: 45_515 })
    expect(await first.stop()).toBe(0)
  })
})

describe('a gateway told to stop', () => {
  test('while it waits for a database that is late ends in order', async ({ dataDir }) => {
    const nobodyThere = 'postgres://postgres@127.0.0.1:1/none'
    const gateway = await startGateway({
      dataDir,
      env: { DATABASE_URL: nobodyThere },
      until: /not reachable yet/,
    })
    expect(await gateway.stop()).toBe(0)
    expect(gateway.output()).not.toMatch(/AbortError|Cannot start/)
  })
})
