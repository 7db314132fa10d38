import type { TestProject } from 'vitest/node'
import { startPgbouncer } from './pgbouncer.ts'
import { findPostgres, startPostgres } from './postgres-cluster.ts'
import { prepareDatabase } from './prepare-database.ts'

/**
 * One real PostgreSQL for the whole run; with `THROUGH_POOLER=true` everything reaches it through PgBouncer. Without its
 * programs tests can still be listed, not run.
 */
export default async (project: TestProject) => {
  if (findPostgres() === null) return
  const cluster = await startPostgres({ unvacuumed: true })
  const pooler = process.env.THROUGH_POOLER === 'true' ? await startPgbouncer(cluster.port) : null
  const url = (pooler ?? cluster).url()
  await prepareDatabase({ url })
  project.provide('database', { url })
  if (pooler) project.provide('server', cluster.url())
  return async () => {
    await pooler?.stop()
    await cluster.stop()
  }
}
