// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useTrailParams } from './use-trail-params.ts'

const readFrom = (query: string) =>
  renderHook(useTrailParams, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[`/?${query}`]}>{children}</MemoryRouter>,
  }).result.current

const somebody = '01a1f7f3-9c20-7783-aa6c-db93d4b11343'

test('an account in the address that can be none counts as absent, as every word that is not known', () => {
  expect(readFrom(`actor=${somebody}`).selection.actor).toBe(somebody)
  expect(readFrom('actor=program').selection.actor).toBe('program')
  expect(readFrom('actor=abc&kind=abc').selection).toMatchObject({ actor: null, kind: null })
  expect(readFrom('actor=abc').isFiltered).toBe(false)
})

test('one day is followed from its beginning to its end, and a day that is none is not', () => {
  expect(readFrom('days=2026-11-28').selection).toMatchObject({ from: '2026-11-28', until: '2026-11-28' })
  expect(readFrom('days=7').selection.until).toBe(null)
  expect(readFrom('days=2026-02-30').isFiltered).toBe(false)
})

test('what is looked for in the address is cut to what can be looked for', () => {
  expect(readFrom('search=%00').isFiltered).toBe(false)
  expect(readFrom('search=%20ni%00no%20').search).toBe('nino')
})
