import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Entry, picturesFolder } from './contents.ts'
import type { Report } from './dump-tables.ts'

/** Answers null for what is not there; whatever else fails is no reason to leave anything out. */
const ifThere = async <Found>(reading: Promise<Found>): Promise<Found | null> => {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * Those of disk; what is being uploaded has another name until it is whole, and none once it is written. The gateway may remove
 * one meanwhile.
 */
export async function* dumpPictures(directory: string, report: Report): AsyncGenerator<Entry, void> {
  const found = (await ifThere(readdir(directory, { withFileTypes: true }))) ?? []
  const names = found
    .flatMap((each) => (each.isFile() && !each.name.startsWith('.') ? [each.name] : []))
    .sort()
  let count = 0
  for (const name of names) {
    const bytes = await ifThere(readFile(path.join(directory, name)))
    if (bytes === null) continue
    yield { name: `${picturesFolder}${name}`, bytes }
    count += 1
  }
  report('pictures', `${count}`)
}
