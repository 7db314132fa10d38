import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm'

/** What the gateway is called at the database: what it writes for nobody leaves no trail. */
export const nameOfGateway = 'from-stray-to-safe'

export const snakeCase = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

const tableOf = (table: Table | string): string => {
  const path = typeof table === 'string' ? table : table.name
  return path.slice(path.lastIndexOf('.') + 1)
}

/**
 * Columns in snake case, an embedded text's language after its name (`title_en`); keys and
 * constraints under the names PostgreSQL itself would give them, so that a migration written
 * in SQL and an entity agree without hashes.
 */
export class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, embeddedPrefixes: string[]): string {
    return snakeCase([...embeddedPrefixes, custom ?? property].join('_'))
  }

  override primaryKeyName(table: Table | string): string {
    return `${tableOf(table)}_pkey`
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${tableOf(table)}_${columns.join('_')}_key`
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${tableOf(table)}_${columns.join('_')}_fkey`
  }
}
