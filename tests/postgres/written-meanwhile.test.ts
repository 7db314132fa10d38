import { expect, onTestFinished, test } from 'vitest'
import { createKeyedHash } from '../../gateway/authentication/keyed-hash.ts'
import { systemClock } from '../../gateway/core/clock.ts'
import { createContentStates } from '../../gateway/database/content-revision.ts'
import { migrate } from '../../gateway/database/migrate.ts'
import { eventually } from '../support/eventually.ts'
import { gatewayOver } from '../support/gateways.ts'
import { addProject } from '../support/ledger.ts'
import { openAt, signInAt } from '../support/pair.ts'
import { startPostgres } from '../support/postgres-cluster.ts'

/** One of several gateways over a database. */
const openNode = async (url: string) => {
  const dataSource = await openAt(url)
  await migrate(dataSource)
  const { readRevision, positions } = createContentStates(dataSource.manager)
  return gatewayOver(dataSource, undefined, {
    memory: {
      bytes: 2 ** 22,
      clock: systemClock,
      readRevision: () => readRevision(systemClock.now()),
      positions,
      seal: createKeyedHash(['a key of the tests'], 'written marks'),
    },
  })
}

test('who has written reads it at another gateway, though that has looked while their write was on its way', {
  timeout: 60_000,
}, async () => {
  const server = await startPostgres({ acknowledges: true })
  onTestFinished(server.stop)
  const here = await openNode(server.url())
  const there = await openNode(server.url())
  const direct = await openAt(server.url(), 1)
  const acknowledgeWith = async (standby: string): Promise<void> => {
    await direct.query(`alter system set synchronous_standby_names = '${standby}'`)
    await direct.query('select pg_reload_conf()')
  }
  const path = `/api/projects/${await addProject(direct.manager)}`
  const headers = await signInAt(here)
  const readThere = async (more: Record<string, string> = {}): Promise<number> =>
    Number((await there.inject({ url: path, headers: more })).json().goal)

  await acknowledgeWith('one_that_never_comes')
  const writing = here.inject({ method: 'PUT', url: path, headers, payload: { goal: 7000 } }).then()
  // It has its place in the log, and nobody sees it yet.
  await eventually(async () => {
    const waiting = await direct.query("select from pg_stat_activity where wait_event = 'SyncRep'")
    expect(waiting).not.toEqual([])
  })
  expect(await readThere()).not.toBe(7000)
  await acknowledgeWith('')
  const { statusCode, headers: told } = await writing
  expect(statusCode).toBe(200)
  expect(await readThere({ 'read-after': String(told['written-at']) })).toBe(7000)
})
