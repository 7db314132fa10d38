import type { EntityManager } from 'typeorm'

/** Everything the database holds of people and content, table by table; counting attempts is no change of those. */
export const contents = async (manager: EntityManager): Promise<Record<string, unknown>> => {
  const all: Record<string, unknown> = {}
  for (const { tableName } of manager.dataSource.entityMetadatas) {
    if (['login_attempts', 'counted_acts'].includes(tableName)) continue
    all[tableName] = await manager.query(`select * from ${tableName} t order by t::text`)
  }
  return all
}
