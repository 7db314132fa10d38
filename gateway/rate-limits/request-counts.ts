import { LRUCache } from 'lru-cache'

/** Whom a process remembers at once; who has asked least lately is forgotten first. */
const most = 20_000

interface Count {
  /** Requests here since the minute began, and where else, as far as that is known. */
  own: number
  others: number
  /** When it ends, on this process' clock. */
  until: number
}

/** What one address has asked for here in a minute that has not ended. */
export interface BusyAddress {
  key: string
  count: number
  /** Milliseconds until that minute ends. */
  left: number
}

type Told = (error: null, counted: { current: number; ttl: number }) => void

/** How often each address has asked within its minute, which begins with the first request. */
export class RequestCounts {
  readonly #counts = new LRUCache<string, Count>({ max: most })

  /** As `@fastify/rate-limit` asks its store. */
  incr(key: string, done: Told, window: number): void {
    const now = performance.now()
    const known = this.#counts.get(key)
    const count = known && known.until > now ? known : { own: 0, others: 0, until: now + window }
    count.own += 1
    if (count !== known) this.#counts.set(key, count)
    done(null, { current: count.own + count.others, ttl: Math.ceil(count.until - now) })
  }

  /** As it asks for one that counts something else. */
  child(_counting: object): RequestCounts {
    return new RequestCounts()
  }

  /** Who has asked here at least so often. */
  busy(least: number): BusyAddress[] {
    const now = performance.now()
    return [...this.#counts.entries()].flatMap(([key, { own, until }]) =>
      own >= least && until > now ? [{ key, count: own, left: until - now }] : [],
    )
  }

  /** What each of these has asked for elsewhere, in minutes that have not ended. */
  learn(others: ReadonlyMap<string, number>): void {
    for (const [key, count] of others) {
      const known = this.#counts.peek(key)
      if (known) known.others = count
    }
  }
}
