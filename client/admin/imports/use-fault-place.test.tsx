// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { useFaultPlace } from './use-fault-place.ts'

afterEach(cleanup)

test.each([
  ['en', 'csv.12', 'line 12'],
  ['en', 'csv.12.3', 'line 12, column 3'],
  ['en', 'csv', 'february.csv'],
  ['en', 'mapping', 'february.csv'],
  ['en', 'mapping.dayOrder', 'Days are written'],
  ['ka', 'mapping.dayOrder', 'თარიღის ჩანაწერი'],
  ['ka', 'mapping.payer', 'შემომწირველის სახელი'],
  ['ka', 'mapping.colour', 'february.csv'],
] as const)('in %s, %s is called “%s”', (locale, field, place) => {
  const i18n = createI18n(locale, allTexts)
  addAdminTexts(i18n)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  const { current: placeOf } = renderHook(useFaultPlace, { wrapper }).result
  expect(placeOf(field, 'february.csv')).toBe(place)
})
