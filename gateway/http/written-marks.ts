import { randomBytes, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { KeyedHash } from '../authentication/keyed-hash.ts'
import type { Clock } from '../core/clock.ts'

/** Seconds for which a mark counts: longer than anybody needs one, as the clocks of gateways may differ. */
const lifetime = 30

/** Marks that were seen here. Who had one that is no more among them is answered as if it were seen for the first time. */
const mostSeen = 10_000

const unknown = 'unknown'

const form = /^((\d{1,12})-([\w-]{22}|unknown))-([\w-]{43})$/

/** Whether it is there for everybody who asks from now on, or may be there later. */
export type Written = 'stored' | 'unknown'

/** Tells whoever has written so, in words that nobody else can make up: they cost whoever is asked after them. */
export interface WrittenMarks {
  /** Each is another one: what is known of one says nothing of what others wrote at the same moment. */
  mark(written: Written): string
  /**
   * From which moment on, on the monotonic clock, a question is answered with what was written: the first one at which its
   * mark was here. Undefined for a mark that no gateway has given, or gave long ago.
   */
  thereSince(mark: string): number | undefined
}

/** @param seal with the keys that all gateways share */
export const createWrittenMarks = (
  seal: KeyedHash,
  clock: Clock,
  now: () => number = () => performance.now(),
): WrittenMarks => {
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000)
  const seen = new LRUCache<string, number>({ max: mostSeen })
  const isOurs = (said: string, sealed: string): boolean =>
    seal.candidates(said).some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(sealed)))
  return {
    mark: (written) => {
      const said = `${seconds()}-${written === 'unknown' ? unknown : randomBytes(16).toString('base64url')}`
      return `${said}-${seal.hash(said)}`
    },
    thereSince: (mark) => {
      const [, said, given, which, sealed] = form.exec(mark) ?? []
      if (said === undefined || sealed === undefined) return undefined
      if (Math.abs(seconds() - Number(given)) > lifetime || !isOurs(said, sealed)) return undefined
      if (which === unknown) return now()
      const since = seen.get(mark) ?? now()
      seen.set(mark, since)
      return since
    },
  }
}
