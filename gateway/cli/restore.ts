import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrations } from '../../migrations/all.ts'
import { secretKeeper } from '../backup/keep-secrets.ts'
import { checkArchive } from '../backup/read-archive.ts'
import { BackupRefusedError } from '../backup/refused.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { readConfig } from '../config/config.ts'
import { openDatabase } from '../database/open.ts'
import { entities } from '../rooms.ts'
import { explainFailure } from '../start/explain-failure.ts'
import { createImageHost } from '../storage/image-host.ts'

const usage = `Usage: npm run restore -- <file> [--replace | --check]
  Brings a backup into the database of DATABASE_URL, or without one into the embedded database of DATA_DIR, and its
  pictures and keys into DATA_DIR. The gateway must not be running. Until it is done, the database is as it was.
  --replace  takes away what the database holds
  --check    only reads the file, and compares all of it with its checksums`

const report = (what: string, how: string): void => console.log(`  ${what.padEnd(28)}${how}`)

const names = migrations.map(({ name }) => name)

const run = async (given: string, mayReplace: boolean, isOnlyChecked: boolean): Promise<void> => {
  const archive = await checkArchive(path.resolve(given), names)
  const { createdAt, migrations: run } = archive.heading
  report('backup', `of ${createdAt}, whole, every checksum right`)
  if (isOnlyChecked) return
  const config = readConfig(process.env)
  const { store } = createImageHost(config)
  const database = await openDatabase(config, { entities, migrations, program: 'npm run restore' })
  try {
    await restoreBackup(archive, {
      dataSource: await database.connect(),
      mayReplace,
      keepPicture: async (name, bytes) => {
        if (!(await store.has(name))) await store.put(name, bytes)
      },
      keepSecrets: secretKeeper(config, mayReplace, report),
      report,
    })
  } finally {
    await database.close()
  }
  const more = names.filter((name) => !run.includes(name)).length
  if (more > 0) report('migrations', `${more} run at the next start`)
  console.log('\nRestored. Start the gateway.')
}

const readArguments = () => {
  try {
    const flag = { type: 'boolean', default: false } as const
    return parseArgs({ options: { replace: flag, check: flag }, allowPositionals: true })
  } catch {
    return null
  }
}

const given = readArguments()
const [file, ...rest] = given?.positionals ?? []
if (given === null || file === undefined || rest.length > 0) {
  console.error(usage)
  process.exitCode = 2
} else {
  run(file, given.values.replace, given.values.check).catch((error: unknown) => {
    console.error(error instanceof BackupRefusedError ? error.message : explainFailure(error))
    process.exitCode = 1
  })
}
