// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Select, SelectField } from './select.tsx'

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

test('as a field of a form it says what is wrong with it, and can be given the focus', () => {
  const field = createRef<HTMLSelectElement>()
  render(
    <SelectField
      ref={field}
      label="Size"
      hint="When it is grown"
      error="Choose one"
      options={[
        ['', 'Not chosen'],
        ['small', 'Small'],
      ]}
      defaultValue="small"
    />,
  )
  const box = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Size' })
  const described = box.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    expect.stringContaining('Choose one'),
    'When it is grown',
  ])
  expect(box).toBe(field.current)
  expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['small', 'true'])
})
