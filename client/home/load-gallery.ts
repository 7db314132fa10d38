import type { ApolloClient } from '@apollo/client'
import { GalleryDocument } from '../generated/operations.ts'
import { loadIfPossible } from '../lib/load-if-possible.ts'

const query = { query: GalleryDocument }

/** Loads the films before the page is shown. A gallery that cannot be loaded is, silently, an empty one. */
export const loadGallery = (apollo: ApolloClient): Promise<void> =>
  loadIfPossible(apollo, {
    name: 'gallery',
    cached: () => apollo.readQuery(query)?.gallery,
    load: (fetchPolicy) => apollo.query({ ...query, fetchPolicy }),
    standIn: () => apollo.writeQuery({ ...query, data: { gallery: { videoLinks: [] } } }),
    complaint: 'The gallery could not be loaded.',
  })
