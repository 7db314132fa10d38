// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { allTexts } from '../../i18n/all-texts.ts'
import { gift as texts } from '../../i18n/en/gift.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { MonthlyGift } from './monthly-gift.tsx'

type Told = ComponentProps<typeof MonthlyGift>['gift']

const show = (element: ReactElement) =>
  render(<I18nextProvider i18n={createI18n('en', allTexts)}>{element}</I18nextProvider>)

const showGift = (stands: Partial<Told>) => {
  const runs = { monthlyAmount: 70, nextChargeAt: null, endAskedAt: null, chargedSinceAskedAt: null }
  const gift = { ...runs, ...stands } as Told
  show(
    <MemoryRouter>
      <MonthlyGift gift={gift} isStopping={false} onStop={() => undefined} />
    </MemoryRouter>,
  )
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

  test('is told that the end was asked for, and by whom, and is asked nothing more', () => {
    const asked = { monthlyState: 'active', endAskedAt: '2026-11-20T09:00:00.000Z' } as const
    showGift({ ...asked, monthlyEnd: 'donor' })
    expect(screen.getByText(/You asked to stop it on 20.Nov 2026/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText(/until you stop it/)).toBeNull()
    cleanup()
    showGift({ ...asked, monthlyState: 'failing', monthlyEnd: 'team' })
    expect(screen.getByText(/We asked to end it on 20.Nov 2026/)).toBeTruthy()
  })

  test('is told what was charged after that, and where to write', () => {
    showGift({
      monthlyState: 'ended',
      monthlyEnd: 'donor',
      endAskedAt: '2026-11-20T09:00:00.000Z',
      chargedSinceAskedAt: '2026-11-21T09:00:00.000Z',
    })
    expect(screen.getByText(/one more month was charged, on 21.Nov 2026/)).toBeTruthy()
    expect(screen.getByRole('link', { name: texts.write })).toBeTruthy()
  })

  test('is told that what came another way came once', () => {
    showGift({ monthlyState: 'ended', monthlyEnd: 'once' })
    expect(screen.getByText(texts.monthly.ended.once)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
