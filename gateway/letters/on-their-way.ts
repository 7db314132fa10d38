import type { EntityManager } from 'typeorm'
import type { LetterKind } from '../../schema/letters.ts'

/** Letters of a kind that have no end yet. */
export interface OnTheirWay {
  /** Those no server was asked to take yet, or that wait for the site: nothing that is written behind them would go either. */
  held: number
  /** Those that a server takes later. */
  postponed: number
}

/** What a server puts off it answers by 4 (RFC 5321); all else a letter waits for concerns every one. */
export const isPostponed = `coalesce(answer ~ '^4', false)`

const counted = `
  select count(*) filter (where not ${isPostponed})::integer as held,
    count(*) filter (where ${isPostponed})::integer as postponed
  from letters where state in ('waiting', 'sending') and kind = $1`

export const onTheirWay = async (within: EntityManager, kind: LetterKind): Promise<OnTheirWay> => {
  const [found] = await within.query<OnTheirWay[]>(counted, [kind])
  return found ?? { held: 0, postponed: 0 }
}
