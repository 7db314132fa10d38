// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { allTexts } from '../../i18n/all-texts.ts'
import { invitation } from '../../i18n/en/invitation.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { readToasts } from '../../ui/toasts.ts'
import { AcceptInvitation } from './accept-invitation.tsx'

const session = {
  token: 'a.b.c',
  role: 'user',
  name: 'Eka Beridze',
  email: 'eka@example.org',
  username: 'eka',
  accountType: 'individual',
} as const

afterEach(cleanup)

test('an invitation that was taken back while somebody typed is told to be gone, not some record', async () => {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ errors: [{ message: 'invitation not found', extensions: { code: 'not_found' } }] })
        observer.complete()
      }),
  )
  const onGone = vi.fn<() => void>()
  render(
    <I18nextProvider i18n={createI18n('en', allTexts)}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <MemoryRouter>
          <AcceptInvitation token="of a link" session={session} onGone={onGone} />
        </MemoryRouter>
      </ApolloProvider>
    </I18nextProvider>,
  )
  fireEvent.change(screen.getByLabelText(invitation.password), { target: { value: 'a walk by the river' } })
  fireEvent.click(screen.getByRole('button', { name: invitation.asYourself }))
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce())
  expect(readToasts()).toEqual([])
})
