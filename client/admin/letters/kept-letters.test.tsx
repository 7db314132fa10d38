// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { LetterDelivery } from '../../../schema/letters.ts'
import type { Role } from '../../../schema/roles.ts'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { clearSession, storeSession } from '../../lib/session.ts'
import { KeptLetters } from './kept-letters.tsx'

/** Shows them on the start page of a site that sends letters so; answers what was asked of it. */
const show = (role: Role, delivery: LetterDelivery): (string | undefined)[] => {
  storeSession({
    token: 'token',
    role,
    name: 'Nino Beridze',
    email: 'nino@example.org',
    username: 'nino',
    accountType: 'individual',
  })
  const asked: (string | undefined)[] = []
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        asked.push(operationName)
        const letters = { __typename: 'LetterConnection', totalCount: 4 }
        const letterSettings = { __typename: 'LetterSettings', delivery, perMinute: null }
        observer.next({ data: operationName === 'KeptLetters' ? { letters } : { letterSettings } })
        observer.complete()
      }),
  )
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={['/admin/start']}>
          <KeptLetters />
        </MemoryRouter>
      </I18nextProvider>
    </ApolloProvider>,
  )
  return asked
}

afterEach(() => {
  cleanup()
  clearSession()
})

test('letters that were kept are told with the way to them, wherever that is told', async () => {
  show('admin', 'sent')
  const link = await screen.findByRole('link', { name: 'Choose which to send' })
  expect(link.getAttribute('href')).toBe('/admin/letters?filter=unsent')
  expect(link.parentElement?.textContent).toContain('never sent: 4.')
})

test('where no letters are sent, or to whoever sends none, nothing is told of them', async () => {
  const asked = show('admin', 'kept')
  await waitFor(() => expect(asked).toEqual(['LetterSettings']))
  cleanup()
  expect(show('editor', 'sent')).toEqual([])
  expect(screen.queryByRole('link')).toBe(null)
})
