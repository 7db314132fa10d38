import { expect } from 'vitest'
import { poolOf } from '../../gateway/database/pool.ts'
import { password } from '../support/accounts.ts'
import { createAgent } from '../support/agent.ts'
import { test } from '../support/database.ts'
import { createOwnDatabase, gatewayOver } from '../support/gateways.ts'
import { gift } from '../support/gifts.ts'
import { addProject } from '../support/ledger.ts'

/** Several times as many as there are connections. */
const writers = 25

/** What everybody is shown that has nothing to do with gifts, each over a way of its own. */
const readings = ['/api/gallery', '/api/open-projects']

test('a table that somebody has locked keeps nobody waiting who reads another one', async ({
  connection,
  dataSource,
}) => {
  const open = await createOwnDatabase(dataSource, connection)
  const gateway = await open(10)
  const app = await gatewayOver(gateway)
  const projectId = await addProject(gateway.manager)
  const login = await createAgent(app).post<{ token: string }>('/api/login', {
    username: 'founder',
    password,
  })
  const admin = createAgent(app).as(login.body.token)
  const give = () => admin.post(`/api/projects/${projectId}/donations`, gift)

  const watcher = await open(1)
  const other = (await open(1)).createQueryRunner()
  await other.startTransaction()
  await other.query('lock table donations in access exclusive mode')
  const refusals = Array.from({ length: writers }, give)
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await watcher.query(waiting)).length, { timeout: 20_000 }).toBeGreaterThan(1)

  for (const path of readings) {
    for (const query of ['', '?lng=ka']) {
      expect(await createAgent(app).get(`${path}${query}`), path).toMatchObject({ status: 200 })
    }
  }
  expect(await createAgent(app).graphql('{ viewer { id } }')).toMatchObject({ status: 200 })

  for (const { status, headers } of await Promise.all(refusals)) {
    expect([status, headers['retry-after']]).toEqual([503, '5'])
  }
  await other.rollbackTransaction()
  await other.release()

  expect((await give()).status).toBe(201)
  const { totalCount, idleCount, waitingCount } = poolOf(gateway)
  expect([totalCount, waitingCount]).toEqual([idleCount, 0])
  expect(await gateway.query('select count(*)::int as count from donations')).toEqual([{ count: 1 }])
})
