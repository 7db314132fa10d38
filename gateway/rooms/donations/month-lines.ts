import type { MonthsBy, MonthsSelection } from '../../../schema/donations.ts'
import type { Conditions } from '../../database/conditions.ts'
import { beginningOf, endOf } from '../../database/gifts-within.ts'
import type { Sight } from './sight.ts'

type Bind = Conditions['bind']

/** Whom a gift or an entry is told of, of the person `w`; who is no open person `v` is nobody to the blind. */
const giver = (isAnonymous: string, { isBlind }: Sight): string =>
  isBlind ? `case when ${isAnonymous} then null else v.person_id end` : 'w.root_id'

const person = (id: string, { isBlind }: Sight): string =>
  `left join people w on w.id = ${id} ${isBlind ? 'left join open_people v on v.person_id = w.root_id' : ''}`

/** What of a gift or an entry counts, how many gifts that are, and what was first written down of it, or went back by then. */
const counts = (row: string): string => `case when ${row}.status = 'confirmed' then ${row}.amount else 0 end`
const gifts = (row: string): string => `(${row}.status = 'confirmed')::integer`
const given = (row: string): string => `${row}.amount + ${row}.refunded`
const wentBack = (row: string): string =>
  `${row}.refunded + case when ${row}.status = 'refunded' then ${row}.amount else 0 end`

/** The days and the project of a selection, as conditions of a moment and a row. */
const within = ({ project, from, until }: MonthsSelection, bind: Bind) => {
  const [first, last] = [bind(from), bind(until)]
  const only = project === null ? null : bind(project)
  return (moment: string, row: string): string =>
    [
      `${moment} >= ${beginningOf(first)} and ${moment} < ${endOf(last)}`,
      ...(only === null ? [] : [`${row}.project_id = ${only}`]),
    ].join(' and ')
}

/** Entries of gifts, `e`, with the gift `d` and whoever gave what `row` tells. */
const entriesBeside = (row: string, sight: Sight): string => `
  join donations d on d.id = e.donation_id left join donors o on o.id = ${row}.donor_id ${person('o.person_id', sight)}`

/**
 * What became of the gifts of a month, a line each: those that stand in it, and as given what was first written down of
 * it. So what was moved to another month, donor or project since is taken from the one and added to the other. What is only
 * promised is not in it.
 */
const receivedLines = (selection: MonthsSelection, bind: Bind, sight: Sight): string => {
  const isIn = within(selection, bind)
  return `
    select ${giver('d.anonymous', sight)} as person, ${gifts('d')} as gifts,
      case when d.version = 1 then ${given('d')} else 0 end as given, ${wentBack('d')} as refunded, ${counts('d')} as net
    from donations d ${person('d.person_id', sight)}
    where d.status in ('confirmed', 'refunded', 'voided') and ${isIn('d.received_at', 'd')}
    union all
    select ${giver('d.anonymous or e.anonymous', sight)}, 0, ${given('e')}, 0, 0
    from donation_entries e ${entriesBeside('e', sight)}
    where e.version = 1 and d.status <> 'pending' and ${isIn('e.received_at', 'e')}`
}

/**
 * What was written down in a month, and put right in it: a line for what counts from each entry on, and one that takes away what
 * counted until then. A gift that nobody has put right is its own first entry: it says the same once another follows.
 */
const writtenLines = (selection: MonthsSelection, bind: Bind, sight: Sight): string => {
  const isIn = within(selection, bind)
  const before = 'join donation_entries b on (b.donation_id, b.version) = (e.donation_id, e.version - 1)'
  return `
    select ${giver('d.anonymous', sight)} as person, ${gifts('d')} as gifts, ${given('d')} as given,
      ${wentBack('d')} as refunded, ${counts('d')} as net
    from donations d ${person('d.person_id', sight)}
    where d.version = 1 and d.status in ('confirmed', 'refunded', 'voided') and ${isIn('d.created_at', 'd')}
    union all
    select ${giver('d.anonymous or e.anonymous', sight)}, ${gifts('e')}, ${given('e')}, ${wentBack('e')}, ${counts('e')}
    from donation_entries e ${entriesBeside('e', sight)}
    where e.version = 1 and d.status <> 'pending' and ${isIn('e.made_at', 'e')}
    union all
    select ${giver('d.anonymous or e.anonymous', sight)}, ${gifts('e')}, 0, e.refunded - b.refunded, ${counts('e')}
    from donation_entries e ${before} ${entriesBeside('e', sight)}
    where ${isIn('e.made_at', 'e')}
    union all
    select ${giver('d.anonymous or b.anonymous', sight)}, -${gifts('b')}, 0, 0, -(${counts('b')})
    from donation_entries e ${before} ${entriesBeside('b', sight)}
    where ${isIn('e.made_at', 'b')}`
}

export const linesOf = (selection: MonthsSelection, bind: Bind, sight: Sight): string =>
  (selection.by === 'written' ? writtenLines : receivedLines)(selection, bind, sight)

const spanOf = (...parts: readonly string[]): string => `
  select to_char(min(at), 'YYYY-MM-DD') as first, to_char(max(at), 'YYYY-MM-DD') as last from (
    ${parts.join(' union all ')}
  ) e`

const endsIn = (column: string, from: string): string =>
  `select unnest(array[min(${column}), max(${column})]) at time zone 'Asia/Tbilisi' as at from ${from}`

/** The days of the first and of the last gift, whatever has become of them, now or when they were written down. */
export const endsOf: Record<MonthsBy, string> = {
  received: spanOf(
    endsIn('received_at', `donations where status = 'confirmed'`),
    endsIn('received_at', `donations where status in ('refunded', 'voided')`),
    endsIn('received_at', 'donation_entries where version = 1'),
  ),
  written: spanOf(endsIn('created_at', 'donations'), endsIn('made_at', 'donation_entries')),
}
