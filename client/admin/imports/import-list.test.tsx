// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { ImportList } from './import-list.tsx'

const made = {
  ...{ __typename: 'DonationImport', id: 'import', fileName: 'tbc.csv', gifts: 3, sum: 60 },
  ...{ counting: 3, countingSum: 60, putRight: 0, madeBy: 'Nino', madeAt: '2026-02-03T08:00:00.000Z' },
}

/** The list over a gateway that tells of this import, as it is by then. */
const listOf = () => {
  const told = { ...made, voidedAt: null as string | null }
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const nodes = [{ ...told }]
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
  return { told, open }
}

test('an import that a colleague has undone since the list was seen last is told as undone', async () => {
  const { told, open } = listOf()
  open()
  expect(await screen.findByText('tbc.csv')).toBeDefined()
  expect(screen.queryByText(/^Undone/)).toBeNull()
  cleanup()
  told.voidedAt = '2026-02-03T09:00:00.000Z'
  open()
  expect(await screen.findByText(/^Undone/)).toBeDefined()
})

test('whoever is asked whether an import is to be undone is told what a colleague has put right of it by then', async () => {
  const { told, open } = listOf()
  open()
  expect(await screen.findByText('tbc.csv')).toBeDefined()
  told.putRight = 1
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText(/was corrected since/)).toBeDefined()
})

test('nobody is asked about an import of which nothing is left to undo by then', async () => {
  const { told, open } = listOf()
  open()
  expect(await screen.findByText('tbc.csv')).toBeDefined()
  Object.assign(told, { counting: 0, countingSum: 0, voidedAt: '2026-02-03T09:00:00.000Z' })
  fireEvent.click(screen.getByRole('button', { name: /^Undo/ }))
  expect(await screen.findByText(/^Undone/)).toBeDefined()
  expect(screen.queryByRole('group')).toBeNull()
  // Whoever was asked does not begin at the top of the page.
  await waitFor(() => expect(document.activeElement?.closest('li')).toBeTruthy())
})
