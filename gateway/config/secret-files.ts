import { readFileSync } from 'node:fs'

/** A value that stands in the environment itself, as containers' secrets do not. */
type Environment = Readonly<Record<string, string | undefined>>

const ending = '_FILE'

/**
 * Reads the variables that stand in a file, whose path is told instead: `JWT_SECRET_FILE` for `JWT_SECRET`. Every process that
 * is started beside a gateway, in the same environment, reads the same.
 * @param names of those that are read at all
 * @returns all values, those of files among them, the names of those whose file says nothing, and a line for each fault
 */
export const readSecretFiles = (
  env: Environment,
  names: readonly string[],
): { values: Environment; unread: readonly string[]; faults: readonly string[] } => {
  const values: Record<string, string | undefined> = { ...env }
  const unread: string[] = []
  const faults: string[] = []
  for (const name of names) {
    const variable = `${name}${ending}`
    const file = env[variable]
    if (file === undefined) continue
    if (env[name] !== undefined) {
      faults.push(`${name} and ${variable} are both set: remove one of them`)
      continue
    }
    try {
      const value = readFileSync(file, 'utf8').trim()
      if (value !== '') values[name] = value
      else {
        unread.push(name)
        faults.push(`${variable} is empty: ${file} holds nothing`)
      }
    } catch (error) {
      unread.push(name)
      faults.push(`${variable} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { values, unread, faults }
}
