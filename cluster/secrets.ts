import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the parts know each other by. Letters and digits, so that they fit into addresses and files of any kind. */
export interface Secrets {
  /** Of PostgreSQL's superuser. */
  superuser: string
  replication: string
  rewind: string
  /** Of the gateways' own user. */
  site: string
  redis: string
  /** What signs the sessions. */
  jwt: string
}

const make = (): string => randomBytes(24).toString('hex')

/**
 * Made at the first start and kept in the folder, for its owner alone: whole on the disk before they are named so, as no
 * database opens without them.
 */
export const keptSecrets = (folder: string): Secrets => {
  const file = join(folder, 'secrets.json')
  if (!existsSync(file)) {
    const made: Secrets = {
      superuser: make(),
      replication: make(),
      rewind: make(),
      site: make(),
      redis: make(),
      jwt: make(),
    }
    writeFileSync(`${file}.new`, JSON.stringify(made), { mode: 0o600, flush: true })
    renameSync(`${file}.new`, file)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}
