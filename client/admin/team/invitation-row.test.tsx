// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { enAdmin } from '../../i18n/en-admin.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { dismissToast, readToasts } from '../../ui/toasts.ts'
import { InvitationRow } from './invitation-row.tsx'

const named = (name: string) => ({
  id: name,
  name,
  role: 'editor' as const,
  expiresAt: '2026-11-26T10:00:00.000Z',
  invitedBy: null,
})

/** Who is invited, under somebody who works here; each is gone from it once it is read again. */
const Team = () => {
  const [invited, setInvited] = useState(['Eka', 'Lia'])
  return (
    <table>
      <tbody>
        <tr>
          <th scope="row">Nino</th>
        </tr>
      </tbody>
      {invited.map((name) => (
        <InvitationRow
          key={name}
          invitation={named(name)}
          width={0}
          onChanged={async () => setInvited((before) => before.filter((each) => each !== name))}
        />
      ))}
    </table>
  )
}

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  cleanup()
})

test('who takes invitations back goes on at the row that has come in their place, or the last one', async () => {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { withdrawInvitation: true } })
        observer.complete()
      }),
  )
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  render(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <Team />
      </ApolloProvider>
    </I18nextProvider>,
  )
  for (const [name, next] of [
    ['Eka', 'Lia'],
    ['Lia', 'Nino'],
  ] as const) {
    const button = screen.getByRole('button', { name: enAdmin.team.withdrawNamed.replace('{{name}}', name) })
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('rowheader', { name })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('rowheader', { name: next })))
  }
})
