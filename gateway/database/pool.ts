import pg from 'pg'
import type { DataSource } from 'typeorm'

/** The connections of a data source, for statements that do not pass through TypeORM. */
export const poolOf = ({ driver }: DataSource): pg.Pool => {
  const pool: unknown = Reflect.get(driver, 'master')
  if (pool instanceof pg.Pool) return pool
  throw new Error('Driver not Connected')
}
