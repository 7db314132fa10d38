import { LRUCache } from 'lru-cache'
import type { LogPosition } from '../core/log-position.ts'
import type { KnownRevision } from './known-revision.ts'
import type { PreparedAnswer } from './prepared-answer.ts'

/** How much of the memory one answer may take: what few ask for must not drive out what everybody does. */
const largestShare = 1 / 8

/** Characters. Whoever asks in more words is answered, and not remembered. */
const longestKey = 2500

interface Kept {
  /** What everything was at before it was made. */
  stamp: string
  answer: PreparedAnswer
}

/** Why an answer is not shared: it is no good for others, or whoever it was made for has gone before it was. */
type Loss = 'not shared' | 'given up'

/** An answer that somebody is making. What is said of it first counts. */
export interface Making {
  /** Where everything it is made of was there; undefined where nobody reads from replicas. */
  readonly from: LogPosition | undefined
  /** Hands it to all who wait; answers what is kept of it. */
  share(made: PreparedAnswer): PreparedAnswer
  lose(why: Loss): void
}

/** Where the database was when it was last asked for a revision. */
export type Positions = (revision: string) => LogPosition | undefined

interface UnderWay extends Making {
  stamp: string
  outcome: Promise<PreparedAnswer | Loss>
}

interface MemoryFigures {
  hits: number
  misses: number
  entries: number
  bytes: number
  mostBytes: number
}

/**
 * Answers that are the same for everybody, each kept under a key, and true as long as nothing has changed since
 * before it was made: neither what the public is shown, nor the day.
 */
export class AnswerMemory {
  #hits = 0
  #misses = 0
  readonly #revision: KnownRevision
  readonly #today: () => string
  readonly #positions: Positions
  readonly #kept: LRUCache<string, Kept>
  readonly #underWay = new Map<string, UnderWay>()

  constructor(
    revision: KnownRevision,
    today: () => string,
    bytes: number,
    positions: Positions = () => undefined,
  ) {
    this.#revision = revision
    this.#today = today
    this.#positions = positions
    this.#kept = new LRUCache({
      maxSize: bytes,
      maxEntrySize: Math.max(1, Math.floor(bytes * largestShare)),
      sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
    })
  }

  /** Bytes that all of it takes. */
  get size(): number {
    return this.#kept.calculatedSize
  }

  /** What it holds now, and how often it was asked with and without success since it is there. */
  get figures(): MemoryFigures {
    return {
      hits: this.#hits,
      misses: this.#misses,
      entries: this.#kept.size,
      bytes: this.size,
      mostBytes: this.#kept.maxSize,
    }
  }

  /**
   * What is kept and known to be true at this moment, without asking anybody.
   * @param since the moment, on the monotonic clock, before which nothing that was asked counts
   */
  at(key: string, since?: number): PreparedAnswer | undefined {
    const revision = this.#revision.known(since)
    const found = revision === null ? undefined : this.#true(key, this.#stamp(revision))
    if (found) this.#hits++
    return found
  }

  /**
   * What is kept and true, or made by somebody else in the meantime; or the duty to make it, for that somebody.
   * Null where it cannot be shared: everybody makes their own.
   * @param since the moment, on the monotonic clock, before which nothing that was asked counts
   * @throws whatever asking the revision fails of
   */
  async find(key: string, since?: number): Promise<PreparedAnswer | Making | null> {
    if (key.length > longestKey) return null
    for (;;) {
      const revision = await this.#revision.current(since)
      const stamp = this.#stamp(revision)
      const found = this.#true(key, stamp)
      if (found !== undefined) {
        this.#hits++
        return found
      }
      const underWay = this.#underWay.get(key)
      if (underWay?.stamp !== stamp) return this.#begin(key, stamp, this.#positions(revision))
      const outcome = await underWay.outcome
      if (outcome === 'not shared') return null
      if (outcome !== 'given up') {
        this.#hits++
        return outcome
      }
    }
  }

  /** Something may have been written here: what is kept counts no more until that is asked. */
  doubt(): void {
    this.#revision.doubt()
  }

  #stamp(revision: string): string {
    return `${revision} on ${this.#today()}`
  }

  #true(key: string, stamp: string): PreparedAnswer | undefined {
    const kept = this.#kept.get(key)
    return kept?.stamp === stamp ? kept.answer : undefined
  }

  #begin(key: string, stamp: string, from: LogPosition | undefined): Making {
    const { promise: outcome, resolve } = Promise.withResolvers<PreparedAnswer | Loss>()
    const end = (how: PreparedAnswer | Loss): void => {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key)
      resolve(how)
    }
    const making: UnderWay = {
      stamp,
      from,
      outcome,
      share: (made) => {
        const answer = this.#keep(key, stamp, made)
        end(answer)
        return answer
      },
      lose: end,
    }
    this.#underWay.set(key, making)
    this.#misses++
    return making
  }

  /** What is the same as before goes on being kept as it is, with all that has been made of it. */
  #keep(key: string, stamp: string, made: PreparedAnswer): PreparedAnswer {
    const before = this.#kept.peek(key)?.answer
    const answer = before?.equals(made) ? before : made
    this.#kept.set(key, { stamp, answer })
    return answer
  }
}
