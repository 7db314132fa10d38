// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { allTexts } from '../i18n/all-texts.ts'
import { createI18n } from '../i18n/i18n.ts'
import { forgetDrafts } from '../lib/drafts.ts'
import { clearSession, readSession, storeSession } from '../lib/session.ts'
import { SiteContext } from '../lib/site-context.ts'
import { hasUnsavedWork } from '../lib/unsaved-work.ts'
import { sessionOf } from '../testing/session-of.ts'
import { Component as ProfilePage } from './profile-page.tsx'

const profileOf = (person: string) =>
  sessionOf(person, '', { role: 'user', name: person, email: `${person}@example.org` })
const nino = profileOf('nino')

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string): void => {
  fireEvent.click(screen.getByRole('button', { name: `Edit: ${label}` }))
  fireEvent.change(field(label), { target: { value } })
}
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm Changes' }))
/** What another tab does to the stored user. */
const elsewhere = (change: () => void) => act(change)

beforeEach(() => {
  storeSession(nino)
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <I18nextProvider i18n={createI18n('en', allTexts)}>
        <SiteContext value={{ origin: 'https://example.org' }}>
          <ProfilePage />
        </SiteContext>
      </I18nextProvider>
    </MemoryRouter>,
  )
})

afterEach(() => {
  cleanup()
  clearSession()
  forgetDrafts()
})

describe('what is typed into the profile', () => {
  test('is unsaved work until it is confirmed', async () => {
    expect(hasUnsavedWork()).toBe(false)
    type('Name', ' Nino Beridze ')
    expect(hasUnsavedWork()).toBe(true)
    confirm()
    await waitFor(() => expect(field('Name').readOnly).toBe(true))
    expect(readSession()).toEqual({ ...nino, name: field('Name').value })
    expect(hasUnsavedWork()).toBe(false)
  })

  test('stays while another tab changes the rest, which is shown and kept', async () => {
    type('Name', 'Nino Beridze')
    elsewhere(() => storeSession({ ...nino, name: 'Nino', email: 'new@example.org' }))
    expect(field('Name').value).toBe('Nino Beridze')
    expect(field('Email').value).toBe('new@example.org')
    confirm()
    await waitFor(() => expect(readSession()?.name).toBe('Nino Beridze'))
    expect(readSession()?.email).toBe('new@example.org')
  })

  test('is there again, open, after its writer was signed out in another tab', () => {
    type('Name', 'Nino Beridze')
    elsewhere(clearSession)
    expect(screen.queryByLabelText('Name')).toBeNull()
    elsewhere(() => storeSession(nino))
    expect(field('Name').value).toBe('Nino Beridze')
    expect(field('Name').readOnly).toBe(false)
    expect(field('Email').readOnly).toBe(true)
  })

  test('is shown to nobody else', () => {
    type('Name', 'Nino Beridze')
    elsewhere(() => storeSession(profileOf('giorgi')))
    expect(field('Name').value).toBe('giorgi')
    expect(field('Name').readOnly).toBe(true)
  })
})
