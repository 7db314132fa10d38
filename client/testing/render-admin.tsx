import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach } from 'vitest'
import type { Locale } from '../../schema/locales.ts'
import { addAdminTexts } from '../i18n/add-admin-texts.ts'
import { allTexts } from '../i18n/all-texts.ts'
import { createI18n } from '../i18n/i18n.ts'

afterEach(cleanup)

/** Draws a part of the admin area with its texts, inside a page of its own. */
export const renderAdmin = (children: ReactNode, locale: Locale = 'en'): void => {
  const i18n = createI18n(locale, allTexts)
  addAdminTexts(i18n)
  render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />
    </I18nextProvider>,
  )
}
