import { Client } from 'pg'
import { findPostgres, startPostgres } from './postgres-cluster.ts'

/** How the workers of a browser run are told where the real PostgreSQL is. */
const variable = 'BROWSER_TESTS_DATABASE'

/** One real PostgreSQL for the whole browser run, where its programs are installed. */
export default async () => {
  if (findPostgres() === null) return undefined
  const cluster = await startPostgres()
  process.env[variable] = cluster.url()
  return () => cluster.stop()
}

/**
 * The environment of a gateway with the demo in a new database of its own: in the run's PostgreSQL, or
 * the embedded one where there is none.
 */
export const demoDatabase = async (name: string): Promise<Record<string, string>> => {
  const { [variable]: address } = process.env
  if (address === undefined) return {}
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
  return { DATABASE_URL: new URL(name, address).href, DEMO: 'true' }
}
