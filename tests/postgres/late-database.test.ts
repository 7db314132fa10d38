import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDataSource } from '../../gateway/database/data-source.ts'
import { migrate } from '../../gateway/database/migrate.ts'
import { prepareDatabase } from '../../gateway/database/prepare.ts'
import { loadDemo } from '../../gateway/demo/load-demo.ts'
import { entities } from '../../gateway/rooms.ts'
import { migrations } from '../../migrations/all.ts'
import { eventually } from '../support/eventually.ts'
import { type PostgresCluster, startPostgres } from '../support/postgres-cluster.ts'

const send = async ({ url }: PostgresCluster, ...statements: string[]): Promise<void> => {
  const client = new Client({ connectionString: url() })
  await client.connect()
  for (const each of statements) await client.query(each)
  await client.end()
}

/** What a start is given, closed when the test is over. */
const notYetOpen = ({ url }: PostgresCluster) => {
  const dataSource = createDataSource({ connection: { url: url() }, poolSize: 2, entities, migrations })
  onTestFinished(() => dataSource.destroy())
  return dataSource
}

test('a start that waits for its database says what for, once, and again when that is another thing', {
  timeout: 60_000,
}, async () => {
  const server = await startPostgres({ acknowledges: true })
  onTestFinished(server.stop)
  await send(server, 'alter database postgres set default_transaction_read_only = on')
  await server.crash()
  const dataSource = notYetOpen(server)
  const giveUp = new AbortController()
  onTestFinished(() => giveUp.abort())
  const said: string[] = []
  let attempts = 0
  const preparing = prepareDatabase({
    dataSource,
    loadDemo: null,
    report: (what, how) => said.push(`${what}: ${how}`),
    onUnreachable: () => {
      attempts += 1
    },
    signal: giveUp.signal,
  })
  preparing.catch(() => undefined)
  const twiceMore = async (): Promise<void> => {
    const enough = attempts + 2
    await eventually(() => expect(attempts).toBeGreaterThanOrEqual(enough))
  }
  const linesWith = (part: string) => said.filter((line) => line.includes(part))

  await twiceMore()
  expect(linesWith('ECONNREFUSED')).toEqual([
    `database: not reachable yet, trying again every second (connect ECONNREFUSED 127.0.0.1:${server.port})`,
  ])

  // There, and closed to whoever writes: no time will mend that.
  await server.start()
  await eventually(() => expect(said).toContainEqual(expect.stringContaining('25006')))
  await twiceMore()
  expect(linesWith('25006')).toEqual([
    expect.stringMatching(
      /^migrations: not possible yet, trying again every second \(the database takes no writes, SQLSTATE 25006, at: CREATE TABLE "migrations" .* …\)$/,
    ),
  ])

  await send(
    server,
    'set default_transaction_read_only = off',
    'alter database postgres reset default_transaction_read_only',
  )
  await preparing
  expect(said.at(-1)).toBe(`migrations: ${migrations.length} run`)
})

test('a start waits for another that takes its time over the demo, says so, and finds it', {
  timeout: 60_000,
}, async () => {
  const server = await startPostgres()
  onTestFinished(server.stop)
  const hash = async () => 'no password has this hash'
  const first = await notYetOpen(server).initialize()
  await migrate(first)

  const isThere = Promise.withResolvers<boolean>()
  const isOver = Promise.withResolvers<void>()
  const loading = first.transaction(async (transaction) => {
    isThere.resolve(await loadDemo(transaction, hash))
    await isOver.promise
  })
  loading.catch(isThere.reject)
  onTestFinished(() => isOver.resolve())
  expect(await isThere.promise).toBe(true)
  const dataSource = notYetOpen(server)
  const said: string[] = []
  const preparing = prepareDatabase({
    dataSource,
    loadDemo: () => loadDemo(dataSource.manager, hash),
    report: (what, how) => said.push(`${what}: ${how}`),
    onUnreachable: () => undefined,
    signal: new AbortController().signal,
  })
  preparing.catch(() => undefined)
  await eventually(() => expect(said).toHaveLength(2))
  expect(said).toEqual([
    'migrations: up to date',
    'demo data: not possible yet, trying again every second (another has locked what it needs, SQLSTATE 55P03, at: lock table users, projects in share row exclusive mode)',
  ])

  isOver.resolve()
  await loading
  await preparing
  expect(said).toHaveLength(2)
})
