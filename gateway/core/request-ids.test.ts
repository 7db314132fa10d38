import { describe, expect, it } from 'vitest'
import { createRequestIds, idOf, traceparentOf } from './request-ids.ts'

describe('the id a proxy gives', () => {
  it('is taken as it is', () => {
    expect(idOf('0193f2c4-7b1e-7c3a-9d55-1f2e3a4b5c6d')).toBe('0193f2c4-7b1e-7c3a-9d55-1f2e3a4b5c6d')
  })

  it.each(["a'*/; drop table users; --", 'a b', 'ა', '', 'x'.repeat(65), ['one', 'two'], undefined])(
    'is left where it is none: %j',
    (header) => {
      expect(idOf(header)).toBeNull()
    },
  )
})

describe('the trace a proxy has begun', () => {
  const known = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

  it('is gone on with', () => {
    expect(traceparentOf(known)).toBe(known)
  })

  it.each([
    known.toUpperCase(),
    known.replace('00-4', '01-4'),
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `${known}-more`,
    undefined,
  ])('is not where it is none: %j', (header) => {
    expect(traceparentOf(header)).toBeUndefined()
  })
})

describe('ids of our own', () => {
  it('are never the same twice, here or on another gateway', () => {
    const [here, there] = [createRequestIds(), createRequestIds()]
    const given = [here(), here(), there(), there()]
    expect(new Set(given).size).toBe(4)
    expect(given.map(idOf)).toEqual(given)
  })
})
