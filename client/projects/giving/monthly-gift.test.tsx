// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { allTexts } from '../../i18n/all-texts.ts'
import { gift as texts } from '../../i18n/en/gift.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { MonthlyGift } from './monthly-gift.tsx'
import { MonthlyTerms } from './monthly-terms.tsx'

type Told = ComponentProps<typeof MonthlyGift>['gift']

const show = (element: ReactElement) =>
  render(<I18nextProvider i18n={createI18n('en', allTexts)}>{element}</I18nextProvider>)

const showGift = (stands: Pick<Told, 'monthlyState' | 'monthlyEnd'>) => {
  const gift = { ...stands, monthlyAmount: 70, nextChargeAt: null } as Told
  show(<MonthlyGift gift={gift} isStopping={false} onStop={() => undefined} />)
}

afterEach(cleanup)

describe('whoever gives every month', () => {
  test('is told to keep the address of the page that stops it, for as long as it runs', () => {
    showGift({ monthlyState: 'active', monthlyEnd: null })
    expect(screen.getByRole('button', { name: texts.monthly.stop })).toBeTruthy()
    expect(screen.getByText(texts.keep)).toBeTruthy()
    cleanup()
    showGift({ monthlyState: 'ended', monthlyEnd: 'donor' })
    expect(screen.queryByText(texts.keep)).toBeNull()
  })

  test('is promised receipts that lead to it only where they have left an address', () => {
    show(<MonthlyTerms email="ana@example.org" />)
    expect(screen.getByText(/to which every receipt leads/)).toBeTruthy()
    cleanup()
    show(<MonthlyTerms email=" " />)
    expect(screen.getByText(/keep the address of that page/)).toBeTruthy()
    expect(screen.queryByText(/every receipt leads/)).toBeNull()
  })
})
