// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allTexts } from '../../i18n/all-texts.ts'
import { security } from '../../i18n/en/security.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { readSession } from '../../lib/session.ts'
import { isPageChanged } from '../../lib/unsaved-work.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

vi.mock(import('../../lib/session.ts'), async (load) => ({
  ...(await load()),
  readSession: vi.fn<typeof readSession>(),
}))

const somebody = { token: 'a.b.c' } as ReturnType<typeof readSession>

beforeEach(() => vi.mocked(readSession).mockReturnValue(somebody))
afterEach(cleanup)

const { leave, codesTitle } = security.secondStep

const shown = () => {
  const router = createMemoryRouter([
    { path: '/', element: <RecoveryCodes codes={['abcd-efgh']} username="nino" onKept={() => undefined} /> },
    { path: '/dashboard', element: <p>The site</p> },
  ])
  render(
    <I18nextProvider i18n={createI18n('en', allTexts)}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  return router
}

test('nobody leaves the codes without being asked', async () => {
  const router = shown()
  expect(isPageChanged()).toBe(true)
  void router.navigate('/dashboard')
  expect(await screen.findByRole('alertdialog', { name: leave.title })).toBeTruthy()
  screen.getByRole('button', { name: leave.stay }).click()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('heading', { name: codesTitle })).toBeTruthy()

  void router.navigate('/dashboard')
  ;(await screen.findByRole('button', { name: leave.leave })).click()
  expect(await screen.findByText('The site')).toBeTruthy()
  expect(isPageChanged()).toBe(false)
})

test('whose session is over is led to sign in at once', async () => {
  const router = shown()
  vi.mocked(readSession).mockReturnValue(null)
  void router.navigate('/dashboard')
  expect(await screen.findByText('The site')).toBeTruthy()
})
