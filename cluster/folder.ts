import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, statfsSync, statSync } from 'node:fs'
import type { Identity } from './identity.ts'
import { makeFolder } from './layout.ts'

/** Nothing can be kept in the folder. The message says why, and what to do. */
export class FolderUnusableError extends Error {
  override readonly name = 'FolderUnusableError'
}

/** Megabytes a cluster begins with at least: two databases, their logs, and what etcd keeps. */
const leastRoom = 512

/** What is kept there belongs to another user. */
export const foreign = (folder: string, cause: unknown): FolderUnusableError =>
  new FolderUnusableError(
    `What is kept in ${folder} belongs to another user: ask as that one, or choose another folder with --folder.`,
    { cause },
  )

/** @throws FolderUnusableError where so many megabytes are not free: its parts would end one after the other, and not say why */
export const requireRoom = (folder: string, megabytes = leastRoom): void => {
  const { bavail, bsize } = statfsSync(folder)
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  if (free < megabytes)
    throw new FolderUnusableError(
      `The disk of ${folder} has ${free} MB free, and a cluster needs ${megabytes}. Make room, or choose another folder with --folder.`,
    )
}

/** Search permission for those who are not the owner. */
const passing = 0o011

/**
 * Makes the folder of a cluster. Others may pass through it, not look into it: root lends the servers another account. What
 * else others may do in one that was there before is left to them: it may be for something else as well.
 * @throws FolderUnusableError
 */
export const makeClusterFolder = (folder: string, identity: Identity | null): void => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 })
    const { mode } = statSync(folder)
    if ((mode & passing) !== passing) chmodSync(folder, mode | passing)
    makeFolder(folder, 'log', null)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new FolderUnusableError(
      `Nothing can be kept in ${folder}: ${why}. Choose another folder with --folder.`,
      { cause: error },
    )
  }
  requireRoom(folder)
  if (identity === null) return
  const { status } = spawnSync('test', ['-x', folder], { ...identity, cwd: '/' })
  if (status !== 0)
    throw new FolderUnusableError(
      `The servers run as user postgres, who cannot enter ${folder}. Choose another folder with --folder, such as /var/lib/from-stray-to-safe, or do not run this as root.`,
    )
}
