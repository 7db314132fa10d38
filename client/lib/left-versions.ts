import { isRecord } from './is-record.ts'
import { tabStorage } from './storage.ts'

const key = 'left-versions'

/** The script with which this page begins: each version of the site has its own. */
export const pageScript = (): string =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''

const leftVersions = (): Record<string, unknown> => {
  try {
    const left: unknown = JSON.parse(tabStorage.read(key) ?? 'null')
    return isRecord(left) ? left : {}
  } catch {
    return {}
  }
}

/** Whether this tab has left this version of the site before, and was sent it again: a new page does not help. */
export const isVersionLeft = (): boolean => Object.hasOwn(leftVersions(), pageScript())

/** Notes that this version is left. Answers false where the browser does not keep that: then it would be left for ever. */
export const noteVersionLeft = (): boolean =>
  tabStorage.write(key, JSON.stringify({ ...leftVersions(), [pageScript()]: true }))
