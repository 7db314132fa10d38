import { readdirSync, readlinkSync } from 'node:fs'

const descriptors = '/proc/self/fd'

const targetOf = (descriptor: string): string => {
  try {
    return readlinkSync(`${descriptors}/${descriptor}`)
  } catch {
    return ''
  }
}

/** How many files below a directory this process holds open; null where the system does not tell. */
export const openFilesBelow = (directory: string): number | null => {
  try {
    return readdirSync(descriptors).filter((each) => targetOf(each).startsWith(directory)).length
  } catch {
    return null
  }
}
