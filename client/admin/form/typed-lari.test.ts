import { expect, test } from 'vitest'
import { typedLari } from './typed-lari.ts'

test.for([
  ['12000', 12_000],
  ['12,000', 12_000],
  ['1,250,000.50', 1_250_000.5],
  ['12 000', 12_000],
  ['₾ 50', 50],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0,75', 0.75],
  ['-5', -5],
] as const)('"%s" is an amount', ([typed, lari]) => {
  expect(typedLari(typed)).toBe(lari)
})

test('nothing typed is no amount yet', () => {
  expect(typedLari('')).toBeUndefined()
  expect(typedLari('  ')).toBeUndefined()
})

test.for(['a lot', '1,2,3', '12,00,000', '5..0'])('"%s" is none', (typed) => {
  expect(typedLari(typed)).toBeNaN()
})
