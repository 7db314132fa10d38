import { expect } from 'vitest'
import { createDataSource } from '../../gateway/database/data-source.ts'
import { test } from '../support/database.ts'

test('what PostgreSQL takes for much work is done as it is, and not compiled first', async ({
  connection,
}) => {
  const gateway = createDataSource({ connection, poolSize: 1, entities: [], migrations: [] })
  await gateway.initialize()
  try {
    const plan = await gateway.transaction(async (part) => {
      await part.query('set local jit_above_cost = 0')
      return part.query<Record<string, string>[]>(
        'explain (analyze) select count(*) from generate_series(1, 100) one, generate_series(1, 100) other',
      )
    })
    const told = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(told).toContain('Function Scan')
    expect(told).not.toContain('JIT')
  } finally {
    await gateway.destroy()
  }
})

test('what PostgreSQL takes for much work is left to one of its processes', async ({ connection }) => {
  const gateway = createDataSource({ connection, poolSize: 1, entities: [], migrations: [] })
  await gateway.initialize()
  try {
    const plan = await gateway.transaction(async (part) => {
      for (const cost of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size']) {
        await part.query(`set local ${cost} = 0`)
      }
      return part.query<Record<string, string>[]>('explain select count(*) from pg_catalog.pg_proc')
    })
    const told = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(told).toContain('Aggregate')
    expect(told).not.toContain('Workers Planned')
  } finally {
    await gateway.destroy()
  }
})
