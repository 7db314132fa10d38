// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { statements as texts } from '../../i18n/en/admin/statements.ts'
import { clearSession, storeSession } from '../../lib/session.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { StatementsSending } from './statements-sending.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-06-01T06:00:00Z'), toFake: ['Date'] })
  storeSession({
    ...{ token: 'token', role: 'admin', name: 'Nino Beridze', email: 'nino@example.org' },
    ...{ username: 'nino', accountType: 'individual' },
  })
})

afterEach(() => {
  vi.useRealTimers()
  clearSession()
})

/** What is asked before the statements of a year are sent. */
const askedBefore = async (year: number): Promise<string> => {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const switches = { __typename: 'Switches', letters: true, giving: true }
        const letterSettings = { __typename: 'LetterSettings', delivery: 'sent', perMinute: null }
        observer.next({ data: operationName === 'StatementSwitches' ? { switches } : { letterSettings } })
        observer.complete()
      }),
  )
  const stand = { year, isSending: false, waiting: 1, sent: 0, unreachable: 0 }
  renderAdmin(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <StatementsSending statements={stand} readAgain={() => Promise.resolve()} />
    </ApolloProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Send to 1 donor…' }))
  return screen.getByRole('alertdialog').textContent
}

test('whoever sends statements of a year that is not over is told what that means before', async () => {
  expect(await askedBefore(2027)).toContain(texts.send.early.replace('{{year}}', '2027'))
})

test('of a year that is over nothing of that is said', async () => {
  expect(await askedBefore(2026)).not.toContain('is not over')
})
