import { hasDrafts } from './drafts.ts'
import { isRecord } from './is-record.ts'
import { tabStorage } from './storage.ts'

/** A page that this tab has left for another document, with something typed that is kept. */
export interface LeftPage {
  path: string
  /** Who had typed it. */
  person: string
  /** Whether they were told since that they are signed out. */
  isTold: boolean
}

const key = 'leftPage'

const stored = (): unknown => {
  try {
    return JSON.parse(tabStorage.read(key) ?? 'null')
  } catch {
    return null
  }
}

export const rememberLeftPage = (left: LeftPage): void => {
  tabStorage.write(key, JSON.stringify(left))
}

export const forgetLeftPage = (): void => tabStorage.remove(key)

/** The page that was left last, for as long as what was typed waits for its writer. */
export const readLeftPage = (): LeftPage | null => {
  const left = stored()
  const { path, person, isTold } = isRecord(left) ? left : {}
  if (typeof path !== 'string' || typeof person !== 'string' || !hasDrafts(person)) return null
  return { path, person, isTold: isTold === true }
}
