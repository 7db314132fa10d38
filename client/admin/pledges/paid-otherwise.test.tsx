// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { PaidOtherwise } from './paid-otherwise.tsx'

describe('that another sum was paid, or one besides,', () => {
  test('is told in lari as these are written in the language of the page', () => {
    const pledge = { state: 'pledged', cameInstead: '1043.50 GEL', cameBeside: null } as const
    renderAdmin(<PaidOtherwise pledge={pledge} />, 'ka')
    expect(screen.getByText(/: 1 043,50 ₾/)).toBeTruthy()
  })

  test('is told with its currency where that is another', () => {
    const pledge = { state: 'confirmed', cameInstead: '61.00 USD', cameBeside: '61.00 USD' } as const
    renderAdmin(<PaidOtherwise pledge={pledge} />)
    expect(screen.getByText('Paid by card as well: 61.00 USD')).toBeTruthy()
  })
})
