import type { DataSource } from 'typeorm'
import { passwordsWaiting } from '../authentication/passwords.ts'
import type { Observability } from '../config/observability.ts'
import type { Meters } from '../core/meters.ts'
import { oneLook } from '../core/one-look.ts'
import { measureDatabase } from '../database/measure-database.ts'
import { measureReplicas } from '../database/measure-replicas.ts'
import type { Replicas } from '../database/replicas.ts'
import type { Watching } from '../http/follow-requests.ts'
import type { RedisMemory } from '../rate-limits/redis-memory.ts'

const measureRedis = ({ figures }: Pick<RedisMemory, 'figures'>, meters: Meters): void => {
  meters.gauge({
    name: 'remembered_refusals_up',
    help: 'Whether Redis answers',
    read: () => [{ value: figures().isUp ? 1 : 0 }],
  })
  meters.counter({
    name: 'remembered_refusals_total',
    help: 'How often it was looked whether somebody was refused a moment ago: with a hit, a miss, or without Redis',
    labels: ['result'],
    read: () => {
      const { hits, misses, without } = figures()
      return Object.entries({ hit: hits, miss: misses, without }).map(([result, value]) => ({
        labels: { result },
        value,
      }))
    },
  })
}

/** What watches a gateway, by configuration: where nothing is said, nothing of it is even read. */
export interface Watch {
  watching: Watching
  /** Where metrics are read; null where nothing is measured. */
  metricsAddress: string | null
  /** Sends what is still here, and closes the listener. */
  close(): Promise<void>
}

interface Watched {
  dataSource: DataSource
  /** What is read besides the primary; null where there is nothing. */
  replicas: Pick<Replicas, 'state'> | null
  /** Whether requests should be sent here; a refusal is a no. */
  isReady: () => Promise<boolean>
  /** What is remembered in Redis; null where there is none. */
  redis: Pick<RedisMemory, 'figures'> | null
}

const measure = async (
  at: NonNullable<Observability['metrics']>,
  { dataSource, replicas, isReady, redis }: Watched,
) => {
  const { createMeters } = await import('../metrics/prometheus.ts')
  const { serveMetrics } = await import('../metrics/serve-metrics.ts')
  const meters = await createMeters()
  measureDatabase(dataSource, meters)
  measureReplicas(replicas, meters)
  if (redis) measureRedis(redis, meters)
  const look = oneLook(isReady)
  meters.gauge({
    name: 'gateway_ready',
    help: 'Whether requests should be sent here',
    read: async () => [{ value: (await look().catch(() => false)) ? 1 : 0 }],
  })
  meters.gauge({
    name: 'passwords_waiting',
    help: 'Passwords that wait to be looked at, or to be stored',
    read: () => [{ value: passwordsWaiting() }],
  })
  return { meters, served: await serveMetrics(meters, at) }
}

const trace = async (traces: NonNullable<Observability['traces']>) => {
  const { createTracer } = await import('../tracing/open-telemetry.ts')
  return createTracer(traces)
}

/** @throws where the address for metrics is taken */
export const startWatching = async ({ metrics, traces }: Observability, watched: Watched): Promise<Watch> => {
  const measured = metrics && (await measure(metrics, watched))
  const tracer = traces && (await trace(traces))
  return {
    watching: { meters: measured?.meters ?? null, tracer },
    metricsAddress: measured?.served.address ?? null,
    close: async () => {
      await Promise.all([measured?.served.close(), tracer?.close()])
    },
  }
}
