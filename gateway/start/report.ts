import { styleText } from 'node:util'
import type { Config } from '../config/config.ts'
import { readDatabaseHosts } from '../config/database-hosts.ts'
import { demoAccounts } from '../demo/accounts.ts'

/** An address a person can open: the wildcard addresses are not. */
const openable = (address: string): string =>
  address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** The words of a start, for the person who watches it. */
export const createReporter = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) => {
  const report = (what: string, how: string): void => print(`  ${what.padEnd(14)}${how}`)
  const { hosts = [] } = databaseUrl === null ? {} : (readDatabaseHosts(databaseUrl) ?? {})
  const places = hosts.map(({ host, port }) => `${host}:${port}`).join(', ')
  report('database', databaseUrl === null ? `embedded PostgreSQL in ${dataDir}` : places)

  const announce = (address: string, demoUsernames: readonly string[]): void => {
    for (const { username, password } of demoAccounts) {
      if (demoUsernames.includes(username)) report('demo account', `${username} / ${password}`)
    }
    print(`\n  ${styleText('bold', `Open ${openable(address)}`)}\n`)
  }
  return { report, announce }
}
