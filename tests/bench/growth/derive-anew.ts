import type { Client } from 'pg'
import { withoutIndexes } from './without-indexes.ts'

/** What derives anew what is kept of gifts, and the tables it writes a row of each person or more to. */
const rebuilds: readonly { name: string; tables: readonly string[] }[] = [
  { name: 'rebuild_project_totals()', tables: [] },
  { name: 'rebuild_project_months()', tables: [] },
  { name: 'rebuild_project_days()', tables: [] },
  { name: 'rebuild_people()', tables: ['person_years'] },
  {
    name: 'rebuild_open_people()',
    tables: ['open_donors', 'open_people', 'open_years', 'open_project_donors'],
  },
  { name: 'rebuild_project_donors()', tables: ['project_donors'] },
  { name: 'rebuild_list_counts()', tables: [] },
]

/**
 * Derives all that is kept of the ledger, as after a restore, and lets the planner know of it.
 * @param tell is told what is done now, which takes minutes each where there are millions
 */
export const deriveAnew = async (client: Client, tell: (doing: string) => void): Promise<void> => {
  // Summed up in the order of the keys of what is kept, which costs a row there no page of its own either.
  await client.query("set work_mem = '256MB'; set enable_hashagg = off")
  for (const { name, tables } of rebuilds) {
    const rebuild = async (): Promise<void> => {
      tell(name)
      await client.query(`select ${name}`)
    }
    await withoutIndexes(client, tables, tell, rebuild, { keepKeys: true, references: true })
  }
  tell('vacuum analyze')
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}
