import type { EntityManager } from 'typeorm'
import type { PersonalData } from '../../schema/personal-data.ts'
import type { Agent } from './agent.ts'

const search = '/api/personal-data/search'
const erasure = '/api/personal-data/erasure'

/** Somebody of whom little is held. */
export const mzia = 'mzia.g@example.org'

export const find = async (admin: Agent, email: string) =>
  (await admin.post<PersonalData>(search, { email })).body

export const erase = (admin: Agent, email: string, confirmEmail = email) =>
  admin.post<{ places: { place: string; count: number }[] }>(erasure, { email, confirmEmail })

/** Every sum there is of gifts. */
export const sums = async (manager: EntityManager, admin: Agent, project: string) => ({
  totals: await manager.query('select project_id, raised, donation_count from project_totals order by 1'),
  months: await manager.query('select * from project_months order by 1, 2'),
  days: await manager.query('select * from project_days order by 1, 2'),
  ledger: await manager.query('select count(*), sum(amount), sum(refunded) from donations'),
  entries: await manager.query('select count(*), sum(amount) from donation_entries'),
  told: (await admin.get<{ raised: number }>(`/api/projects/${project}`)).body.raised,
  total: (await admin.get('/api/analytics/total')).body,
})

/** How many sums are not what the ledger says. */
export const countWrongSums = async (manager: EntityManager): Promise<number> => {
  const [row] = await manager.query<Record<string, number>[]>(`
    select rebuild_project_totals() as a, rebuild_project_donors() as b, rebuild_people() as c,
      rebuild_project_months() as d, rebuild_project_days() as e, rebuild_list_counts() as f, rebuild_contributors() as g`)
  return Object.values(row ?? {}).reduce((sum, corrected) => sum + Number(corrected), 0)
}
