import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { expect, test } from 'vitest'
import { GalleryDocument } from '../generated/operations.ts'
import { createCache } from '../lib/apollo-client.ts'
import { loadGallery } from './load-gallery.ts'

const videoLinks = ['https://youtu.be/aqz-KE-bpKQ', '', '']

/** A client to whom the server answers as it is told, and how often it has been asked. */
const setUp = () => {
  let asked = 0
  let isUp = true
  const link = new ApolloLink(() => {
    asked += 1
    return new Observable((observer) => {
      if (!isUp) return observer.error(new Error('no network'))
      observer.next({ data: { gallery: { __typename: 'Gallery', videoLinks } } })
      observer.complete()
    })
  })
  const newClient = () => new ApolloClient({ link, cache: createCache() })
  return {
    newClient,
    apollo: newClient(),
    timesAsked: () => asked,
    server: { fails: () => (isUp = false), recovers: () => (isUp = true) },
  }
}

const shownBy = (client: ApolloClient) => client.readQuery({ query: GalleryDocument })?.gallery.videoLinks

test('the gallery is there before the page is, and asked for once', async () => {
  const { apollo, timesAsked } = setUp()
  await loadGallery(apollo)
  await loadGallery(apollo)
  expect(shownBy(apollo)).toEqual(videoLinks)
  expect(timesAsked()).toBe(1)
})

test('a gallery that cannot be loaded is an empty one, until the page is visited again', async () => {
  const { apollo, server } = setUp()
  server.fails()
  await loadGallery(apollo)
  expect(shownBy(apollo)).toEqual([])
  await loadGallery(apollo)
  expect(shownBy(apollo)).toEqual([])
  server.recovers()
  await loadGallery(apollo)
  expect(shownBy(apollo)).toEqual(videoLinks)
})

test('a page the server could not load the gallery of is taken over as it is, and asks when visited again', async () => {
  const { apollo: onServer, newClient, server, timesAsked } = setUp()
  server.fails()
  await loadGallery(onServer)
  const inBrowser = newClient()
  inBrowser.restore(onServer.extract())
  server.recovers()
  await loadGallery(inBrowser)
  expect(shownBy(inBrowser)).toEqual([])
  expect(timesAsked()).toBe(1)
  await loadGallery(inBrowser)
  expect(shownBy(inBrowser)).toEqual(videoLinks)
})
