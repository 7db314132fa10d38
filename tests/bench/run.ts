import { findPostgres, startPostgres } from '../support/postgres-cluster.ts'
import { createEnds, type Ends } from './ends.ts'
import { BenchFailure } from './failure.ts'
import { type Flags, readFlags } from './flags.ts'
import { installPackages } from './install-packages.ts'
import { createProgress } from './progress.ts'
import { comparedTable } from './report/compared.ts'
import { memoryTable } from './report/memory.ts'
import { runStages } from './stages.ts'

const bench = async (flags: Flags, ends: Ends): Promise<void> => {
  if (findPostgres() === null) {
    throw new BenchFailure(
      'The benchmark needs PostgreSQL.',
      'Install it (Debian: postgresql), or set POSTGRES_BIN to the folder of its programs.',
    )
  }
  const progress = createProgress()
  if (!flags.withoutPeers) await installPackages('tests/bench/peers', progress)
  progress.step('starts PostgreSQL as it comes')
  const cluster = await startPostgres({ asItComes: true })
  ends.add(cluster.stop)
  const { compared, memory } = await runStages(cluster, ends, flags, progress)
  console.log(`\n${comparedTable(compared)}\n\n${memoryTable(memory)}`)
}

const ends = createEnds()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.error('\nends what it has started')
    void ends.all().then(() => process.exit(130))
  })
}

try {
  await bench(readFlags(process.argv.slice(2)), ends)
} catch (error) {
  process.exitCode = 1
  if (error instanceof BenchFailure) console.error(`\n${error.message}\n${error.next}`)
  else console.error(error)
} finally {
  await ends.all()
}
