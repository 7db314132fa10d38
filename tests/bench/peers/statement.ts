import { Pool, type QueryResultRow } from 'pg'

/** As many connections as the gateway has. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** A prepared statement whose rows are read under the names of their columns. */
export const statement =
  <Row extends QueryResultRow>(name: string, text: string) =>
  async (...values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>({ name, text, values })).rows

/** The same, planned for its values each time: for very many rows a plan for any number of them is a bad one. */
export const plannedAnew =
  <Row extends QueryResultRow>(text: string) =>
  async (...values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>({ text, values })).rows
