import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrations } from '../../migrations/all.ts'
import { secretsOf } from '../backup/keep-secrets.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { openBeside } from '../backup/open-beside.ts'
import { checkArchive } from '../backup/read-archive.ts'
import { BackupRefusedError } from '../backup/refused.ts'
import { writeArchive } from '../backup/write-archive.ts'
import { readConfig } from '../config/config.ts'
import { systemClock } from '../core/clock.ts'
import { entities } from '../rooms.ts'
import { explainFailure } from '../start/explain-failure.ts'

const usage = `Usage: npm run backup -- [<file>] [--replace]
  Writes the database, the pictures and the keys into one file, a .tar.gz that its owner alone may read; also while the
  gateway runs. Without a name it is one of this moment, in backups/ of DATA_DIR.
  --replace  writes over a file that is there`

const report = (what: string, how: string): void => console.log(`  ${what.padEnd(28)}${how}`)

const names = migrations.map(({ name }) => name)

const nameOf = (now: Date): string =>
  `from-stray-to-safe-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`

/** Told to end, it takes back what it has begun. */
const ending = new AbortController()
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort())

const run = async (given: string | undefined, mayReplace: boolean): Promise<void> => {
  const config = readConfig(process.env)
  const now = systemClock.now()
  const file = path.resolve(given ?? path.join(config.dataDir, 'backups', nameOf(now)))
  const isOnDisk = config.uploads.bucket === null
  const secrets = await secretsOf(config)
  const database = await openBeside(config, { entities, migrations, program: 'npm run backup' })
  try {
    const pictures = isOnDisk ? path.join(config.dataDir, 'uploads') : null
    const entries = makeBackup({ dataSource: await database.connect(), secrets, pictures, now, report })
    const { signal } = ending
    await writeArchive({ file, mayReplace, check: (draft) => checkArchive(draft, names), signal }, entries)
  } finally {
    await database.close()
  }
  console.log(
    `\n${file}\nIt holds addresses of people${secrets.length > 0 ? ' and the keys that sign' : ''}: keep it where nobody else reads it.`,
  )
}

const readArguments = () => {
  try {
    return parseArgs({ options: { replace: { type: 'boolean', default: false } }, allowPositionals: true })
  } catch {
    return null
  }
}

const given = readArguments()
if (given === null || given.positionals.length > 1) {
  console.error(usage)
  process.exitCode = 2
} else {
  run(given.positionals[0], given.values.replace).catch((error: unknown) => {
    if (ending.signal.aborted) console.error('Stopped: there is no backup, and nothing is left of it.')
    else console.error(error instanceof BackupRefusedError ? error.message : explainFailure(error))
    process.exitCode = 1
  })
}
