import type { EntityManager } from 'typeorm'
import { mostShown, type ShownSpending } from '../../../schema/accounts-page.ts'
import type { Localized } from '../../../schema/model.ts'
import { readAs } from '../../models/columns.ts'
import { isPublic } from '../../models/life.ts'
import type { AccountsCell } from './add-up.ts'

/** Whose money it is, as everybody may know: what is a draft, or in the bin, has no name here. */
const lineOf = (projectId: string): string => `
  case when ${projectId} is null then 'charity' when r.deleted_at is null and ${isPublic('$1')} then r.id::text else 'others' end`

/** All sums are kept: nothing here is larger the more gifts there are. */
const cells = `
  with sums as (
    select project_id, to_char(month, 'YYYY-MM') as month, raised as confirmed, 0::numeric as refunded, 0::numeric as spent,
      0 as spending_count, 0::numeric as pledged from project_months
    union all
    select project_id, to_char(month, 'YYYY-MM'), given_back, went_back, 0, 0, 0 from project_refunds
    union all
    select nullif(scope, '00000000-0000-0000-0000-000000000000'), to_char(month, 'YYYY-MM'), 0, 0, spent, spending_count, 0
    from spending_months
    union all
    select project_id, to_char(month, 'YYYY-MM'), 0, 0, 0, 0, came from kept_promises
  )
  select ${lineOf('s.project_id')} as line, s.month, sum(s.confirmed)::float8 as confirmed,
    sum(s.refunded)::float8 as refunded, sum(s.spent)::float8 as spent, sum(s.pledged)::float8 as pledged,
    sum(s.spending_count)::integer as "spendingCount"
  from sums s left join projects r on r.id = s.project_id
  group by 1, 2
  having sum(s.confirmed) <> 0 or sum(s.refunded) <> 0 or sum(s.spent) <> 0 or sum(s.pledged) <> 0
    or sum(s.spending_count) <> 0`

const titles = `
  select r.id, r.title_en as en, r.title_ka as ka from projects r
  where r.id = any($2::uuid[]) and r.deleted_at is null and ${isPublic('$1')}`

const spendings = `
  select * from (
    select s.id, ${readAs('day', 's.spent_on')} as "spentOn", ${readAs('lari', 's.amount')} as amount,
      s.purpose_en as en, s.purpose_ka as ka, ${lineOf('s.project_id')} as line,
      case when s.paper is not null then '/api/accounts/receipts/' || s.id end as "receiptPath"
    from spendings s left join projects r on r.id = s.project_id
    where s.status = 'counted' and s.spent_on >= $2::date and s.spent_on < $2::date + interval '1 month'
  ) shown where ($3::text is null or line = $3) and ($4::uuid is null or ("spentOn", id) < (
    select ${readAs('day', 'a.spent_on')}, a.id from spendings a where a.id = $4))
  order by "spentOn" desc, id desc limit ${mostShown}`

type SpendingRow = Omit<ShownSpending, 'purpose'> & Localized

export const createAccountingRepository = (manager: EntityManager) => ({
  cells: (now: Date): Promise<AccountsCell[]> => manager.query(cells, [now]),

  /** What those of them are called that everybody is shown. */
  titles: async (now: Date, ids: readonly string[]): Promise<Map<string, Localized>> => {
    const rows = await manager.query<({ id: string } & Localized)[]>(titles, [now, ids])
    return new Map(rows.map(({ id, en, ka }) => [id, { en, ka }]))
  },

  /** What was spent in a month, the newest first, as much as is told at once; of what is left where it comes below something. */
  spendings: async (
    now: Date,
    { month, of, below }: { month: string; of: string | null; below: string | null },
  ): Promise<ShownSpending[]> => {
    const rows = await manager.query<SpendingRow[]>(spendings, [now, `${month}-01`, of, below])
    return rows.map(({ en, ka, ...rest }) => ({ ...rest, purpose: { en, ka } }))
  },
})

export type AccountingRepository = ReturnType<typeof createAccountingRepository>
