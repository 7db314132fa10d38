// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { lookForName } from '../gifts/namesakes-of.ts'
import { useGiftLines } from './use-gift-lines.ts'

const nino = { __typename: 'Donor', id: 'nino', name: 'Nino', email: 'nino@example.org', donationCount: 1 }

/** A gateway that knows of these by now, and tells what it was asked. */
const gatewayThatKnows = (donors: object[]) => {
  const asked: string[] = []
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName)
        observer.next({
          data:
            operationName === 'DonorNamesakes'
              ? { donorNamesakes: [...donors] }
              : { recordDonation: { __typename: 'Donation', id: 'gift' } },
        })
        observer.complete()
      }),
  )
  return { asked, apollo: new ApolloClient({ link, cache: new InMemoryCache() }) }
}

afterEach(cleanup)

test('a gift by a name that nobody had a moment ago asks whether it is of whoever a colleague has written down since', async () => {
  const known: object[] = []
  const { asked, apollo } = gatewayThatKnows(known)
  expect(await lookForName(apollo, 'Nino')).toEqual([])
  known.push(nino)
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  const { result } = renderHook(() => useGiftLines(), {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <ApolloProvider client={apollo}>{children}</ApolloProvider>
      </I18nextProvider>
    ),
  })
  const line = () => {
    const [first] = result.current.lines
    if (!first) throw new Error('there is always a line to type into')
    return first
  }
  act(() => result.current.setHead({ receivedAt: '2026-02-03', method: 'cash', projectId: 'winter' }))
  act(() => result.current.type(line(), { amount: '20', donorName: 'Nino' }))
  act(() => {
    result.current.write(line())
  })
  await waitFor(() => expect(line()).toMatchObject({ state: 'typed', isAsked: true }))
  expect(asked).not.toContain('RecordDonation')
})
