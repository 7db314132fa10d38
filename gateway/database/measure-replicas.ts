import type { Meters, Reading } from '../core/meters.ts'
import type { ReplicaState } from './replica.ts'
import type { Replicas } from './replicas.ts'

/** Measures what a gateway finds at the replicas it may read from; null where it is told of none. */
export const measureReplicas = (replicas: Pick<Replicas, 'state'> | null, meters: Meters): void => {
  const readings = (measured: (state: ReplicaState) => number | null) => (): Reading[] =>
    (replicas?.state() ?? []).flatMap((state) => {
      const value = measured(state)
      return value === null ? [] : [{ labels: { replica: state.host }, value }]
    })
  meters.gauge({
    name: 'database_replica_used',
    help: 'Whether a replica is read from: not while it is lost, too far behind, or is the primary',
    labels: ['replica'],
    read: readings(({ isUsed }) => (isUsed ? 1 : 0)),
  })
  meters.gauge({
    name: 'database_replica_behind_bytes',
    help: 'How much of what was to be read a replica did not show yet when it was last asked',
    labels: ['replica'],
    read: readings(({ bytesBehind }) => bytesBehind),
  })
  meters.counter({
    name: 'database_replica_reads_total',
    help: 'How often a replica has answered in place of the primary',
    labels: ['replica'],
    read: readings(({ reads }) => reads),
  })
}
