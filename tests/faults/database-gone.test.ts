import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { describe, expect, onTestFinished } from 'vitest'
import { freePort, type PostgresCluster } from '../support/postgres-cluster.ts'
import { startGateway } from '../support/servers.ts'
import { notAlive, unlike, until } from './alive.ts'
import { effort } from './effort.ts'
import { faultsInWritten, writeNumbered } from './numbered-writes.ts'
import { test } from './on-server.ts'
import { connectTo, ofGateway } from './sessions.ts'
import { askAt } from './site.ts'

/** Milliseconds: whoever waits for a connection gives up after five seconds, on a machine that does other things as well. */
const untilRefused = 5000 + 3000

describe('a gateway whose PostgreSQL', () => {
  test('is restarted at once, again and again, lives on and loses no write', async ({
    count,
    server,
    site,
  }) => {
    const [rounds, writes] = [effort(2, 20), effort(100, 1000)]
    const [restarts, kept] = [count(1, 'restarts'), count(1, 'acknowledged writes')]
    for (let round = 0; round < rounds; round++) {
      const writing = writeNumbered(site, round * writes + 1, (round + 1) * writes)
      await writing.reached(writes / 2)
      await server.crash()
      await server.start()
      const alive = await notAlive(site)
      const others = await writing.done
      restarts.add(1, [...alive, ...unlike([503], others.keys())].slice(0, 1))
    }
    kept.add(rounds * writes, await faultsInWritten(site, rounds * writes))
    expect([restarts.faults, kept.faults]).toEqual([[], []])
  })

  test('ends all its sessions, also within transactions, works at the next request and writes nothing in part', async ({
    count,
    database,
    site,
  }) => {
    const rounds = effort(4, 50)
    const writes = 40
    const [ends, kept] = [count(2, 'ends of all sessions'), count(2, 'acknowledged writes')]
    const other = await connectTo(database)
    for (let round = 0; round < rounds; round++) {
      const writing = writeNumbered(site, round * writes + 1, (round + 1) * writes)
      await writing.reached(writes / 4)
      const isHeld = round % 2 === 1
      // Whoever writes then stands within a transaction, and waits.
      if (isHeld) await other.query('begin; lock table donations in access exclusive mode')
      if (isHeld)
        await expect
          .poll(() => countOf(other, `${ofGateway} and wait_event_type = 'Lock'`))
          .toBeGreaterThan(0)
      await other.query(`select pg_terminate_backend(pid) ${ofGateway}`)
      if (isHeld) await other.query('rollback')
      const again = await until(200, () => site.ask('/api/contacts'))
      const alive = await notAlive(site)
      const others = await writing.done
      ends.add(1, [...again, ...alive, ...unlike([503], others.keys())].slice(0, 1))
    }
    await other.end()
    kept.add(rounds * writes, await faultsInWritten(site, rounds * writes))
    expect([ends.faults, kept.faults]).toEqual([[], []])
  })

  test('has no connection left says so in time, comes back, and keeps none for itself', async ({
    count,
    server,
    site,
  }) => {
    const [held, refusals] = [count(3, 'times held by others'), count(3, 'requests meanwhile')]
    const first = await connectTo(server.url())
    const others = await takeAll(server)
    const { rows } = await first.query<{ most: number }>(
      `select current_setting('max_connections')::int as most`,
    )
    // The gateway asks for another one as soon as it has lost one, and may be first.
    while (others.length + 1 < (rows[0]?.most ?? 0)) {
      await first.query(`select pg_terminate_backend(pid) ${ofGateway}`)
      others.push(...(await takeAll(server)))
    }

    const end = performance.now() + effort(2000, 30_000)
    const faults: string[] = []
    let asked = 0
    for (; performance.now() < end; asked++) {
      const { status, took, retryAfter } = await site.ask('/api/contacts')
      if (status !== 503 || took > untilRefused || retryAfter === null) {
        faults.push(`${status} after ${Math.round(took)} ms, retry-after ${retryAfter}`)
      }
    }
    refusals.add(asked, faults)
    const alive = await notAlive(site)
    for (const each of others) await each.end()
    const again = await until(200, () => site.ask('/api/contacts'))
    // Those who are sent away for coming all at once come again.
    const crowd = await Promise.all(
      Array.from({ length: 40 }, () => until(200, () => site.ask('/api/contacts'))),
    )
    const left = await countOf(first, `${ofGateway} and state <> 'idle'`)
    const leaks = left === 0 ? [] : [`${left} connections still in use`]
    await first.end()
    held.add(1, [...alive, ...again, ...crowd.flat(), ...leaks].slice(0, 1))
    expect([held.faults, refusals.faults]).toEqual([[], []])
  })

  test('comes late is live, not ready, and then ready without a restart', async ({ count, server, site }) => {
    const late = count(11, 'late starts of the database')
    await server.crash()
    const port = await freePort()
    const gateway = await startGateway({
      env: { ...site.env, PORT: String(port) },
      until: /(not reachable yet)/,
    })
    onTestFinished(async () => {
      await gateway.stop('SIGKILL')
    })
    const askIt = (path: string) => askAt(`http://127.0.0.1:${port}`, path)
    const end = performance.now() + effort(1000, 30_000)
    const statuses = new Set<string>()
    while (performance.now() < end) {
      const told = [await askIt('/health'), await askIt('/ready'), await askIt('/api/gallery')]
      statuses.add(told.map(({ status }) => status).join())
      await pause(250)
    }
    await server.start()
    const ready = await until(200, () => askIt('/ready'))
    const works = await until(200, () => askIt('/api/gallery'))
    late.add(1, [...unlike(['200,503,503'], statuses), ...ready, ...works].slice(0, 1))
    expect(late.faults).toEqual([])
  })
})

const countOf = async (client: Client, rest: string): Promise<number> => {
  const { rows } = await client.query<{ found: number }>(`select count(*)::int as found ${rest}`)
  return rows[0]?.found ?? 0
}

/** Takes every connection that is left. */
const takeAll = async (server: PostgresCluster): Promise<Client[]> => {
  const taken: Client[] = []
  for (;;) {
    try {
      taken.push(await connectTo(server.url()))
    } catch {
      return taken
    }
  }
}
