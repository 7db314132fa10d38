import { dataDirectoryOf, type NodePlace } from './layout.ts'
import type { Part } from './part.ts'
import { childrenOf, ended, know, send, wordsOf } from './processes.ts'
import { postmasterOf } from './running.ts'

/** A database node as one thing: its Patroni, its PostgreSQL and all sessions of it. */
export interface DatabaseNode {
  place: NodePlace
  part: Part
  /** All at once, as if the machine had lost its power. It stays down until its part is started. */
  kill: () => Promise<void>
  /** Its PostgreSQL alone, at once: its Patroni lives, and begins to recover it. */
  killPostgres: () => Promise<void>
  /** What recovers its PostgreSQL, where that has begun, stands still: as on a disk that takes long. Answers whether it had. */
  holdRecovery: () => boolean
  /** Nothing of it moves, and nothing of it is closed: as a machine whose disk does not answer. */
  freeze: () => void
  thaw: () => void
}

export const databaseNode = (folder: string, place: NodePlace, part: Part): DatabaseNode => {
  /** Of PostgreSQL: the postmaster last, so that it begins nothing anew. */
  const ofPostgres = (): number[] => {
    const postmaster = postmasterOf(dataDirectoryOf(folder, place.name))
    return postmaster === null ? [] : [...childrenOf(postmaster.pid), postmaster.pid]
  }
  /** A PostgreSQL in single user mode is a child of Patroni; one that listens is not. */
  const recovering = (): number[] => {
    const known = part.process()
    const single =
      known === null ? [] : childrenOf(known.pid).filter((pid) => wordsOf(pid).includes('--single'))
    return [...single, ...ofPostgres()]
  }
  const each = (signal: NodeJS.Signals): void => {
    part.signal(signal)
    for (const pid of ofPostgres().toReversed()) send(pid, signal)
  }
  return {
    place,
    part,
    kill: async () => {
      const pids = ofPostgres()
      const killed = part.kill()
      for (const pid of pids.toReversed()) send(pid, 'SIGKILL')
      await killed
    },
    killPostgres: async () => {
      const pids = ofPostgres().toReversed()
      const known = pids.map(know).filter((each) => each !== null)
      for (const pid of pids) send(pid, 'SIGKILL')
      // What begins after that recovers.
      await ended(known, 5000)
    },
    holdRecovery: () => {
      const pids = recovering()
      for (const pid of pids) send(pid, 'SIGSTOP')
      return pids.length > 0
    },
    freeze: () => each('SIGSTOP'),
    thaw: () => each('SIGCONT'),
  }
}
