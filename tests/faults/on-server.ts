import { randomBytes } from 'node:crypto'
import { type PostgresCluster, startPostgres } from '../support/postgres-cluster.ts'
import { test as counting } from './count.ts'
import { connectTo } from './sessions.ts'
import { openSite } from './site.ts'

/** An empty database, for one test alone: its address. */
export const makeDatabase = async (server: PostgresCluster): Promise<string> => {
  const name = `own_${randomBytes(6).toString('hex')}`
  const client = await connectTo(server.url())
  await client.query(`create database ${name}`)
  await client.end()
  return server.url(name)
}

/** A PostgreSQL for all tests of a file, whose commits wait for the disk, and a gateway over a database of the test's own. */
export const test = counting
  .extend('commits', { scope: 'file' }, () => ({ asItComes: true }))
  .extend('server', { scope: 'file' }, async ({ commits }, { onCleanup }) => {
    const server = await startPostgres(commits)
    onCleanup(() => server.stop())
    return server
  })
  .extend('database', ({ server }) => makeDatabase(server))
  .extend('site', async ({ database }, { onCleanup }) => {
    const site = await openSite({ DATABASE_URL: database })
    onCleanup(() => site.stop())
    return site
  })
