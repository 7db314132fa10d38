import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

test('a short text is its own summary, in one line', () => {
  expect(summaryOf('Warm kennels.\n\nForty dogs. ')).toBe('Warm kennels. Forty dogs.')
})

test('a long text ends between two words', () => {
  expect(summaryOf(`${'ძაღლი '.repeat(40)}`)).toBe(`${'ძაღლი '.repeat(26).trim()}…`)
})

test('where a sentence ends, its full stop becomes the dots', () => {
  expect(summaryOf(`${'abcdefg '.repeat(19)}end. And more`)).toBe(`${'abcdefg '.repeat(19)}end…`)
})

test('one endless word is cut all the same, but never through a character', () => {
  expect(summaryOf('🐕'.repeat(200)).isWellFormed()).toBe(true)
  expect(summaryOf('x'.repeat(200)).length).toBeLessThanOrEqual(161)
})
