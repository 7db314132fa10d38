import { Pool, type QueryResultRow } from 'pg'

/** As many connections as the gateway has. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** A prepared statement whose rows are read under the names of their columns. */
export const statement =
  <Row extends QueryResultRow>(name: string, text: string) =>
  async (...values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>({ name, text, values })).rows
