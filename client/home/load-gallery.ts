import type { ApolloClient } from '@apollo/client'
import { GalleryDocument } from '../generated/operations.ts'
import { logFailure } from '../lib/log-failure.ts'

/** Loads the films before the page is shown. A gallery that cannot be loaded is, silently, an empty one. */
export const loadGallery = async (apollo: ApolloClient): Promise<void> => {
  try {
    await apollo.query({ query: GalleryDocument })
  } catch (error) {
    logFailure('The gallery could not be loaded.', error)
    apollo.writeQuery({ query: GalleryDocument, data: { gallery: { videoLinks: [] } } })
  }
}
