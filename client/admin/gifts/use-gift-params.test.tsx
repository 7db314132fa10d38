// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useGiftParams } from './use-gift-params.ts'

const readFrom = (query: string) =>
  renderHook(useGiftParams, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/?${query}`]}>{children}</MemoryRouter>,
  }).result.current

test('what is looked for in the address is cut to what can be looked for', () => {
  expect(readFrom('search=%00').isFiltered).toBe(false)
  expect(readFrom('search=%20TBC%0012%20').variables.reference).toBe('TBC12')
})
