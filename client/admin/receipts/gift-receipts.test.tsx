// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { useEntry } from '../gifts/use-entry.ts'
import { GiftReceipts } from './gift-receipts.tsx'

const receipt = {
  ...{ __typename: 'Receipt', id: 'receipt', number: '2026-000001', kind: 'gift', donationId: 'gift' },
  ...{
    entryVersion: null,
    issuedAt: '2026-02-03T08:00:00.000Z',
    locale: 'en',
    donorName: 'Nino',
    amount: 50,
  },
  ...{ projectTitle: 'Straw', replaces: null, replacedBy: null, isVoid: false, pdfPath: '/receipt.pdf' },
  ...{ donorEmail: null, sentAt: null },
}

const Correct = () => {
  const write = useEntry('correct', 'gift')
  return (
    <button
      type="button"
      onClick={() => void write({ reason: 'The bank says so.', amount: 45, version: 1 }, 'key')}
    >
      Correct
    </button>
  )
}

test('a receipt is told as outdated beside its gift once that is put right there', async () => {
  let isOutdated = false
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'CorrectGift') isOutdated = true
        observer.next({
          data:
            operationName === 'CorrectGift'
              ? { correctDonation: { __typename: 'DonationWithHistory', id: 'gift', version: 2 } }
              : { donationReceipts: [{ ...receipt, isOutdated }] },
        })
        observer.complete()
      }),
  )
  renderAdmin(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <GiftReceipts donationId="gift" isCounted refunds={[]} />
      <Correct />
    </ApolloProvider>,
  )
  expect(await screen.findByText('2026-000001', { exact: false })).toBeDefined()
  expect(screen.queryByText('Outdated')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }))
  expect(await screen.findByText('Outdated')).toBeDefined()
})
