import { createHash } from 'node:crypto'
import { constants, createReadStream, existsSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { createTarDecoder } from 'modern-tar'
import type { z } from 'zod'
import { errorCode } from '../core/error-code.ts'
import {
  closing,
  type Entry,
  format,
  type Heading,
  heading,
  headingShape,
  type Manifest,
  manifestShape,
} from './contents.ts'
import { BackupRefusedError } from './refused.ts'

/** What is read of an archive before anything is done with it. */
export interface CheckedArchive {
  file: string
  heading: Heading
  manifest: Manifest
}

const damaged = (file: string, how: string): BackupRefusedError =>
  new BackupRefusedError(
    `${file} ${how}: it is cut off, damaged, or no backup. Nothing was touched. Take another copy of it, or an older backup.`,
  )

/** Whoever may not read a backup may hold a good one, which is not to be taken for damaged and thrown away. */
const requireReadable = async (file: string): Promise<void> => {
  if (!existsSync(file)) throw new BackupRefusedError(`there is no file ${file}`)
  try {
    await access(file, constants.R_OK)
  } catch (error) {
    throw new BackupRefusedError(
      `${file} cannot be opened (${errorCode(error)}). Nothing was touched. A backup may be read by whoever made it alone: run this as that user, or make the file that of this one.`,
    )
  }
  if ((await stat(file)).isDirectory())
    throw new BackupRefusedError(`${file} is a folder. Nothing was touched. Name the file of a backup.`)
}

const bytesOf = async (body: ReadableStream<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * The files of an archive, in order.
 * @throws BackupRefusedError where it cannot be read to its end
 */
export async function* readEntries(file: string): AsyncGenerator<Entry, void> {
  await requireReadable(file)
  const decoder = createTarDecoder({ strict: true })
  const ended = new AbortController()
  const reading = pipeline(createReadStream(file), createGunzip(), Writable.fromWeb(decoder.writable), {
    signal: ended.signal,
  })
  // It is looked at in the end; until then whoever reads the entries learns of it.
  reading.catch(() => undefined)
  const next = entriesOf(decoder.readable)
  try {
    for (;;) {
      const { value, done } = await next.next().catch(() => {
        throw damaged(file, 'cannot be read to its end')
      })
      if (done) break
      yield value
    }
    await reading.catch(() => {
      throw damaged(file, 'cannot be read to its end')
    })
  } finally {
    ended.abort()
  }
}

async function* entriesOf(
  entries: ReturnType<typeof createTarDecoder>['readable'],
): AsyncGenerator<Entry, undefined> {
  for await (const { header, body } of entries) yield { name: header.name, bytes: await bytesOf(body) }
}

const parse = <Shape extends z.ZodType>(
  file: string,
  shape: Shape,
  { name, bytes }: Entry,
): z.infer<Shape> => {
  try {
    return shape.parse(JSON.parse(bytes.toString()))
  } catch {
    throw damaged(file, `has no ${name} that can be read`)
  }
}

const newer = (file: string, what: string): BackupRefusedError =>
  new BackupRefusedError(
    `${file} was made by a newer release of this program (${what}). Nothing was touched. Restore it with that release, or with a newer one.`,
  )

/** @throws BackupRefusedError where this program cannot know what it would restore */
const refuseNewer = (file: string, made: Heading, own: readonly string[]): void => {
  if (made.format > format) throw newer(file, `format ${made.format}, and this one knows ${format}`)
  const unknown = made.migrations.findLast((name) => !own.includes(name))
  if (unknown !== undefined) throw newer(file, `its database is at ${unknown}, which this one does not know`)
}

/**
 * Reads an archive from its beginning to its end, and compares all of it with its checksums.
 * @param migrations those this program knows
 * @throws BackupRefusedError
 */
export const checkArchive = async (file: string, migrations: readonly string[]): Promise<CheckedArchive> => {
  const found: Manifest['files'] = []
  let made: Heading | null = null
  let manifest: Manifest | null = null
  for await (const entry of readEntries(file)) {
    if (made === null) {
      if (entry.name !== heading) throw damaged(file, `does not begin with ${heading}`)
      made = parse(file, headingShape, entry)
      refuseNewer(file, made, migrations)
    }
    if (entry.name === closing) manifest = parse(file, manifestShape, entry)
    else found.push({ name: entry.name, sha256: createHash('sha256').update(entry.bytes).digest('hex') })
  }
  if (made === null || manifest === null) throw damaged(file, `does not end with ${closing}`)
  const { files } = manifest
  const other = files.find(
    ({ name, sha256 }, index) => found[index]?.name !== name || found[index].sha256 !== sha256,
  )
  if (other) throw damaged(file, `does not match the checksum of its ${other.name}`)
  if (found.length !== files.length) throw damaged(file, 'has more in it than it says')
  return { file, heading: made, manifest }
}
