import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished } from 'vitest'
import { demoAccounts } from '../../gateway/demo/accounts.ts'
import { runGatewayCommand } from '../support/commands.ts'
import { winterProject } from '../support/content.ts'
import { eventually } from '../support/eventually.ts'
import { test as withPooler } from '../support/pooled.ts'
import { type RunningGateway, startGateway } from '../support/servers.ts'

const [admin, other] = demoAccounts
const attempts = 3

/** Two processes that begin at once over an empty database, and share five sessions of it. */
const test = withPooler.extend('site', async ({ connection, dataSource, pooler }) => {
  const name = `own_${randomBytes(8).toString('hex')}`
  await dataSource.query(`create database ${name}`)
  onTestFinished(() => dataSource.query(`drop database ${name} with (force)`))
  const database = pooler.url(name)
  const server = new URL(name, 'url' in connection ? connection.url : '')
  const ask = async (sql: string) => {
    const client = new Client({ connectionString: server.href })
    await client.connect()
    return client.query(sql).finally(() => client.end())
  }
  const env = {
    DATABASE_URL: database,
    DATABASE_POOL_SIZE: '4',
    DEMO: 'true',
    JWT_SECRET: 'a secret with more than thirty-two characters',
    LOGIN_ATTEMPTS_PER_ACCOUNT: String(attempts),
  }
  const start = async (): Promise<RunningGateway> => {
    const gateway = await startGateway({ env })
    onTestFinished(async () => {
      await gateway.stop()
    })
    return gateway
  }
  const gateways = await Promise.all([start(), start()] as const)
  return { gateways, database, ask }
})

type Json = Record<string, unknown>

const send = (
  { address }: RunningGateway,
  method: string,
  path: string,
  body: Json,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${address}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const read = async ({ address }: RunningGateway, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}${path}`, { headers })
  const text = await answer.text()
  return { status: answer.status, text }
}

const signIn = async (gateway: RunningGateway): Promise<{ authorization: string }> => {
  const credentials = { username: admin?.username, password: admin?.password }
  const { token }: { token: string } = await (await send(gateway, 'POST', '/api/login', credentials)).json()
  return { authorization: `Bearer ${token}` }
}

test('two gateways begin at once behind one pooler, and are one site', async ({
  site: {
    gateways: [first, second],
    ask,
  },
}) => {
  for (const gateway of [first, second]) {
    expect(gateway.output()).toContain('behind a pooler')
    expect((await read(gateway, '/ready')).status).toBe(200)
  }
  const headers = await signIn(first)

  const key = { ...headers, 'idempotency-key': 'a winter of ours' }
  const made = await Promise.all(
    [first, second, first].map((gateway) => send(gateway, 'POST', '/api/projects', winterProject, key)),
  )
  const ids = await Promise.all(made.map(async (answer) => (await answer.json()).id))
  expect(new Set(ids).size).toBe(1)
  const path = `/api/projects/${ids[0]}`

  for (const gateway of [first, second]) expect((await read(gateway, path)).text).toContain('"goal":12000')
  expect((await send(first, 'PUT', path, { goal: 12_001 }, headers)).status).toBe(200)
  expect((await read(first, path)).text).toContain('"goal":12001')
  await eventually(async () => expect((await read(second, path)).text).toContain('"goal":12001'))

  const trail = await read(second, '/api/trail', headers)
  const entry = { actor: `${admin?.firstName} ${admin?.lastName}`, recordId: ids[0] }
  expect(JSON.parse(trail.text).slice(0, 2)).toMatchObject([
    { ...entry, action: 'change' },
    { ...entry, action: 'create' },
  ])

  const exported = await read(second, '/api/exports/ledger.csv', headers)
  const { rows } = await ask('select count(*)::int as gifts from donations')
  expect(exported.text.trimEnd().split('\r\n')).toHaveLength(rows[0].gifts + 1)

  const wrong = { username: other?.username, password: 'not the right one' }
  for (const gateway of [first, second, first]) {
    expect((await send(gateway, 'POST', '/api/login', wrong)).status).toBe(401)
  }
  for (const gateway of [first, second]) {
    expect((await send(gateway, 'POST', '/api/login', wrong)).status).toBe(429)
  }
})

test('a pooler that dies and comes back is waited for, and nothing is restarted', async ({
  site: { gateways },
  pooler,
}) => {
  const letter = { name: 'Ana', email: 'ana@example.org', message: 'There is a dog at our door.' }
  const write = (gateway: RunningGateway) => send(gateway, 'POST', '/api/contacts', letter)
  await pooler.kill()
  for (const gateway of gateways) {
    const { status, headers } = await write(gateway)
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect((await read(gateway, '/ready')).status).toBe(503)
    expect((await read(gateway, '/health')).status).toBe(200)
  }
  await pooler.start()
  for (const gateway of gateways) {
    await eventually(async () => expect((await write(gateway)).status).toBe(201))
    await eventually(async () => expect((await read(gateway, '/ready')).status).toBe(200))
  }
})

test('what is done beside them passes through the pooler as well', async ({
  site: { gateways, database },
}) => {
  const [{ dataDir }] = gateways
  const env = {
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    JWT_SECRET: 'a secret with more than thirty-two characters',
  }
  const run = (program: string, ...parameters: string[]) => runGatewayCommand(program, { env, parameters })
  expect(await run('cli/migrate.js', 'status')).toEqual({ code: 0, output: 'up to date\n' })
  const file = join(dataDir, 'kept.tar.gz')
  const kept = await run('cli/backup.js', file)
  expect([kept.code, kept.output]).toEqual([0, expect.stringContaining('donations')])
  const refused = await run('cli/restore.js', file, '--replace')
  expect([refused.code, refused.output]).toEqual([
    1,
    expect.stringContaining('or a pooler that has served one'),
  ])
})
