import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../core/error-code.ts'
import { type Entry, picturesFolder } from './contents.ts'
import type { Report } from './dump-tables.ts'
import { BackupRefusedError } from './refused.ts'

/** Answers null for what is not there. What cannot be read may hold all there are: a backup without them would be none. */
const ifThere = async <Found>(place: string, reading: Promise<Found>): Promise<Found | null> => {
  try {
    return await reading
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw new BackupRefusedError(
      `the pictures in ${place} cannot be read (${errorCode(error)}). There is no backup. Run this as the user who runs the gateway.`,
    )
  }
}

/**
 * Those of disk; what is being uploaded has another name until it is whole, and none once it is written. The gateway may remove
 * one meanwhile.
 * @param named the files that rows name, of which it is told how many are not there
 * @throws BackupRefusedError
 */
export async function* dumpPictures(
  directory: string,
  named: readonly string[],
  report: Report,
): AsyncGenerator<Entry, void> {
  const found = (await ifThere(directory, readdir(directory, { withFileTypes: true }))) ?? []
  const names = found
    .flatMap((each) => (each.isFile() && !each.name.startsWith('.') ? [each.name] : []))
    .sort()
  let count = 0
  for (const name of names) {
    const file = path.join(directory, name)
    const bytes = await ifThere(file, readFile(file))
    if (bytes === null) continue
    yield { name: `${picturesFolder}${name}`, bytes }
    count += 1
  }
  report('pictures', `${count}`)
  const there = new Set(names)
  const missing = named.filter((name) => !there.has(name)).length
  if (missing > 0) {
    report(
      'pictures missing',
      `${missing} that the database names, and are not in ${directory}: set DATA_DIR to that of the gateway`,
    )
  }
}
