import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '../../gateway/core/clock.ts'
import type { LogPosition } from '../../gateway/core/log-position.ts'
import { createContentStates } from '../../gateway/database/content-revision.ts'
import { readingFrom } from '../../gateway/database/reading-from.ts'
import { openReplica } from '../../gateway/database/replica.ts'
import { openReplicas } from '../../gateway/database/replicas.ts'
import type { Sent } from '../../gateway/database/rows-query.ts'
import { eventually } from '../support/eventually.ts'
import { openAt, type Pair, startPair } from '../support/pair.ts'
import { startPostgres } from '../support/postgres-cluster.ts'
import { startNetwork } from '../support/tcp-proxy.ts'

/** So long that its first rows are on their way before its last is read, for which it waits as long as somebody holds the lock. */
const longAnswer = `
  select repeat('x', 20000), case when n = 9 then pg_advisory_xact_lock_shared(7)::text end from generate_series(1, 9) n`

const nothing: Sent = { text: 'select 1', name: '', values: [], take: () => undefined, answering: undefined }

const positionOf = async ({ primary, ask }: Pair): Promise<LogPosition> => {
  const [found] = await ask(
    primary,
    `select left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline,
       (pg_current_wal_insert_lsn() - '0/0')::text as place`,
  )
  return { timeline: Number.parseInt(String(found?.timeline), 16), place: BigInt(String(found?.place)) }
}

/** Holds the lock at a server; answers how to let go of it. */
const hold = async (url: string): Promise<() => Promise<void>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_advisory_lock(7)')
  return () => client.end()
}

describe('a replica', { timeout: 90_000 }, () => {
  test('answers nobody with what was there before it had got so far, though it has by the end of the answer', async () => {
    const pair = await startPair()
    const { primary, standby, ask } = pair
    const replica = openReplica(standby.url(), 4)
    onTestFinished(() => replica.close())
    await eventually(() => expect(replica.state.isUsed).toBe(true))

    await ask(standby, 'select pg_wal_replay_pause()')
    await ask(primary, 'create table later ()')
    const from = await positionOf(pair)
    await ask(primary, 'create table latest ()')
    const letGo = await hold(standby.url())
    const taken: unknown[] = []
    const statement = { text: longAnswer, name: '', values: [], answering: undefined }
    const reading = replica.read(from, { ...statement, take: (fields) => taken.push(fields) })
    const isWaiting = `select from pg_locks where locktype = 'advisory' and not granted`
    await eventually(async () => expect(await ask(standby, isWaiting)).toHaveLength(1))

    await ask(standby, 'select pg_wal_replay_resume()')
    await eventually(() => expect(replica.state.bytesBehind).toBe(0))
    await letGo()
    expect(await reading).toBe(false)
    expect(taken).toEqual([])
  })

  test('that is behind for a moment is back in a moment, however many have found it behind at once', async () => {
    const pair = await startPair()
    const { primary, standby, ask } = pair
    const replica = openReplica(standby.url(), 12)
    onTestFinished(() => replica.close())
    await eventually(() => expect(replica.state.isUsed).toBe(true))

    await ask(standby, 'select pg_wal_replay_pause()')
    await ask(primary, 'create table later ()')
    const from = await positionOf(pair)
    const answers = await Promise.all(Array.from({ length: 12 }, () => replica.read(from, nothing)))
    expect(answers).toEqual(Array(12).fill(false))
    await ask(standby, 'select pg_wal_replay_resume()')
    await eventually(() => expect(replica.state.isUsed).toBe(true))
  })

  test('that follows another primary is asked again by who knew the one before', async () => {
    const pair = await startPair()
    const { primary, standby, ask } = pair
    const network = await startNetwork(standby.port)
    onTestFinished(() => network.close())
    const dataSource = await openAt(pair.url)
    const replicas = openReplicas(dataSource, [`postgres://postgres@127.0.0.1:${network.port}/postgres`], 2)
    onTestFinished(() => replicas.close())
    const states = createContentStates(dataSource.manager)
    const read = async () => {
      const from = states.positions(await states.readRevision(systemClock.now()))
      return from !== undefined && readingFrom(from, () => replicas.read(nothing))
    }
    // Nothing was written since the log began a new file.
    await eventually(async () => expect(await read()).toBe(true))

    await primary.crash()
    await pair.promote()
    await eventually(async () => expect(await read()).toBe(false))
    const next = await startPostgres({ acknowledges: true, standbyOf: standby })
    onTestFinished(() => next.stop())
    network.leadTo(next.port)
    // It is looked at ever more rarely meanwhile.
    await vi.waitFor(async () => expect(await read()).toBe(true), { timeout: 40_000 })
    expect(await ask(next, 'select pg_is_in_recovery() as follows')).toEqual([{ follows: true }])
  })
})
