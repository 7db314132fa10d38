import type { EntityManager } from 'typeorm'

/** A statement as it was sent, with the values it compares with. */
export interface Sent {
  sql: string
  values: readonly unknown[]
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  return Array.isArray(value)
    ? quoted(`{${value.map((each) => JSON.stringify(each)).join(',')}}`)
    : quoted(String(value))
}

/** Answers each of these questions of a statement as a connection keeps it; `execute` stands there for what is asked of. */
const ofKept = async <Row>(
  manager: EntityManager,
  { sql, values }: Sent,
  ask: (execute: string) => Promise<Row>,
): Promise<Row> => {
  await manager.query(`prepare kept as ${sql}`)
  try {
    return await ask(`execute kept${values.length === 0 ? '' : `(${values.map(literal).join(', ')})`}`)
  } finally {
    await manager.query('deallocate kept')
  }
}

/**
 * What a plan for any values is, with what it found for these, as `explain` tells it.
 * @param options of `explain`
 */
export const explainKept = <Row>(manager: EntityManager, sent: Sent, options: string): Promise<Row[]> =>
  ofKept(manager, sent, async (execute) => {
    await manager.query('set local plan_cache_mode = force_generic_plan')
    const rows = await manager.query<Row[]>(`explain (${options}) ${execute}`)
    await manager.query('set local plan_cache_mode = auto')
    return rows
  })

/** PostgreSQL plans for the very values so often, before it decides whether a plan for any values is as good. */
const tried = 5

/** Whether PostgreSQL keeps one plan of a statement that is sent over and over, and does not plan it each time. */
export const isPlannedOnce = (manager: EntityManager, sent: Sent): Promise<boolean> =>
  ofKept(manager, sent, async (execute) => {
    for (let time = 0; time <= tried; time++) await manager.query(execute)
    const [kept] = await manager.query<{ isGeneric: boolean }[]>(
      `select generic_plans > 0 as "isGeneric" from pg_prepared_statements where name = 'kept'`,
    )
    return kept?.isGeneric === true
  })
