// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { PledgeStateMark } from './pledge-state.tsx'

const pledge = { state: 'confirmed', giftStatus: 'voided', giftRefunded: 0 } as const

test.each([
  ['en', 'Pledged', 60_000],
  ['en', 'Expired', -60_000],
  ['ka', 'დაპირებული', 60_000],
  ['ka', 'ვადაგასული', -60_000],
] as const)('in %s, one whose gift was voided is called “%s”, by its time', (locale, word, left) => {
  const expiresAt = new Date(Date.now() + left).toISOString()
  renderAdmin(<PledgeStateMark pledge={{ ...pledge, expiresAt }} />, locale)
  expect(screen.getByText(word)).toBeDefined()
})
