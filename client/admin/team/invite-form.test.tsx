// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { enAdmin } from '../../i18n/en-admin.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { dismissToast, readToasts } from '../../ui/toasts.ts'
import { InviteForm } from './invite-form.tsx'

const { invite } = enAdmin.team

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  cleanup()
  vi.unstubAllGlobals()
})

test('a link that the browser does not copy is said to be copied by hand, and is selected', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const inviteToTeam = { __typename: 'NewInvitation', id: '1', name: 'Eka', token: 'of-a-link' }
        observer.next({ data: { inviteToTeam } })
        observer.complete()
      }),
  )
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  render(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <InviteForm onMade={async () => {}} onClose={() => {}} />
      </ApolloProvider>
    </I18nextProvider>,
  )
  fireEvent.change(screen.getByLabelText(invite.name), { target: { value: 'Eka' } })
  fireEvent.click(screen.getByRole('button', { name: invite.submit }))
  const copy = await screen.findByRole('button', { name: invite.copy })
  copy.focus()
  fireEvent.click(copy)
  await waitFor(() => expect(readToasts().map(({ text }) => text)).toEqual([invite.copyFailed]))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
