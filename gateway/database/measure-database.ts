import type { DataSource } from 'typeorm'
import type { Meters, Reading } from '../core/meters.ts'
import { askBriefly } from './ask-briefly.ts'
import { poolOf, waitingOf } from './pool.ts'

/** Milliseconds: whoever reads figures does not wait for a database that has no time. */
const patience = 500

interface Standby {
  name: string
  seconds: string | null
  bytes: string | null
  /** Whether more is told than that it is there. */
  isTold: boolean
  /** Whether a commit is told only once this one, or enough others like it, have it. */
  isSynchronous: boolean
}

/**
 * How far each standby is behind, as the primary knows it: by time where something was written lately, by its log always.
 * Of others' connections PostgreSQL tells only whom it trusts with that, such as a member of `pg_monitor`; anybody else learns how
 * many there are. Who is making a copy of the database follows it as well, and is none.
 */
const standbys = `
  select coalesce(nullif(application_name, ''), 'standby') || coalesce(' ' || host(client_addr), '') as name,
    extract(epoch from replay_lag) as seconds,
    case when pg_is_in_recovery() then null else pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) end as bytes,
    state is not null as "isTold", coalesce(sync_state in ('sync', 'quorum'), false) as "isSynchronous"
  from pg_stat_replication
  where state is distinct from 'backup' and application_name is distinct from 'pg_basebackup'
  order by name limit 20`

const ofPool = (dataSource: DataSource, read: (pool: ReturnType<typeof poolOf>) => Reading[]): Reading[] =>
  dataSource.isInitialized ? read(poolOf(dataSource)) : []

/** Measures the connections of a data source, and how far the standbys of its database are behind. */
export const measureDatabase = (dataSource: DataSource, meters: Meters): void => {
  meters.gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database, by what they do',
    labels: ['state'],
    read: () =>
      ofPool(dataSource, ({ totalCount, idleCount }) => [
        { labels: { state: 'used' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
      ]),
  })
  meters.gauge({
    name: 'database_pool_size',
    help: 'Connections to the database there may be',
    read: () => ofPool(dataSource, ({ options }) => [{ value: options.max }]),
  })
  meters.gauge({
    name: 'database_pool_waiting',
    help: 'Who waits for a connection, by what for',
    labels: ['work'],
    read: () =>
      ofPool(dataSource, (pool) => [
        ...waitingOf(pool).map(([work, value]) => ({ labels: { work }, value })),
        { labels: { work: 'any' }, value: pool.waitingCount },
      ]),
  })

  /** One look for all figures of a reading: null where the database gave no answer. */
  let looking: Promise<Standby[] | null> | null = null
  const ask = async (): Promise<Standby[] | null> =>
    dataSource.isInitialized ? askBriefly<Standby>(dataSource, standbys, patience).catch(() => null) : null
  const look = (): Promise<Standby[] | null> => {
    looking ??= ask().finally(() => {
      looking = null
    })
    return looking
  }
  const lag = async (of: 'seconds' | 'bytes'): Promise<Reading[]> =>
    ((await look()) ?? []).flatMap(({ name, [of]: value }) =>
      value === null ? [] : [{ labels: { standby: name }, value: Number(value) }],
    )
  meters.gauge({
    name: 'database_up',
    help: 'Whether the database answers within half a second',
    read: async () => [{ value: (await look()) === null ? 0 : 1 }],
  })
  meters.gauge({
    name: 'database_standbys',
    help: 'Standbys that follow the primary: synchronous ones have what is acknowledged, others may not yet, and of those untold its user may know no more, as it lacks pg_monitor',
    labels: ['kind'],
    read: async () => {
      const found = await look()
      if (found === null) return []
      const synchronous = found.filter(({ isSynchronous }) => isSynchronous).length
      const untold = found.filter(({ isTold }) => !isTold).length
      return [
        { labels: { kind: 'synchronous' }, value: synchronous },
        { labels: { kind: 'asynchronous' }, value: found.length - synchronous - untold },
        { labels: { kind: 'untold' }, value: untold },
      ]
    },
  })
  meters.gauge({
    name: 'database_replication_lag_seconds',
    help: 'How long after the primary a standby shows what was written, where something was lately',
    labels: ['standby'],
    read: () => lag('seconds'),
  })
  meters.gauge({
    name: 'database_replication_lag_bytes',
    help: 'How much of what the primary has written a standby does not show yet',
    labels: ['standby'],
    read: () => lag('bytes'),
  })
}
