// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { ImportList } from './import-list.tsx'

const made = {
  ...{ __typename: 'DonationImport', id: 'import', fileName: 'tbc.csv', gifts: 3, sum: 60 },
  ...{ counting: 3, countingSum: 60, putRight: 0, madeBy: 'Nino', madeAt: '2026-02-03T08:00:00.000Z' },
}

test('an import that a colleague has undone since the list was seen last is told as undone', async () => {
  let voidedAt: string | null = null
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const nodes = [{ ...made, voidedAt }]
        observer.next({ data: { donationImports: { __typename: 'ImportConnection', totalCount: 1, nodes } } })
        observer.complete()
      }),
  )
  const apollo = new ApolloClient({ link, cache: new InMemoryCache() })
  const open = () =>
    renderAdmin(
      <ApolloProvider client={apollo}>
        <ImportList />
      </ApolloProvider>,
    )
  open()
  expect(await screen.findByText('tbc.csv')).toBeDefined()
  expect(screen.queryByText(/^Undone/)).toBeNull()
  cleanup()
  voidedAt = '2026-02-03T09:00:00.000Z'
  open()
  expect(await screen.findByText(/^Undone/)).toBeDefined()
})
