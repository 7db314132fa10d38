import type { ApolloClient } from '@apollo/client'
import { GalleryDocument } from '../generated/operations.ts'
import { logFailure } from '../lib/log-failure.ts'

/** Whose next visit asks again for what could not be loaded. */
const owed = new WeakSet<ApolloClient>()

/** What stands in for a gallery that could not be loaded, unlike one the server has sent, does not say what it is. */
const holdsStandIn = (apollo: ApolloClient): boolean => {
  const cached = apollo.readQuery({ query: GalleryDocument })
  return cached !== null && !Reflect.has(cached.gallery, '__typename')
}

/**
 * Loads the films before the page is shown. A gallery that cannot be loaded is, silently, an empty one, until the page
 * is visited again. One that the server could not load stays so until then too: the page is taken over as it was sent.
 */
export const loadGallery = async (apollo: ApolloClient): Promise<void> => {
  const isMissing = holdsStandIn(apollo)
  if (isMissing && !owed.has(apollo)) {
    owed.add(apollo)
    return
  }
  try {
    await apollo.query({ query: GalleryDocument, fetchPolicy: isMissing ? 'network-only' : 'cache-first' })
  } catch (error) {
    logFailure('The gallery could not be loaded.', error)
    owed.add(apollo)
    apollo.writeQuery({ query: GalleryDocument, data: { gallery: { videoLinks: [] } } })
  }
}
