// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, storeSession } from '../../lib/session.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { sessionOf } from '../../testing/session-of.ts'
import { Accounts } from './accounts.tsx'

const fetched = vi.fn<typeof fetch>(() => new Promise(() => undefined))

beforeEach(() => {
  storeSession(sessionOf('nino', 'first'))
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  clearSession()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const open = (locale: 'en' | 'ka', accountant: string): void => {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
  renderAdmin(
    <ApolloProvider client={client}>
      <Accounts year={2026} />
    </ApolloProvider>,
    locale,
  )
  fireEvent.click(screen.getByRole('button', { name: accountant }))
}

const fill = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

for (const [locale, words] of [
  [
    'en',
    {
      accountant: 'For the accountant',
      from: 'From month',
      until: 'Until month',
      by: 'Months are told by',
      months: /: sums by month and donor$/,
      fromMissing: 'Fill in “From month”',
      backward: /For “Until month”/,
    },
  ],
  [
    'ka',
    {
      accountant: 'ბუღალტრისთვის',
      from: 'თვიდან',
      until: 'თვემდე ჩათვლით',
      by: 'თვე განისაზღვრება',
      months: /: ჯამები თვეებისა და შემომწირველების მიხედვით$/,
      fromMissing: 'შეავსე „თვიდან“',
      backward: /ველში „თვემდე ჩათვლით“/,
    },
  ],
] as const) {
  test(`a month that was emptied is asked for at its field, and nothing is fetched without it, in ${locale}`, () => {
    open(locale, words.accountant)
    const from = screen.getByLabelText(words.from)
    fill(words.from, '')
    fireEvent.click(screen.getByRole('button', { name: words.months }))
    expect(fetched).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(from)
    expect(from.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(words.fromMissing).id).toBe(from.getAttribute('aria-describedby'))
    fill(words.from, '2026-03')
    expect(screen.queryByText(words.fromMissing)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: words.months }))
    expect(String(fetched.mock.lastCall?.[0])).toBe('/api/exports/months.csv?from=2026-03&until=2026-12')
  })

  test(`sums are asked for by the day of writing where that is chosen, in ${locale}`, () => {
    open(locale, words.accountant)
    fill(words.by, 'written')
    fireEvent.click(screen.getByRole('button', { name: words.months }))
    expect(String(fetched.mock.lastCall?.[0])).toBe(
      '/api/exports/months.csv?from=2026-01&until=2026-12&by=written',
    )
  })

  test(`months that end before they begin are refused at the field, in ${locale}`, () => {
    open(locale, words.accountant)
    fill(words.until, '2025-12')
    fireEvent.click(screen.getByRole('button', { name: words.months }))
    expect(fetched).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByLabelText(words.until))
    expect(screen.getByText(words.backward)).toBeTruthy()
  })
}
