import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { expect, test } from 'vitest'
import { GalleryDocument } from '../generated/operations.ts'
import { loadGallery } from './load-gallery.ts'

const clientOf = (answer: ApolloLink.RequestHandler): ApolloClient =>
  new ApolloClient({ link: new ApolloLink(answer), cache: new InMemoryCache() })

const shownBy = (client: ApolloClient) => client.readQuery({ query: GalleryDocument })?.gallery.videoLinks

test('the gallery is there before the page is', async () => {
  const gallery = { __typename: 'Gallery', videoLinks: ['https://youtu.be/aqz-KE-bpKQ', '', ''] }
  const client = clientOf(
    () =>
      new Observable((observer) => {
        observer.next({ data: { gallery } })
        observer.complete()
      }),
  )
  await loadGallery(client)
  expect(shownBy(client)).toEqual(gallery.videoLinks)
})

test('a gallery that cannot be loaded is an empty one', async () => {
  const client = clientOf(() => new Observable((observer) => observer.error(new Error('no network'))))
  await loadGallery(client)
  expect(shownBy(client)).toEqual([])
})
