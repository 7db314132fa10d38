import { describe, expect, onTestFinished, test } from 'vitest'
import { measureDatabase } from '../../gateway/database/measure-database.ts'
import { measureReplicas } from '../../gateway/database/measure-replicas.ts'
import { openReplicas } from '../../gateway/database/replicas.ts'
import { createMeters } from '../../gateway/metrics/prometheus.ts'
import { eventually } from '../support/eventually.ts'
import { openAt, startPair } from '../support/pair.ts'

/** The values of a figure, each by what its labels say, in the order of the text. */
const valuesOf = (text: string, name: string): [string, number][] =>
  [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(([, labels = '', value]) => [
    labels,
    Number(value),
  ])

describe('what a gateway tells of its servers', { timeout: 60_000 }, () => {
  test('says how far a standby is behind, until it is there again or gone', async () => {
    const { primary, standby, ask } = await startPair({ isSynchronous: true })
    const dataSource = await openAt(primary.url(), 2)
    const replicas = openReplicas(dataSource, [standby.url()], 2)
    onTestFinished(() => replicas.close())
    const meters = await createMeters()
    measureDatabase(dataSource, meters)
    measureReplicas(replicas, meters)
    const told = async (name: string) => valuesOf(await meters.text(), name)
    const replica = `replica="127.0.0.1:${standby.port}"`
    const kinds = (synchronous: number) => [
      ['kind="synchronous"', synchronous],
      ['kind="asynchronous"', 0],
      ['kind="untold"', 0],
    ]
    const lag = async () => (await told('database_replication_lag_bytes')).map(([, bytes]) => bytes)

    await eventually(async () => {
      expect(await told('database_standbys')).toEqual(kinds(1))
      expect(await lag()).toEqual([0])
      expect(await told('database_replica_used')).toEqual([[replica, 1]])
    })
    expect(await told('database_replica_behind_bytes')).toEqual([[replica, 0]])
    expect(await told('database_replica_reads_total')).toEqual([[replica, 0]])
    expect(await told('database_up')).toEqual([['', 1]])

    // It has what is written, and shows none of it.
    await ask(standby, 'select pg_wal_replay_pause()')
    await ask(primary, 'create table later as select generate_series(1, 10000) as number')
    await eventually(async () => expect((await lag())[0]).toBeGreaterThan(100_000))
    expect((await told('database_replication_lag_seconds'))[0]?.[0]).toContain('standby="')

    await ask(standby, 'select pg_wal_replay_resume()')
    await eventually(async () => expect(await lag()).toEqual([0]))

    await standby.crash()
    await eventually(async () => {
      expect(await told('database_standbys')).toEqual(kinds(0))
      expect(await lag()).toEqual([])
      expect(await told('database_replica_used')).toEqual([[replica, 0]])
    })
  })

  test('says of a standby of which its user may know no more than that it is there', async () => {
    const { primary, ask } = await startPair({ isSynchronous: true })
    await ask(primary, `create role site login password 'of the site'`)
    const url = new URL(primary.url())
    url.username = 'site'
    url.password = 'of the site'
    const meters = await createMeters()
    measureDatabase(await openAt(url.href, 2), meters)
    const told = async (name: string) => valuesOf(await meters.text(), name)
    const standbys = (kind: string) =>
      ['synchronous', 'asynchronous', 'untold'].map((each) => [`kind="${each}"`, Number(each === kind)])

    await eventually(async () => expect(await told('database_standbys')).toEqual(standbys('untold')))
    expect(await told('database_replication_lag_bytes')).toEqual([])
    expect(await told('database_up')).toEqual([['', 1]])
    await ask(primary, 'grant pg_monitor to site')
    expect(await told('database_standbys')).toEqual(standbys('synchronous'))
  })
})
