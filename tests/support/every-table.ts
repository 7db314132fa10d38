import type { DataSource } from 'typeorm'
import { type Config, readConfig } from '../../gateway/config/config.ts'
import { openDatabase } from '../../gateway/database/open.ts'
import { entities } from '../../gateway/rooms.ts'
import { migrations } from '../../migrations/all.ts'

/** Looks into the database of a gateway that does not run, and leaves it closed. */
export const lookInto = async <T>(
  env: NodeJS.ProcessEnv,
  look: (dataSource: DataSource) => Promise<T>,
): Promise<T> => {
  const config: Config = readConfig(env)
  const database = await openDatabase(config, { entities, migrations })
  try {
    return await look(await database.connect())
  } finally {
    await database.close()
  }
}

/** How many rows each table has, and a hash of all that stands in them; of migrations what they are called. */
const readTables = async (dataSource: DataSource): Promise<Record<string, string>> => {
  const tables = await dataSource.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables) {
    const row = name === 'migrations' ? 'each.name' : 'each::text'
    const [table] = await dataSource.query<{ told: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(${row}, '|' order by ${row} collate "C")), '') as told
       from "${name}" as each`,
    )
    found[name] = table?.told ?? ''
  }
  return found
}

export const everyTable = (env: NodeJS.ProcessEnv): Promise<Record<string, string>> =>
  lookInto(env, readTables)
