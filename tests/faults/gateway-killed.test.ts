import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect } from 'vitest'
import { migrations } from '../../migrations/all.ts'
import { startGateway } from '../support/servers.ts'
import { unlike } from './alive.ts'
import type { Count } from './count.ts'
import { effort } from './effort.ts'
import { faultsInWritten, writeNumbered } from './numbered-writes.ts'
import { makeDatabase, test as onServer } from './on-server.ts'
import { connectTo } from './sessions.ts'
import { openSite, type Site } from './site.ts'

const test = onServer.extend('embeddedSite', async ({ task: _ }, { onCleanup }) => {
  const site = await openSite()
  onCleanup(() => site.stop())
  return site
})

/** What whoever is writing sees of a gateway that is killed: no answer, or one from the start of the next. */
const whileItIsGone = [503, 'ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET']

const killAgainAndAgain = async (site: Site, starts: Count): Promise<number> => {
  const [rounds, writes] = [effort(1, 20), effort(60, 1000)]
  for (let round = 0; round < rounds; round++) {
    const writing = writeNumbered(site, round * writes + 1, (round + 1) * writes)
    await writing.reached(writes / 2)
    const started = await site.killAndStart().then(
      () => [],
      (error: unknown) => [String(error)],
    )
    if (started.length > 0) throw new Error(started.join())
    starts.add(1, unlike(whileItIsGone, (await writing.done).keys()).slice(0, 1))
  }
  return rounds * writes
}

describe('a gateway that is killed while gifts are recorded', () => {
  test('starts unaided, and has every gift of a server once', async ({ count, site }) => {
    const [starts, kept] = [count(7, 'kills over PostgreSQL'), count(7, 'acknowledged writes')]
    const writes = await killAgainAndAgain(site, starts)
    kept.add(writes, await faultsInWritten(site, writes))
    expect([starts.faults, kept.faults]).toEqual([[], []])
  })

  test('starts unaided, and has every gift of the embedded database once', async ({
    count,
    embeddedSite: site,
  }) => {
    const [starts, kept] = [count(7, 'kills over the embedded database'), count(7, 'acknowledged writes')]
    const writes = await killAgainAndAgain(site, starts)
    await site.gateway().stop()
    kept.add(writes, await faultsInWritten(site, writes))
    expect([starts.faults, kept.faults]).toEqual([[], []])
  })
})

/** What a killed process, or a restored copy of its files, may leave in a data directory. */
const leftovers: Record<string, (dataDir: string) => void> = {
  'the notes of the killed process': () => undefined,
  'the notes of process 1': (dataDir) => {
    const file = path.join(dataDir, 'postgres/postmaster.pid')
    const [, ...rest] = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, ['1', ...rest].join('\n'))
    writeFileSync(path.join(dataDir, 'lock.holder'), '1 2026-01-01T00:00:00.000Z\n')
  },
  'no lock, and a folder for its holder': (dataDir) => {
    writeFileSync(path.join(dataDir, 'lock.sqlite'), 'not a database')
    rmSync(path.join(dataDir, 'lock.holder'), { force: true })
    mkdirSync(path.join(dataDir, 'lock.holder'))
  },
}

test('an embedded database is opened whatever the last process has left of itself', async ({
  count,
  embeddedSite: site,
}) => {
  const stale = count(9, 'stale locks')
  const { DATA_DIR = '' } = site.env
  for (const [what, leave] of Object.entries(leftovers)) {
    await site.gateway().stop('SIGKILL')
    leave(DATA_DIR)
    await site.killAndStart()
    const { status } = await site.ask(`/api/projects/${site.project}`)
    stale.add(1, status === 200 ? [] : [`${what}: ${status}`])
  }
  expect(stale.faults).toEqual([])
})

test('of two gateways that start at once over an empty database one migrates, and both serve', async ({
  count,
  server,
}) => {
  const starts = count(18, 'pairs of starts')
  for (let round = 0; round < effort(1, 5); round++) {
    const database = await makeDatabase(server)
    const env = { DATABASE_URL: database, DEMO: 'false' }
    const gateways = await Promise.all([startGateway({ env }), startGateway({ env })])
    const client = await connectTo(database)
    const { rows } = await client.query('select name from migrations')
    await client.end()
    const statuses: number[] = []
    for (const { address, stop } of gateways) {
      statuses.push((await fetch(`${address}/ready`)).status)
      await stop()
    }
    const once =
      rows.length === migrations.length ? [] : [`${rows.length} of ${migrations.length} migrations`]
    starts.add(1, [...once, ...unlike([200], statuses)].slice(0, 1))
  }
  expect(starts.faults).toEqual([])
})
