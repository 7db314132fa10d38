import { donation, donationStatuses } from '../../../schema/donations.ts'
import type { LedgerRequest, LedgerSelection } from '../../../schema/ledger.ts'
import { mostCounted } from '../../../schema/limits.ts'
import type { KeyType, Position } from '../../core/sorted-list-page.ts'
import { mostOf } from '../../database/find-list-page.ts'
import { beginningOf, endOf } from '../../database/gifts-within.ts'
import { unseen } from '../../database/unseen.ts'
import { readAs } from '../../models/columns.ts'
import { hasReference, lettersOfOne } from './same-reference.ts'
import { foundByTelling, type Sight } from './sight.ts'

type Bind = (value: unknown) => string

/** How the gifts of a selection are ordered. */
export type LedgerOrder = Pick<LedgerRequest, 'sort' | 'direction'> | 'reference'

/** What gifts, `d`, are sorted by; how that is told in a cursor, and read from one. */
interface Key {
  sql: string
  type: KeyType
  told: (key: string) => string
}

const asText = (key: string): string => `${key}::text`

const keys: Record<'received' | 'amount' | 'reference', Key> = {
  received: { sql: 'd.received_at', type: 'timestamptz', told: (key) => readAs('instant', key) },
  amount: { sql: 'd.amount', type: 'numeric', told: asText },
  reference: { sql: 'letters_of(d.reference) collate "C"', type: 'text', told: asText },
}

export const keyOf = (order: LedgerOrder): Key => keys[order === 'reference' ? order : order.sort]

export const directionOf = (order: LedgerOrder) => (order === 'reference' ? 'asc' : order.direction)

/** Whether gifts are looked for by a reference, or by how it begins. */
export const isByReference = ({
  reference,
  sameReference,
}: Pick<LedgerSelection, 'reference' | 'sameReference'>): boolean =>
  reference !== '' || sameReference !== null

/** What is looked for by its reference comes in the order of references: the one that is just that is the first. */
export const orderFor = ({ sort, direction, ...selection }: LedgerRequest): LedgerOrder =>
  isByReference(selection) ? 'reference' : { sort, direction }

/** Follows every text that begins with another, as PostgreSQL compares bytes. */
const last = 'chr(1114111)'

/** What gifts must meet besides their kind and method. Bounds on the indexed columns themselves. */
const conditionsOf = (
  { project, from, until, reference, sameReference }: LedgerSelection,
  bind: Bind,
): string[] => {
  const conditions = ['true']
  if (project !== null) conditions.push(`d.project_id = ${bind(project)}`)
  if (from !== null) conditions.push(`d.received_at >= ${beginningOf(bind(from))}`)
  if (until !== null) conditions.push(`d.received_at < ${endOf(bind(until))}`)
  if (reference !== '') {
    const begun = `letters_of(${bind(reference)}::text)`
    const { sql } = keys.reference
    conditions.push(
      `d.reference is not null and ${sql} >= ${begun} and ${sql} < (${begun} || ${last}) collate "C"`,
    )
  }
  if (sameReference !== null) conditions.push(hasReference(lettersOfOne(bind(sameReference))))
  return conditions
}

const allStatuses = Object.keys(donationStatuses)
/** Where nobody says how a gift came there is an empty text in the index. */
const allMethods = ['', ...donation.fields.method.shape.options]

/** Reads some of the gifts of a selection, at most so many. */
export type ReadSome = (options: { columns: string; more?: string; order?: string; limit: string }) => string

/**
 * How gifts of a selection are read. Without a reference those of each kind and method come from their own range of an
 * index, so that the cost follows what is read and not what is stored, however they are mixed in time.
 */
export const readerOf = (selection: LedgerSelection, bind: Bind, sight: Sight): ReadSome => {
  const { status, method } = selection
  const conditions = conditionsOf(selection, bind)
  if (isByReference(selection)) {
    conditions.push(...foundByTelling(sight))
    if (status !== null) conditions.push(`d.status = ${bind(status)}`)
    if (method !== null) conditions.push(`coalesce(d.method, '') = ${bind(method)}`)
    return ({ columns, more = 'true', order = '', limit }) =>
      `select ${columns} from donations d where ${conditions.join(' and ')} and ${more} ${order} limit ${limit}`
  }
  const statuses = bind(status === null ? allStatuses : [status])
  const methods = bind(method === null ? allMethods : [method])
  return ({ columns, more = 'true', order = '', limit }) => `
    select e.* from unnest(${statuses}::text[]) s(status) cross join unnest(${methods}::text[]) m(method)
    cross join lateral (
      select ${columns} from donations d
      where d.status = s.status and coalesce(d.method, '') = m.method and ${conditions.join(' and ')} and ${more}
      ${order} limit ${limit}
    ) e`
}

interface Page {
  order: LedgerOrder
  first: number
  after: Position | null
  /** Who may be told whose gifts these are. */
  sight: Sight
  /** What is read of each gift `r`. */
  columns: readonly string[]
  /** The tables that is read from. */
  from: string
  isCounted: boolean
  isTurned: boolean
}

/**
 * The statement of a page: how many there are, how many come before, what the page before follows, and each gift with
 * its place. The first two are null where they are more than anybody counts.
 */
export const pageText = (
  selection: LedgerSelection,
  bind: Bind,
  { order, first, after, sight, columns, from, isCounted, isTurned }: Page,
): string => {
  const { sql, type, told } = keyOf(order)
  const direction = directionOf(order)
  const [ahead, behind, opposite] = direction === 'asc' ? ['>', '<=', 'desc'] : ['<', '>=', 'asc']
  const read = readerOf(selection, bind, sight)
  const limit = `(${bind(first)}::int + 1)`
  const most = String(mostOf(first))
  const place = after && `(${unseen(bind(after[0]), type)}, ${unseen(bind(after[1]), 'uuid')})`
  const placed = `${sql} as key, d.id`
  const inOrder = (way: string) => `order by ${sql} ${way}, d.id ${way}`
  const compared = (sign: string) => (place ? `(${sql}, d.id) ${sign} ${place}` : 'true')

  // Counted in order: without one each kind would be looked for in the whole ledger.
  const counted = (more: string) => {
    const some = read({ columns: 'd.id', more, order: inOrder(direction), limit: String(mostCounted + 1) })
    return `(select nullif(count(*), ${mostCounted + 1}) from (select from (${some}) f limit ${mostCounted + 1}) c)`
  }
  const passed = read({ columns: placed, more: compared(behind), order: inOrder(opposite), limit: most })
  const figures = [
    isCounted ? counted('true') : '0',
    place && isTurned ? counted(compared(behind)) : '0',
    place && isTurned
      ? `(select json_build_array(${told('key')}, id) from (${passed}) p
          order by key ${opposite}, id ${opposite} offset ${limit} - 1 limit 1)`
      : 'null',
  ]
  const page = read({ columns: placed, more: compared(ahead), order: inOrder(direction), limit: most })
  const names = columns.map((_, index) => `c${index}`)
  const own = columns.map((column, index) => `${column} as c${index}`)
  return `
    select ${[...figures, told('page.key'), ...names].join(', ')}
    from (values (true)) one left join (
      (select key, id from (${page}) f order by key ${direction}, id ${direction} limit ${limit}) page
      cross join lateral (select ${own.join(', ')} from ${from} where r.id = page.id offset 0) own
    ) on true
    order by page.key ${direction}, page.id ${direction}`
}
