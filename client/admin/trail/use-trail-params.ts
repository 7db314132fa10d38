import { useSearchParams } from 'react-router-dom'
import { validate as isId } from 'uuid'
import { isCalendarDay } from '../../../schema/fields.ts'
import { isTrailDays } from '../../../schema/list-addresses.ts'
import { namesOf } from '../../../schema/model.ts'
import {
  programs,
  type TrailAction,
  type TrailKind,
  trailActions,
  trailKinds,
} from '../../../schema/trail.ts'
import { dayAtCharity } from '../../lib/day-at-charity.ts'
import { changedAddress } from '../list/changed-address.ts'
import { type ListState, searchIn } from '../list/use-list-params.ts'

interface TrailChoices {
  search: string
  actor: string
  kind: TrailKind | ''
  record: string
  action: TrailAction | ''
  /** So many back, or the one calendar day. */
  days: string
}

/** What the trail shows, as the address of its page keeps it. */
export interface TrailParams extends ListState, TrailChoices {
  /** The same, as the query and the export ask for it. */
  selection: {
    search: string
    actor: string | null
    kind: TrailKind | null
    record: string | null
    action: TrailAction | null
    from: string | null
    until: string | null
  }
  after: string | null
  choose: (change: Partial<TrailChoices>) => void
}

const oneOf = <Word extends string>(words: readonly Word[], given: string | null): Word | '' =>
  words.find((word) => word === given) ?? ''

const day = 86_400_000

/** Reads and writes the trail's part of the address. Words it does not know count as absent. */
export const useTrailParams = (): TrailParams => {
  const [params, setParams] = useSearchParams()
  const actor = params.get('actor') ?? ''
  const days = params.get('days') ?? ''
  const choices: TrailChoices = {
    search: searchIn(params),
    actor: actor === programs || isId(actor) ? actor : '',
    kind: oneOf(namesOf(trailKinds), params.get('kind')),
    record: params.get('record') ?? '',
    action: oneOf(namesOf(trailActions), params.get('action')),
    days: isTrailDays(days) ? days : '',
  }
  const { search, kind, record, action } = choices
  const oneDay = isCalendarDay(days) ? days : null
  const none = { search: null, actor: null, kind: null, record: null, action: null, days: null }
  return {
    ...choices,
    selection: {
      search,
      actor: choices.actor || null,
      kind: kind || null,
      record: record || null,
      action: action || null,
      from:
        oneDay ??
        (choices.days === '' ? null : dayAtCharity(new Date(Date.now() - (Number(days) - 1) * day))),
      until: oneDay,
    },
    after: params.get('after'),
    isFiltered: Object.values(choices).some((choice) => choice !== ''),
    choose: (change) =>
      setParams(changedAddress(params, change), { replace: true, preventScrollReset: true }),
    clear: () => setParams(changedAddress(params, none), { preventScrollReset: true }),
    pageHref: (after) => `?${changedAddress(params, { after })}`,
  }
}
