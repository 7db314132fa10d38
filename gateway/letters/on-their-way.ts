import type { EntityManager } from 'typeorm'
import { ownLetterAnswers } from '../../schema/letter-troubles.ts'
import type { LetterKind } from '../../schema/letters.ts'

/** Letters of a kind that have no end yet. */
export interface OnTheirWay {
  /** Those no server was asked to take yet, or that wait for the site: nothing that is written behind them would go either. */
  held: number
  /** Those that a server takes later, or does not take from this site while it takes others. */
  postponed: number
}

/** What somebody has paused: its work is over until they go on. */
export const isHeldBack = `coalesce(answer = '${ownLetterAnswers.held}', false)`

/** What a server puts off it answers by 4 (RFC 5321). */
const isPutOff = `coalesce(answer ~ '^4', false)`

/**
 * By 5 it speaks of every letter of the site, unless one that was written later was taken since: then it is the policy of one
 * reader's server.
 */
const isOneReaders = `coalesce(answer ~ '^5' and id < (
  select id from letters where state = 'sent' and kind = $1 order by id desc limit 1), false)`

const counted = `
  select count(*) filter (where not (${isPutOff} or ${isOneReaders}))::integer as held,
    count(*) filter (where ${isPutOff} or ${isOneReaders})::integer as postponed
  from letters where state in ('waiting', 'sending') and kind = $1 and not ${isHeldBack}`

export const onTheirWay = async (within: EntityManager, kind: LetterKind): Promise<OnTheirWay> => {
  const [found] = await within.query<OnTheirWay[]>(counted, [kind])
  return found ?? { held: 0, postponed: 0 }
}
