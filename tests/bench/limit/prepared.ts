import { Pool } from 'pg'

/** As many connections as the gateway has. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** Days and instants come as the text the statement makes of them; nobody asks the driver for a `Date`. */
const rowsOf = async <Row extends unknown[]>(query: { name?: string; text: string; values: unknown[] }) =>
  (await pool.query<Row>({ ...query, rowMode: 'array' })).rows

export const prepared =
  <Row extends unknown[]>(name: string, text: string) =>
  (...values: unknown[]): Promise<Row[]> =>
    rowsOf({ name, text, values })

/** For very many rows a plan for any number of them is a bad one: this is planned for its values each time. */
export const plannedAnew =
  <Row extends unknown[]>(text: string) =>
  (...values: unknown[]): Promise<Row[]> =>
    rowsOf({ text, values })

/** The driver would parse the JSON only for us to write it again. */
const asText = { getTypeParser: () => (text: string) => text }

/** A statement whose one value is sent as it comes. */
export const preparedJson =
  (name: string, text: string) =>
  async (...values: unknown[]): Promise<string> => {
    const { rows } = await pool.query<{ json: string }>({ name, text, values, types: asText })
    return rows[0]?.json ?? 'null'
  }
