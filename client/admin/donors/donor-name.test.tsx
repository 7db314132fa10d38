// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { clearSession, storeSession } from '../../lib/session.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { sessionOf } from '../../testing/session-of.ts'
import { DonorName } from './donor-name.tsx'

const anna = { name: 'Anna Schulz', email: null, isAnonymous: false }

afterEach(clearSession)

test('whoever may see addresses reads that there is none', () => {
  storeSession(sessionOf('nino', '', { role: 'admin' }))
  renderAdmin(<DonorName donor={anna} />)
  expect(screen.getByText('no email')).toBeTruthy()
})

test('whoever may not is not told that there is none', () => {
  storeSession(sessionOf('zura', '', { role: 'viewer' }))
  renderAdmin(<DonorName donor={anna} />)
  expect(screen.queryByText('no email')).toBeNull()
  expect(screen.getByText('Address not shown')).toBeTruthy()
})
