import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres-cluster.ts'
import { prepareDatabase } from './prepare-database.ts'

/** One real PostgreSQL for the whole run. Without its programs tests can still be listed, not run. */
export default async (project: TestProject) => {
  if (findPostgres() === null) return
  const cluster = await startPostgres()
  await prepareDatabase({ url: cluster.url() })
  project.provide('database', { url: cluster.url() })
  return () => cluster.stop()
}
