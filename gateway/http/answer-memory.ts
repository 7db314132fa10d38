import { LRUCache } from 'lru-cache'
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
  /** Hands it to all who wait; answers what is kept of it. */
  share(made: PreparedAnswer): PreparedAnswer
  lose(why: Loss): void
}

interface UnderWay extends Making {
  stamp: string
  outcome: Promise<PreparedAnswer | Loss>
}

/**
 * Answers that are the same for everybody, each kept under a key, and true as long as nothing has changed since
 * before it was made: neither what the public is shown, nor the day.
 */
export class AnswerMemory {
  readonly #revision: KnownRevision
  readonly #today: () => string
  readonly #kept: LRUCache<string, Kept>
  readonly #underWay = new Map<string, UnderWay>()

  constructor(revision: KnownRevision, today: () => string, bytes: number) {
    this.#revision = revision
    this.#today = today
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

  /** What is kept and known to be true at this moment, without asking anybody. */
  at(key: string): PreparedAnswer | undefined {
    const revision = this.#revision.known()
    return revision === null ? undefined : this.#true(key, this.#stamp(revision))
  }

  /**
   * What is kept and true, or made by somebody else in the meantime; or the duty to make it, for that somebody.
   * Null where it cannot be shared: everybody makes their own.
   * @throws whatever asking the revision fails of
   */
  async find(key: string): Promise<PreparedAnswer | Making | null> {
    if (key.length > longestKey) return null
    for (;;) {
      const stamp = this.#stamp(await this.#revision.current())
      const found = this.#true(key, stamp)
      if (found !== undefined) return found
      const underWay = this.#underWay.get(key)
      if (underWay?.stamp !== stamp) return this.#begin(key, stamp)
      const outcome = await underWay.outcome
      if (outcome === 'not shared') return null
      if (outcome !== 'given up') return outcome
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

  #begin(key: string, stamp: string): Making {
    const { promise: outcome, resolve } = Promise.withResolvers<PreparedAnswer | Loss>()
    const end = (how: PreparedAnswer | Loss): void => {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key)
      resolve(how)
    }
    const making: UnderWay = {
      stamp,
      outcome,
      share: (made) => {
        const answer = this.#keep(key, stamp, made)
        end(answer)
        return answer
      },
      lose: end,
    }
    this.#underWay.set(key, making)
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
