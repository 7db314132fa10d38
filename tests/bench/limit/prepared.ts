import { Pool } from 'pg'

/** As many connections as the gateway has. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

/** Days and instants come as the text the statement makes of them; nobody asks the driver for a `Date`. */
export const prepared =
  <Row extends unknown[]>(name: string, text: string) =>
  async (...values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>({ name, text, values, rowMode: 'array' })).rows

/** The driver would parse the JSON only for us to write it again. */
const asText = { getTypeParser: () => (text: string) => text }

/** A statement whose one value is sent as it comes. */
export const preparedJson =
  (name: string, text: string) =>
  async (...values: unknown[]): Promise<string> => {
    const { rows } = await pool.query<{ json: string }>({ name, text, values, types: asText })
    return rows[0]?.json ?? 'null'
  }
