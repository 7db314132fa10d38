import type { ApolloClient } from '@apollo/client'
import { logFailure } from './log-failure.ts'

/** Something a page is whole without. */
interface Dispensable {
  /** The same for whatever is asked for again. */
  name: string
  /** What the cache holds of it, which says what it is where the server has answered it. */
  cached: () => object | null | undefined
  load: (fetchPolicy: 'cache-first' | 'network-only') => Promise<unknown>
  /** Writes something empty into the cache in its place. */
  standIn: () => void
  complaint: string
}

/** Whose next visit asks again for what could not be loaded, and for what. */
const owed = new WeakMap<ApolloClient, Set<string>>()

const owedTo = (apollo: ApolloClient): Set<string> => {
  const names = owed.get(apollo) ?? new Set()
  owed.set(apollo, names)
  return names
}

/**
 * Loads something before the page is shown. What cannot be loaded is, silently, empty, until the page is visited again.
 * What the server could not load stays so until then too: the page is taken over as it was sent.
 */
export const loadIfPossible = async (
  apollo: ApolloClient,
  { name, cached, load, standIn, complaint }: Dispensable,
): Promise<void> => {
  const names = owedTo(apollo)
  const found = cached()
  const isMissing = found !== null && found !== undefined && !Reflect.has(found, '__typename')
  if (isMissing && !names.has(name)) {
    names.add(name)
    return
  }
  try {
    await load(isMissing ? 'network-only' : 'cache-first')
  } catch (error) {
    logFailure(complaint, error)
    names.add(name)
    standIn()
  }
}
