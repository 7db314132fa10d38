// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Select } from './select.tsx'

afterEach(cleanup)

const options = [
  ['all', 'All time'],
  ['last-year', 'Last year'],
] as const

test.each([true, false])('is found by its label, small (%s) or not, and tells what is chosen', (isPill) => {
  const choose = vi.fn<(period: 'all' | 'last-year') => void>()
  render(<Select label="Period" value="all" options={options} onChoose={choose} isPill={isPill} />)
  const select = screen.getByRole('combobox', { name: 'Period' })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All time',
    'Last year',
  ])
  fireEvent.change(select, { target: { value: 'last-year' } })
  expect(choose).toHaveBeenCalledExactlyOnceWith('last-year')
})
