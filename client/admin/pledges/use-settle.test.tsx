// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, renderHook } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import type { PledgeFactsFragment } from '../../generated/admin-operations.ts'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { useSettlingUndo } from './use-settle.ts'

afterEach(cleanup)

/** Takes a confirmation back whose gift has this version by then; answers what was asked of the gateway, and what is said. */
const undoConfirmation = async (giftVersion: number) => {
  const asked: string[] = []
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName)
        observer.next({
          data:
            operationName === 'AdminGift'
              ? { donation: { __typename: 'DonationWithHistory', id: 'gift', version: giftVersion } }
              : { awaitPledge: { __typename: 'Pledge', id: 'pledge', version: 3 } },
        })
        observer.complete()
      }),
  )
  const apollo = new ApolloClient({ link, cache: new InMemoryCache() })
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  const { result } = renderHook(() => useSettlingUndo('pledge'), {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <ApolloProvider client={apollo}>{children}</ApolloProvider>
      </I18nextProvider>
    ),
  })
  const settled: Partial<PledgeFactsFragment> = { code: 'STS-X', version: 2, donationId: 'gift' }
  const said = await result.current('confirm', settled as PledgeFactsFragment)?.run()
  return { asked, said }
}

test('a confirmation is taken back while its gift is as it was recorded', async () => {
  const { asked, said } = await undoConfirmation(1)
  expect(asked).toContain('AwaitPledge')
  expect(said).toMatchObject({ kind: 'success' })
})

test('a confirmation is not taken back over what a colleague has put right of its gift since', async () => {
  const { asked, said } = await undoConfirmation(2)
  expect(asked).not.toContain('AwaitPledge')
  expect(said).toMatchObject({ kind: 'error', isOfferedAgain: false })
})
