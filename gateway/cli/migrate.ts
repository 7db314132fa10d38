import { migrations } from '../../migrations/all.ts'
import { readConfig } from '../config/config.ts'
import { migrate, pendingMigrations, revertLast } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { entities } from '../rooms.ts'
import { explainFailure } from '../start/explain-failure.ts'

const usage = `Usage: npm run migrate -- [up | down | status]
  up      runs what has not run yet (the default)
  down    takes the latest migration back
  status  lists what has not run yet`

const run = async (command: string): Promise<void> => {
  const database = await openDatabase(readConfig(process.env), { entities, migrations })
  try {
    const dataSource = await database.connect()
    if (command === 'up') {
      const ran = await migrate(dataSource, (name) => console.log(`ran ${name}`))
      if (ran.length === 0) console.log('up to date')
    } else if (command === 'down') {
      const reverted = await revertLast(dataSource)
      console.log(reverted === null ? 'nothing to take back' : `took back ${reverted}`)
    } else {
      const pending = await pendingMigrations(dataSource)
      console.log(pending.length === 0 ? 'up to date' : pending.map((name) => `to run: ${name}`).join('\n'))
    }
  } finally {
    await database.close()
  }
}

const [command = 'up'] = process.argv.slice(2)
if (['up', 'down', 'status'].includes(command)) {
  run(command).catch((error: unknown) => {
    console.error(explainFailure(error))
    process.exitCode = 1
  })
} else {
  console.error(usage)
  process.exitCode = 2
}
