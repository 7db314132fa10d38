import type { PoolClient, QueryResult, QueryResultRow } from 'pg'
import type { DataSource } from 'typeorm'
import { poolOf } from './pool.ts'

/** Of several statements the driver answers the results of each. */
const lastRows = <Row extends QueryResultRow>(results: QueryResult<Row> | QueryResult<Row>[]): Row[] =>
  [results].flat().at(-1)?.rows ?? []

/**
 * Asks what nobody needs to know at any price: within so many milliseconds, the wait for a connection included, or not at
 * all. Given up, it holds no connection any more, and the database does not go on with it.
 */
export const askBriefly = async <Row extends QueryResultRow>(
  dataSource: DataSource,
  sql: string,
  milliseconds: number,
): Promise<Row[]> => {
  const connecting = poolOf(dataSource).connect()
  const { promise: end, reject } = Promise.withResolvers<never>()
  const giveUp = (): void => reject(new Error('the database gave no answer in time'))
  // What has come in meanwhile is read first: it may be this process that had no time.
  const limit = setTimeout(() => setImmediate(giveUp), milliseconds)
  let client: PoolClient | null = null
  let isAnswered = false
  try {
    client = await Promise.race([connecting, end])
    dataSource.logger.logQuery(sql)
    const results = client.query<Row>(`set local statement_timeout = ${milliseconds}; ${sql}`)
    const rows = lastRows(await Promise.race([results, end]))
    isAnswered = true
    return rows
  } finally {
    clearTimeout(limit)
    if (client) client.release(!isAnswered)
    else
      connecting.then(
        (late) => late.release(),
        () => undefined,
      )
  }
}
