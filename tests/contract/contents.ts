import type { EntityManager } from 'typeorm'

/** Counting attempts is no change of people and content. */
const uncounted = ['login_attempts', 'counted_acts', 'counted_requests']

/** Everything the database holds of people and content, as texts of rows, table by table. */
export const contents = async (manager: EntityManager): Promise<Record<string, string[]>> => {
  const tables = manager.dataSource.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter((name) => !uncounted.includes(name))
  const all: Record<string, string[]> = Object.fromEntries(tables.map((name) => [name, []]))
  // One statement: each costs a way to the database, and nothing else here takes as long.
  const each = tables.map((name) => `select '${name}' as name, t::text as row from ${name} t`)
  const rows: { name: string; row: string }[] = await manager.query(
    `${each.join(' union all ')} order by name, row`,
  )
  for (const { name, row } of rows) all[name]?.push(row)
  return all
}
