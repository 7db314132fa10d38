import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { builtFolder } from '../core/built-folder.ts'
import { errorCode } from '../core/error-code.ts'
import { ClusterUnusableError } from './cluster-unusable.ts'

/** PostgreSQL's default would set aside 128 MB of this process; a charity's data fit into far less. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/**
 * V8 would compile what of PostgreSQL is used often a second time, for speed: its largest functions take half a gigabyte
 * while that lasts, which a small machine may not have. Reading a list takes a fifth longer without, a scan twice as long.
 */
export const compileOnce = (): void => {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}

/**
 * A cluster with every table and nobody's data, made with the gateway when that is built: making it takes seconds, and
 * 600 MB for a second PostgreSQL. Beside the sources there is none: the folder of that name holds something else.
 */
export const builtCluster = builtFolder === null ? null : path.join(builtFolder, 'cluster')

/** Into a directory that its owner alone enters and may write in, whatever may be done with what is copied. */
const copyPrivately = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) {
      await copyPrivately(source, copy)
    } else {
      await copyFile(source, copy)
      await chmod(copy, 0o600)
    }
  }
}

/** Copies a cluster where there is none yet. What an interrupted copy has left is never taken for a cluster. */
export const copyCluster = async (from: string, to: string): Promise<void> => {
  if (existsSync(to) || !existsSync(from)) return
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await copyPrivately(from, unfinished)
  await rename(unfinished, to)
}

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error))

/**
 * Opens the cluster of a directory that this process holds, and makes it if need be.
 * @throws ClusterUnusableError
 */
export const openCluster = async (directory: string): Promise<PGlite> => {
  if (builtCluster !== null) await copyCluster(builtCluster, directory)
  // PGlite would make one that everybody may enter, and the directory around it may be one that others may enter as well.
  if (!existsSync(directory)) await mkdir(directory, { mode: 0o700 })
  // A killed process leaves its note behind, and PostgreSQL refuses to start beside it; we hold the lock.
  await rm(path.join(directory, 'postmaster.pid'), { force: true })
  try {
    return await PGlite.create(directory, { startParams })
  } catch (error) {
    throw isFull(error) ? error : new ClusterUnusableError(directory, error)
  }
}
