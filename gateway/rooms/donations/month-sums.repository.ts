import type { EntityManager } from 'typeorm'
import { lastDayOf } from '../../../schema/analytics.ts'
import type { MonthsSelection } from '../../../schema/donations.ts'
import { Conditions } from '../../database/conditions.ts'
import type { DonorMonth } from './donation.ts'
import { endsOf, linesOf } from './month-lines.ts'
import type { Sight } from './sight.ts'

/** The place of a line in its month: what its donor is sorted by, and who that is. */
type Place = readonly [key: string, person: string]

interface Row {
  key: string
  person: string
  donorId: string | null
  name: string | null
  email: string | null
  donationCount: number
  given: string
  corrected: string
  refunded: string
  net: string
}

/** Stands for nobody, who has no id; no id is before it. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * How many lines of a month are held at once, some tens of megabytes: a month of no more donors is summed up once, however
 * few of its lines are asked for at a time.
 */
const linesHeld = 100_000

/** The name of somebody, which lines are sorted by within a month. */
const key = `lower(coalesce(n.name, n.email, '')) collate "C"`

const namesOf = ({ isBlind }: Sight): string =>
  isBlind ? '(select person_id as id, name, null::text as email from open_people)' : 'people'

const pageOf = (
  selection: MonthsSelection,
  limit: number,
  after: Place | null,
  sight: Sight,
): [text: string, values: unknown[]] => {
  const conditions = new Conditions()
  const bind: Conditions['bind'] = (value) => conditions.bind(value)
  const lines = linesOf(selection, bind, sight)
  const position =
    after && `(${key}, coalesce(g.person, '${nobody}')) > (${bind(after[0])}, ${bind(after[1])}::uuid)`
  const text = `
    select ${key} as key, coalesce(g.person, '${nobody}') as person, g.person as "donorId", n.name, n.email,
      g.gifts as "donationCount", g.given, g.net + g.refunded - g.given as corrected, g.refunded, g.net
    from (
      select person, sum(gifts)::integer as gifts, sum(given) as given, sum(refunded) as refunded, sum(net) as net
      from (${lines}) l group by person
    ) g left join ${namesOf(sight)} n on n.id = g.person
    ${position === null ? '' : `where ${position}`}
    order by 1, 2 limit ${bind(limit)}`
  return [text, conditions.values]
}

const countOf = (selection: MonthsSelection, sight: Sight): [text: string, values: unknown[]] => {
  const conditions = new Conditions()
  const lines = linesOf(selection, (value) => conditions.bind(value), sight)
  return [
    `select count(*)::integer as count from (select from (${lines}) l group by person) g`,
    conditions.values,
  ]
}

const monthOf = (day: string): string => day.slice(0, 7)

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

const later = (one: string, other: string | null): string => (other !== null && other > one ? other : one)
const earlier = (one: string, other: string | null): string => (other !== null && other < one ? other : one)

const toLine = (
  month: string,
  { key, person, donorId, name, email, donationCount, ...sums }: Row,
): DonorMonth => ({
  id: JSON.stringify([month, key, person]),
  month,
  donorId,
  name,
  email,
  donationCount,
  given: Number(sums.given),
  corrected: Number(sums.corrected),
  refunded: Number(sums.refunded),
  net: Number(sums.net),
})

/** What each donor gave in each month, and what was put right of it: a month at a time, whatever the number of gifts. */
export const createMonthSumsRepository = (manager: EntityManager) => {
  /** The months of a selection, with their days in it. */
  const monthsOf = async (selection: MonthsSelection): Promise<MonthsSelection[]> => {
    const [stored] = await manager.query<{ first: string | null; last: string | null }[]>(
      endsOf[selection.by],
    )
    if (stored?.first == null || stored.last === null) return []
    const from = later(stored.first, selection.from)
    const until = earlier(stored.last, selection.until)
    const months: MonthsSelection[] = []
    for (let month = monthOf(from); month <= monthOf(until); month = monthAfter(month)) {
      months.push({
        ...selection,
        from: later(`${month}-01`, selection.from),
        until: earlier(lastDayOf(month), selection.until),
      })
    }
    return months
  }

  return {
    /** All lines by month and name, for one reader to take as many of at a time as they like, from the first to the last. */
    lines: async function* (
      selection: MonthsSelection,
      sight: Sight,
    ): AsyncGenerator<DonorMonth, void, void> {
      for (const days of await monthsOf(selection)) {
        const month = monthOf(days.from ?? '')
        let rows: Row[] = []
        let after: Place | null = null
        do {
          rows = await manager.query<Row[]>(...pageOf(days, linesHeld, after, sight))
          for (const row of rows) {
            yield toLine(month, row)
            after = [row.key, row.person]
          }
        } while (rows.length === linesHeld)
      }
    },

    /** How many lines there are. */
    count: async (selection: MonthsSelection, sight: Sight): Promise<number> => {
      let sum = 0
      for (const days of await monthsOf(selection)) {
        const [row] = await manager.query<{ count: number }[]>(...countOf(days, sight))
        sum += row?.count ?? 0
      }
      return sum
    },
  }
}

export type MonthSumsRepository = ReturnType<typeof createMonthSumsRepository>
