import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '../../gateway/database/embedded.ts'
import { prepareDatabase } from './prepare-database.ts'

/** One embedded PostgreSQL, in memory, for the whole run. */
export default async (project: TestProject) => {
  const embedded = await openEmbeddedDatabase('memory://')
  await prepareDatabase(embedded.connection)
  project.provide('database', embedded.connection)
  return () => embedded.close()
}
