import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test('of an address its first letter and its domain are told', () => {
  expect(maskEmail('nino@example.org')).toBe('n…@example.org')
  expect(maskEmail('"a@b"@example.org')).toBe('"…@example.org')
  expect(maskEmail('x@example.org')).toBe('x…@example.org')
})
