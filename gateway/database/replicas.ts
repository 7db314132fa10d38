import type { DataSource } from 'typeorm'
import { currentlyFrom } from './reading-from.ts'
import { openReplica, type Replica, type ReplicaState } from './replica.ts'
import type { Sent } from './rows-query.ts'

/** The servers that may be read from besides the primary. */
export interface Replicas {
  /** For whoever watches: which are asked, and how far each is behind. */
  state(): ReplicaState[]
  /** Reads from one of them what may be read there now; answers whether it could. */
  read(statement: Sent): Promise<boolean>
  close(): Promise<void>
}

const known = new WeakMap<DataSource, Replicas>()

/**
 * Has whatever may be read from a replica of `dataSource` read from them, in turns.
 * @param poolSize the most connections held at once to each
 */
export const openReplicas = (
  dataSource: DataSource,
  addresses: readonly string[],
  poolSize: number,
): Replicas => {
  const all = addresses.map((address) => openReplica(address, poolSize))
  let turn = 0
  const next = (): Replica | undefined => {
    turn += 1
    const used = all.filter(({ state }) => state.isUsed)
    return used[turn % used.length]
  }
  const replicas: Replicas = {
    state: () => all.map(({ state }) => state),
    read: async (statement) => {
      const from = currentlyFrom()
      if (from === undefined) return false
      for (const each of all) each.expect(from)
      return (await next()?.read(from, statement)) === true
    },
    close: async () => {
      await Promise.all(all.map((each) => each.close()))
    },
  }
  known.set(dataSource, replicas)
  return replicas
}

/** Undefined where there are none, or nothing of what is done now may be read from them. */
export const replicasFor = (dataSource: DataSource): Replicas | undefined =>
  currentlyFrom() === undefined ? undefined : known.get(dataSource)
