import type { DatabaseHost } from '../config/database-hosts.ts'
import { Problem } from '../core/problem.ts'
import { postgresProblem } from './postgres-problem.ts'
import { timeouts } from './timeouts.ts'

/** What a server says of itself. */
export interface Standing {
  isWritable: boolean
  /** Of what it writes: each promotion begins a later one. 0 where it writes nothing. */
  timeline: number
}

export interface PrimaryOptions {
  hosts: readonly DatabaseHost[]
  /** Asks a server; throws where it gives no answer in a short time. */
  look: (host: DatabaseHost) => Promise<Standing>
  /** Milliseconds between looks at the primary there is, and while there is none. */
  interval?: number
  retry?: number
  /** Milliseconds that a connection waits for the next primary. */
  patience?: number
  /** Called when another takes its place, or it has begun anew. */
  onChange?: (found: DatabaseHost) => void
}

/** Which of several servers takes writes now. */
export interface Primary {
  /**
   * The one, looked at for this; where there is none by now, or none that answers, the next, once there is one.
   * @param patience milliseconds, where they are others than those of a connection
   * @throws Problem `unavailable` where none is found in time, or whatever all servers refuse us with
   */
  find(patience?: number): Promise<DatabaseHost>
  /** Whether it answered when it was last asked. */
  readonly isKnown: boolean
  /** Something there has failed: it is looked at now. */
  suspect(): void
  /** Calls `leave` when `host` is known to be the primary no more; answers how to forget that. */
  whenLeft(host: DatabaseHost, leave: () => void): () => void
  close(): void
}

/** Milliseconds for which nobody asks again who comes just after another. */
const moment = 100

/** Every so many looks at the primary all others are looked at as well: a later one may have been made beside it. */
const looksAlone = 5

interface Waiting {
  resolve: (host: DatabaseHost) => void
  reject: (error: unknown) => void
}

interface Seen {
  host: DatabaseHost
  standing: Standing | null
  error: unknown
}

/** Asks what the servers are, and believes the latest timeline: an old primary that wakes up has an earlier one. */
export const createPrimary = ({
  hosts,
  look,
  interval = 1000,
  retry = 250,
  patience = timeouts.primary,
  onChange = () => undefined,
}: PrimaryOptions): Primary => {
  let current: DatabaseHost | null = null
  /** Whether it answered when it was last asked. */
  let isKnown = false
  let knownAt = Number.NEGATIVE_INFINITY
  let timeline = 0
  let looks = 0
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null
  const leaving = new Set<() => void>()
  const waiting = new Set<Waiting>()

  const see = async (host: DatabaseHost): Promise<Seen> => {
    try {
      return { host, standing: await look(host), error: null }
    } catch (error) {
      return { host, standing: null, error }
    }
  }

  const isPrimary = ({ standing }: Seen): boolean =>
    standing?.isWritable === true && standing.timeline >= timeline

  const leaveAll = (): void => {
    for (const leave of [...leaving]) leave()
    leaving.clear()
  }

  const follow = ({ host, standing }: Seen): void => {
    const begun = standing?.timeline ?? timeline
    const isSame = current === host && begun === timeline
    const isFirst = timeline === 0
    current = host
    timeline = begun
    isKnown = true
    knownAt = performance.now()
    if (!isSame) {
      leaveAll()
      if (!isFirst) onChange(host)
    }
    for (const { resolve } of waiting) resolve(host)
    waiting.clear()
  }

  /** What all refuse us with: a wrong password does not become right by waiting. */
  const refuse = (seen: readonly Seen[]): void => {
    const refusal = seen.find(({ error }) => error !== null && postgresProblem(error) === null)
    // Before the first was found there is nobody who could take its place.
    const error = refusal?.error ?? (timeline === 0 ? seen.find((each) => each.error !== null)?.error : null)
    if (error === null) return
    for (const { reject } of waiting) reject(error ?? new Problem('unavailable'))
    waiting.clear()
  }

  const lookAround = async (): Promise<void> => {
    looks += 1
    const own = current && (await see(current))
    const stands = own !== null && isPrimary(own)
    if (stands && looks % looksAlone !== 0) return isClosed ? undefined : follow(own)
    const others = await Promise.all(hosts.filter((host) => host !== own?.host).map(see))
    if (isClosed) return
    const seen = own ? [own, ...others] : others
    const [best] = seen
      .filter(isPrimary)
      .toSorted((one, other) => (other.standing?.timeline ?? 0) - (one.standing?.timeline ?? 0))
    if (best) return follow(best)
    isKnown = false
    // One that does not answer may be slow, and what runs there has its limits; one that writes no more is left.
    if (own?.standing) {
      leaveAll()
      current = null
    }
    refuse(seen)
  }

  const begin = (): Promise<void> => {
    clearTimeout(timer)
    round ??= lookAround().finally(() => {
      round = null
      if (isClosed) return
      timer = setTimeout(begin, isKnown ? interval : retry)
      timer.unref()
    })
    return round
  }

  return {
    get isKnown() {
      return isKnown
    },
    find: (within = patience) => {
      if (isClosed) return Promise.reject(new Problem('unavailable'))
      const isNew = performance.now() - knownAt < moment
      if (isKnown && current && isNew) return Promise.resolve(current)
      const { promise, resolve, reject } = Promise.withResolvers<DatabaseHost>()
      const each = { resolve, reject }
      const limit = setTimeout(() => {
        waiting.delete(each)
        reject(new Problem('unavailable'))
      }, within)
      waiting.add(each)
      if (round === null) begin()
      return promise.finally(() => clearTimeout(limit))
    },
    suspect: () => {
      if (!isClosed && round === null && timer !== undefined) begin()
    },
    whenLeft: (host, leave) => {
      if (host === current) leaving.add(leave)
      else leave()
      return () => leaving.delete(leave)
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      leaving.clear()
      for (const { reject } of waiting) reject(new Problem('unavailable'))
      waiting.clear()
    },
  }
}
