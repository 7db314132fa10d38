import { createHash } from 'node:crypto'
import type { ShortMemory } from '../core/short-memory.ts'

/** Milliseconds that anybody waits for Redis, and for which nobody asks it after it has let somebody wait. */
const patience = 50
const pause = 1000

/** Milliseconds between attempts to connect, and that one may take. */
const retry = { shortest: 100, longest: 2000, connect: 1000 }

/** What is on its way at once, beyond which Redis is too slow to be asked. */
const mostUnderWay = 1000

/** What was asked of it, and what came of that. */
export interface RedisFigures {
  isUp: boolean
  hits: number
  misses: number
  /** Asked of it in vain, or not at all because it was in vain a moment ago. */
  without: number
}

export interface RedisMemory extends ShortMemory {
  figures(): RedisFigures
  close(): void
}

/** Of fixed length, and no list of the addresses that somebody came from. */
const keyFor = (key: string): string =>
  `from-stray-to-safe:${createHash('sha256').update(key).digest('base64url')}`

/**
 * A memory in Redis; its client is read only here. It is asked for no longer than {@link patience}, and after it has let
 * somebody wait, nobody asks for {@link pause}: one that is gone or stands still costs next to nothing, and is used again by
 * itself once it answers.
 * @param log told once when it is gone, and once when it is back
 */
export const createRedisMemory = async (
  url: string,
  log: (sentence: string) => void,
): Promise<RedisMemory> => {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostUnderWay,
    socket: {
      connectTimeout: retry.connect,
      reconnectStrategy: (retries) => Math.min(retry.shortest * 2 ** Math.min(retries, 10), retry.longest),
    },
  })
  const counted = { hits: 0, misses: 0, without: 0 }
  let pausedUntil = 0
  let isUp = true
  const tell = (isThere: boolean): void => {
    if (isThere === isUp) return
    isUp = isThere
    log(isThere ? 'Redis answers again' : 'Redis gives no answer; limits are asked of the database')
  }
  // Each attempt that fails says so, and goes on by itself.
  client.on('error', () => tell(false))
  client.connect().catch(() => undefined)

  /** What it answers within so many milliseconds; throws else. */
  const answerWithin = async <Answer>(limit: number, send: () => Promise<Answer>): Promise<Answer> => {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('Redis gave no answer in time')), limit)
    const answered = send()
    answered.catch(() => undefined)
    try {
      const answer = await Promise.race([answered, late])
      tell(true)
      return answer
    } catch (error) {
      tell(false)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Null where it gave no answer in time, or was not asked. */
  const ask = async <Answer>(send: () => Promise<Answer>): Promise<Answer | null> => {
    if (client.isReady && performance.now() >= pausedUntil) {
      try {
        return await answerWithin(patience, send)
      } catch {
        pausedUntil = performance.now() + pause
      }
    }
    counted.without += 1
    return null
  }

  /** Whether it still answers, or again, in the time that anybody waits for it: nobody may ask it anything for a night. */
  const look = (): void => {
    if (client.isReady) answerWithin(patience, () => client.ping()).catch(() => undefined)
  }

  return {
    read: async (keys) => {
      const found = await ask(() => client.mGet(keys.map(keyFor)))
      if (found === null) return keys.map(() => null)
      counted[found.some((each) => each !== null) ? 'hits' : 'misses'] += 1
      return found
    },
    keep: (key, text, milliseconds) => {
      void ask(() =>
        client.set(keyFor(key), text, { expiration: { type: 'PX', value: Math.max(1, milliseconds) } }),
      )
    },
    figures: () => {
      // Whoever watches comes again, and is told then what came of this.
      look()
      return { isUp: client.isReady && isUp, ...counted }
    },
    close: () => {
      if (client.isOpen) client.destroy()
    },
  }
}
