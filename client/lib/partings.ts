import { tabStorage } from './storage.ts'

/** Tokens of sessions that were ended here while the server could not be told, by the tab they were ended in. */
const key = 'partings'

const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((token) => typeof token === 'string') : []
  } catch {
    return []
  }
}

const write = (tokens: readonly string[]): void => {
  if (tokens.length === 0) tabStorage.remove(key)
  else tabStorage.write(key, JSON.stringify(tokens))
}

/**
 * Keeps a token until the server can be told that it is to end: no longer than the tab, because whoever finds it could
 * use it. Without this it ends by itself, in its time.
 */
export const rememberParting = (token: string): void => write([...new Set([...read(), token])])

/** Tells the server of all that is left. `tell` answers whether it has heard. */
export const settlePartings = async (tell: (token: string) => Promise<boolean>): Promise<void> => {
  for (const token of read()) {
    if (await tell(token)) write(read().filter((other) => other !== token))
  }
}
