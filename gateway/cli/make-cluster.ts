import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { migrations } from '../../migrations/all.ts'
import { builtCluster } from '../database/cluster.ts'
import { createDataSource } from '../database/data-source.ts'
import { openEmbeddedDatabase } from '../database/embedded.ts'
import { migrate } from '../database/migrate.ts'

/**
 * Makes the database a first start begins with, beside the built gateway: its tables are there, and nobody has come yet.
 * A step of the build, which has taken away what was there.
 */
if (builtCluster === null) throw new Error('this is run by the build, as it was built')
const unfinished = `${builtCluster}.unfinished`

await mkdir(unfinished)
const { connection, close } = await openEmbeddedDatabase(unfinished)
const dataSource = createDataSource({ connection, poolSize: 1, entities: [], migrations })
await dataSource.initialize()
await migrate(dataSource)
await dataSource.destroy()
await close()
// Whoever runs the gateway copies it, who need not be who built it, as in the image; PostgreSQL keeps most of it to itself.
for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
  await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}
await rename(path.join(unfinished, 'postgres'), builtCluster)
await rm(unfinished, { recursive: true })
