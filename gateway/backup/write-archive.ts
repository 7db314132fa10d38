import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import { errorCode } from '../core/error-code.ts'
import { closing, type Entry, jsonEntry, type Manifest } from './contents.ts'
import { BackupRefusedError } from './refused.ts'

/** Texts become a sixth already; more effort takes twice as long and saves little. */
const level = 4

/** What is told of the contents once they have all been written. */
export type Told = Omit<Manifest, 'files'>

/** The entries as one tar file, each in turn, then what they are, with the checksum of each. */
const tarOf = (entries: AsyncGenerator<Entry, Told>) => {
  const { readable, controller } = createTarPacker()
  const files: Manifest['files'] = []
  const add = async ({ name, bytes }: Entry): Promise<void> => {
    const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
    await writer.write(bytes)
    await writer.close()
  }
  const fill = async (): Promise<void> => {
    try {
      let next = await entries.next()
      for (; !next.done; next = await entries.next()) {
        await add(next.value)
        files.push({
          name: next.value.name,
          sha256: createHash('sha256').update(next.value.bytes).digest('hex'),
        })
      }
      await add(jsonEntry(closing, { ...next.value, files }))
      controller.finalize()
    } catch (error) {
      controller.error(error)
      throw error
    } finally {
      await entries.return({ tables: [], sequences: [] })
    }
  }
  return { readable, fill }
}

const refuseExisting = (file: string, mayReplace: boolean): void => {
  if (mayReplace || !existsSync(file)) return
  throw new BackupRefusedError(
    `there is a file ${file} already. Name another one, or say --replace to write over it.`,
  )
}

/** After this, a power cut leaves the name where it was given. */
const confirmName = async (directory: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(directory, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Why the system takes no file there, and what helps. */
const reasons: Record<string, string> = {
  EACCES: 'this user may not write there. Name another place, or run this as a user who may',
  EDQUOT: 'the disk is full. Make room, or name a place on another one',
  EEXIST: 'a file stands where a folder is to be. Name another place',
  EISDIR: 'a folder stands where a file is to be. Name another place',
  ENAMETOOLONG: 'the name is too long. Name a shorter one',
  ENOENT: 'no file can be made there. Name another place',
  ENOSPC: 'the disk is full. Make room, or name a place on another one',
  ENOTDIR: 'a file stands where a folder is to be. Name another place',
  EPERM: 'this user may not write there. Name another place, or run this as a user who may',
  EROFS: 'nothing can be written to that disk. Name a place on another one',
}

/** Whether the system has refused this file or a folder it is to be in, and none of what is read for it. */
const isOfFile = (draft: string, error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { path: place, syscall }: NodeJS.ErrnoException = error
  return syscall === 'write' || syscall === 'fsync' || (place !== undefined && draft.startsWith(place))
}

/** As whoever has named the file is told it. */
const explained = (file: string, draft: string, error: unknown): unknown => {
  const reason = isOfFile(draft, error) ? reasons[errorCode(error)] : undefined
  return reason === undefined
    ? error
    : new BackupRefusedError(`${file} cannot be written: ${reason}. There is no backup.`)
}

export interface ArchiveTarget {
  file: string
  /** Whether a file of that name may be written over. */
  mayReplace: boolean
  /** Looks at what was written before it gets its name. */
  check: (file: string) => Promise<unknown>
  signal: AbortSignal
}

/**
 * Writes an archive that its owner alone may read. Under its name stands the whole archive or nothing: it has another one
 * until it has been read back.
 * @throws BackupRefusedError
 */
export const writeArchive = async (
  target: ArchiveTarget,
  entries: AsyncGenerator<Entry, Told>,
): Promise<void> => {
  const { file, mayReplace, check, signal } = target
  refuseExisting(file, mayReplace)
  const draft = `${file}.unfinished`
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await rm(draft, { force: true })
  } catch (error) {
    throw explained(file, draft, error)
  }
  const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  const closed = new Promise<void>((resolve) => output.once('close', resolve))
  let refused: unknown
  output.once('error', (error) => {
    if (isOfFile(draft, error)) refused = error
  })
  try {
    const { readable, fill } = tarOf(entries)
    const written = pipeline(readable, createGzip({ level }), output, { signal })
    // Where one of them fails the other does, by that; the first to say so knows why.
    await Promise.all([fill(), written])
    await check(draft)
    signal.throwIfAborted()
    refuseExisting(file, mayReplace)
    await rename(draft, file)
    await confirmName(path.dirname(file))
  } catch (error) {
    output.destroy()
    // It may be opened only now, and would be there after it was removed.
    await closed
    await rm(draft, { force: true })
    // Whichever part was the first to fail of it.
    signal.throwIfAborted()
    throw explained(file, draft, refused ?? error)
  }
}
