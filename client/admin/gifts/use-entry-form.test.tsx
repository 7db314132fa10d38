// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GiftFragment } from '../../generated/admin-operations.ts'
import { clearSession, storeSession } from '../../lib/session.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { sessionOf } from '../../testing/session-of.ts'
import { toast } from '../../ui/toasts.ts'
import { EntryDialog } from './entry-dialog.tsx'

const recorded: GiftFragment = {
  id: 'gift',
  version: 1,
  amount: 50,
  refunded: 0,
  status: 'confirmed',
  anonymous: false,
  donorId: 'somebody',
  recordedDonor: { name: 'Somebody', email: null },
  receivedAt: '2026-02-03T08:00:00.000Z',
  method: 'cash',
  reference: null,
  projectId: 'fence',
  projectTitle: 'A fence',
  importedFrom: null,
  entries: [],
}

const ana = { __typename: 'Donor', id: 'ana', name: 'Ana', email: 'ana@example.org', donationCount: 3 }

const ofAna = { version: 2, donorId: 'ana', recordedDonor: { name: 'Ana', email: 'ana@example.org' } }

/** Reads the gift again once it is said. */
const Page = ({ id }: { id: string }) => {
  const [isOfAna, setOfAna] = useState(false)
  return (
    <>
      <EntryDialog
        kind="correct"
        gift={{ ...recorded, id, ...(isOfAna && ofAna) }}
        onConflict={() => undefined}
      />
      <button type="button" onClick={() => setOfAna(true)}>
        Read again
      </button>
    </>
  )
}

/** The gift's correction over a gateway that knows Ana, and tells of her once it is let. */
const openCorrection = (id: string, { isLate = false } = {}) => {
  const asked: string[] = []
  let tell = (): void => undefined
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName)
        const answer = (data: object): void => {
          observer.next({ data })
          observer.complete()
        }
        const nodes: object[] = []
        if (operationName === 'ProjectChoice')
          answer({ projects: { __typename: 'ProjectConnection', nodes } })
        if (operationName === 'CorrectGift')
          answer({ correctDonation: { __typename: 'DonationWithHistory', ...recorded, id, version: 2 } })
        if (operationName !== 'DonorNamesakes') return
        tell = () => answer({ donorNamesakes: [ana] })
        if (!isLate) tell()
      }),
  )
  renderAdmin(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Page id={id} />
    </ApolloProvider>,
  )
  return { asked, tell: () => tell() }
}

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } })
}
const press = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }))
}

beforeEach(() => storeSession(sessionOf('nino')))
afterEach(() => {
  clearSession()
  vi.restoreAllMocks()
})

describe('a correction that has to ask who gives', () => {
  test('tells whoever has closed it meanwhile that nothing was written', async () => {
    const error = vi.spyOn(toast, 'error')
    const { asked, tell } = openCorrection('late gift', { isLate: true })
    await press('Correct this gift')
    type('Donor’s name', 'Ana')
    type('Reason', 'Ana has given it.')
    await press('Add the correction')
    await waitFor(() => expect(asked).toContain('DonorNamesakes'))
    await press('Cancel')
    act(tell)
    await waitFor(() =>
      expect(error).toHaveBeenCalledWith('This may not be written. Open it again to see why.'),
    )
    expect(asked).not.toContain('CorrectGift')
  })

  test('asks again once it is another correction, whoever was chosen before', async () => {
    const { asked } = openCorrection('gift')
    const corrections = () => asked.filter((name) => name === 'CorrectGift').length
    await press('Correct this gift')
    type('Donor’s name', 'Ana')
    type('Reason', 'Ana has given it.')
    await press('Add the correction')
    await press('It is them')
    await press('Add the correction')
    await waitFor(() => expect(corrections()).toBe(1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Read again')
    await press('Correct this gift')
    type('Donor’s email', '')
    type('Reason', 'It was another Ana.')
    await press('Add the correction')
    expect(await screen.findByText(/Nothing is written yet/)).toBeDefined()
    expect(corrections()).toBe(1)
  })
})
