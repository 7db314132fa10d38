import { plannedAnew, statement } from './statement.ts'

interface Row {
  projectId: string
  id: string
  anonymous: boolean
  amount: number
  receivedAt: string
  name: string | null
  email: string | null
}

interface Gift {
  id: string
  anonymous: boolean
  amount: number
  receivedAt: string
  donor: { name: string } | null
  recordedDonor: { name: string | null; email: string | null } | null
}

const newest = plannedAnew<Row>(
  `select p.id as "projectId", d.id, d.anonymous, d.amount::float8 as amount,
     to_char(d.received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receivedAt", o.name, o.email
   from unnest($1::uuid[]) as p(id)
   cross join lateral (
     select id, anonymous, amount, received_at, donor_id from donations
     where project_id = p.id and status = 'confirmed' order by received_at desc, id desc limit $2
   ) d
   left join donors o on o.id = d.donor_id
   order by p.id, d.received_at desc, d.id desc`,
)

const toGift = ({ id, anonymous, amount, receivedAt, name, email }: Row): Gift => ({
  id,
  anonymous,
  amount,
  receivedAt,
  donor: anonymous || name === null ? null : { name },
  recordedDonor: name === null && email === null ? null : { name, email },
})

/** The newest gifts of each project, in the order of the projects. */
export const giftsOf = async (projectIds: readonly string[], first: number): Promise<Gift[][]> => {
  const found = new Map<string, Gift[]>(projectIds.map((id) => [id, []]))
  for (const row of await newest(projectIds, first)) found.get(row.projectId)?.push(toGift(row))
  return [...found.values()]
}

const counts = statement<{ id: string; count: number }>(
  'gift counts',
  'select project_id as id, donation_count as count from project_totals where project_id = any($1)',
)

export const giftCountsOf = async (projectIds: readonly string[]): Promise<number[]> => {
  const found = new Map((await counts(projectIds)).map(({ id, count }) => [id, count]))
  return projectIds.map((id) => found.get(id) ?? 0)
}
