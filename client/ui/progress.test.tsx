// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Progress } from './progress.tsx'

afterEach(cleanup)

const bar = () => screen.getByRole('progressbar', { name: 'Raised' })

test.each([
  [-5, '0'],
  [0, '0'],
  [70, '70'],
  [104, '100'],
])('%d percent fills %s of the bar', (percent, filled) => {
  render(<Progress percent={percent} label="Raised" />)
  expect(bar().getAttribute('aria-valuenow')).toBe(filled)
  expect(bar().querySelector('rect')?.getAttribute('width')).toBe(`${filled}%`)
})

test('says in words how far it is, where there are some', () => {
  render(<Progress percent={104} label="Raised" valueText="₾31,200 of ₾30,000" />)
  expect(bar().getAttribute('aria-valuetext')).toBe('₾31,200 of ₾30,000')
})

test('is drawn by whoever brings a drawing, never past its end', () => {
  render(
    <Progress percent={104} label="Raised">
      {(filled) => <span>{`drawn to ${filled}`}</span>}
    </Progress>,
  )
  expect(bar().textContent).toBe('drawn to 100')
})
