// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '../../../schema/roles.ts'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { enAdmin } from '../../i18n/en-admin.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { forgetDrafts } from '../../lib/drafts.ts'
import { clearSession, storeSession } from '../../lib/session.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { Notes } from './message-notes.tsx'

const message = {
  id: '01a1f7f3-9c20-7783-aa6c-db93d4b11342',
  version: 1,
  name: 'Ana',
  state: 'new' as const,
  takenBy: null,
  takenById: null,
  noteCount: 0,
}

const openAs = (role: Role) => {
  storeSession(sessionOf('nino', role, { role }))
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { contactMessageNotes: [] } })
        observer.complete()
      }),
  )
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  return render(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <Notes message={message} />
      </ApolloProvider>
    </I18nextProvider>,
  )
}

afterEach(() => {
  cleanup()
  clearSession()
  forgetDrafts()
})

test('a note that was typed is there to be copied for who may write none since', () => {
  const { notes } = enAdmin
  const form = openAs('editor')
  fireEvent.change(screen.getByLabelText(notes.label), { target: { value: 'She has thirty of them.' } })
  clearSession()
  form.unmount()
  openAs('viewer')
  expect(screen.queryByLabelText(notes.label)).toBeNull()
  const kept = screen.getByLabelText<HTMLTextAreaElement>(enAdmin.closed.kept.label)
  expect([kept.value, kept.readOnly]).toEqual(['She has thirty of them.', true])
})
