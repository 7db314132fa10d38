import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { compileOnce, openCluster } from './cluster.ts'
import { removeAbandonedCopy } from './copy-running.ts'
import { type DataDirectoryLock, lockDataDirectory } from './data-directory.ts'
import type { DatabaseConnection } from './data-source.ts'
import { type Door, forgetDoor, tellDoor } from './door.ts'
import { watchGuests } from './guests.ts'
import { keepBatchesWhole } from './keep-batches-whole.ts'
import { sweepSockets } from './sweep-sockets.ts'

export interface EmbeddedDatabase {
  connection: DatabaseConnection
  /** Writes everything out and frees the directory. Close the data sources first. */
  close(): Promise<void>
}

const inMemory = 'memory://'

/** The name by which the driver looks for a socket in a directory. */
const port = 5432
const socketFile = `.s.PGSQL.${port}`

/** Of the directories of sockets. */
const prefix = 'stray-'

/** The kernel allows a socket path about a hundred bytes; a long temporary directory would use them up. */
const longestBase = 60

/** The gateway needs one; the others are for a console or a migration beside it. */
const maxConnections = 20

const account = { user: 'postgres', database: 'postgres', singleSession: true }

interface Endpoint {
  connection: Door & typeof account
  stop(): Promise<void>
}

/** Reachable for this user alone: the directory of the socket is private. */
const listenOnSocket = async (db: PGlite): Promise<Endpoint> => {
  const base = tmpdir().length > longestBase ? '/tmp' : tmpdir()
  await sweepSockets(base, prefix, socketFile)
  const directory = await mkdtemp(path.join(base, prefix))
  const server = new PGLiteSocketServer({ db, path: path.join(directory, socketFile), maxConnections })
  await server.start()
  const forget = watchGuests(directory, server, () => server.getStats().activeConnections)
  return {
    connection: { host: directory, port, ...account },
    async stop() {
      forget()
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Windows has no Unix sockets the driver could use: a port of the loopback interface, chosen by the system. */
const listenOnLoopback = async (db: PGlite): Promise<Endpoint> => {
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0, maxConnections })
  await server.start()
  const [host = '', chosenPort] = server.getServerConn().split(':')
  return { connection: { host, port: Number(chosenPort), ...account }, stop: () => server.stop() }
}

const open = async (
  dataDir: string,
  fill: ((cluster: string) => Promise<void>) | undefined,
): Promise<PGlite> => {
  if (dataDir === inMemory) return PGlite.create(inMemory)
  const cluster = path.join(dataDir, 'postgres')
  await fill?.(cluster)
  return openCluster(cluster)
}

/**
 * A PostgreSQL inside this process, behind a socket for the ordinary driver.
 * What was committed survives the process, however it ends; a power cut may take the latest writes,
 * because this PostgreSQL cannot ask the disk to confirm them.
 * @param dataDir where it keeps its files, one process at a time; `memory://` keeps none
 * @param fill brings what is opened, once the directory is held
 * @throws DataDirectoryInUseError
 */
export const openEmbeddedDatabase = async (
  dataDir: string,
  fill?: (cluster: string) => Promise<void>,
): Promise<EmbeddedDatabase> => {
  compileOnce()
  const lock: DataDirectoryLock | null = dataDir === inMemory ? null : lockDataDirectory(dataDir)
  try {
    if (lock) await removeAbandonedCopy(dataDir)
    const db = keepBatchesWhole(await open(dataDir, fill))
    const { connection, stop } = await (process.platform === 'win32' ? listenOnLoopback : listenOnSocket)(db)
    if (lock) tellDoor(dataDir, connection)
    return {
      connection,
      async close() {
        if (lock) forgetDoor(dataDir)
        await stop()
        await db.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}
