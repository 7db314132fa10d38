import { Client } from 'pg'
import type { DataSource } from 'typeorm'
import { createDataSource } from '../../../gateway/database/data-source.ts'
import { migrate } from '../../../gateway/database/migrate.ts'
import { entities } from '../../../gateway/rooms.ts'
import { migrations } from '../../../migrations/all.ts'
import type { PostgresCluster } from '../../support/postgres-cluster.ts'

/** Makes a database of the cluster, migrates it and has it filled. Answers its address. */
export const makeDatabase = async (
  cluster: PostgresCluster,
  name: string,
  fill: (dataSource: DataSource) => Promise<void>,
): Promise<string> => {
  const client = new Client({ connectionString: cluster.url() })
  await client.connect()
  await client.query(`create database "${name}"`)
  await client.end()
  const url = cluster.url(name)
  const dataSource = await createDataSource({
    connection: { url },
    poolSize: 2,
    entities,
    migrations,
  }).initialize()
  try {
    await migrate(dataSource)
    await fill(dataSource)
  } finally {
    await dataSource.destroy()
  }
  return url
}
