import { timingSafeEqual } from 'node:crypto'
import type { KeyedHash } from '../authentication/keyed-hash.ts'
import type { Clock } from '../core/clock.ts'
import { type LogPosition, logPositionText, readLogPosition } from '../core/log-position.ts'

/** Seconds for which a mark counts: longer than anybody needs one, as the clocks of gateways may differ. */
const lifetime = 30

const form = /^(\d{1,10}-\d{1,20})-(\d{1,12})-([\w-]{43})$/

/** Tells whoever has written where that was, in words that nobody else can make up: a place costs whoever is asked after it. */
export interface WrittenMarks {
  markOf(position: LogPosition): string
  /** Undefined for a mark that no gateway has given, or gave long ago. */
  positionOf(mark: string): LogPosition | undefined
}

/** @param seal with the keys that all gateways share */
export const createWrittenMarks = (seal: KeyedHash, clock: Clock): WrittenMarks => {
  const seconds = (): number => Math.floor(clock.now().getTime() / 1000)
  return {
    markOf: (position) => {
      const said = `${logPositionText(position)}-${seconds()}`
      return `${said}-${seal.hash(said)}`
    },
    positionOf: (mark) => {
      const [, place, given, sealed] = form.exec(mark) ?? []
      if (place === undefined || given === undefined || sealed === undefined) return undefined
      if (Math.abs(seconds() - Number(given)) > lifetime) return undefined
      const isOurs = seal
        .candidates(`${place}-${given}`)
        .some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(sealed)))
      return isOurs ? (readLogPosition(place) ?? undefined) : undefined
    },
  }
}
