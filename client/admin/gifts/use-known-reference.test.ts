import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { expect, test } from 'vitest'
import { isKnownReference } from './use-known-reference.ts'

const gift = {
  ...{ __typename: 'LedgerDonation', id: 'gift', status: 'confirmed', amount: 20, refunded: 0 },
  ...{ receivedAt: '2026-02-03T08:00:00.000Z', projectTitle: 'Straw' },
}

test('a reference that no gift had a moment ago is known once a colleague has recorded it', async () => {
  const recorded: object[] = []
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { donations: { __typename: 'LedgerConnection', nodes: [...recorded] } } })
        observer.complete()
      }),
  )
  const apollo = new ApolloClient({ link, cache: new InMemoryCache() })
  const wanted = { reference: 'TBC 7', locale: 'en' } as const
  expect(await isKnownReference(apollo, wanted)).toBe(false)
  recorded.push(gift)
  expect(await isKnownReference(apollo, wanted)).toBe(true)
})
