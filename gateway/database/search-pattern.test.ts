import { expect, test } from 'vitest'
import { caseVariants, likePattern, searchPattern } from './search-pattern.ts'

test('a letter stands for itself in every case it has', () => {
  expect(searchPattern('aB')).toBe('[aA][Bb]')
  expect(searchPattern('ძაღლი')).toBe('[ძᲫ][აᲐ][ღᲦ][ლᲚ][იᲘ]')
  expect(searchPattern('Ა')).toBe('[Აა]')
})

test('a letter whose other case is two letters stands for itself alone', () => {
  expect(searchPattern('ß')).toBe('ß')
})

test('everything else is taken as it is written', () => {
  expect(searchPattern('5 % (x)_.*')).toBe('5 \\% \\([xX]\\)\\_\\.\\*')
  expect(searchPattern('[a]\\^-')).toBe('\\[[aA]\\]\\\\\\^\\-')
  expect(searchPattern('🐕')).toBe('🐕')
})

test('the other ways to write a text have each case of its letters', () => {
  expect(caseVariants('aB 5')).toEqual(['Ab 5'])
  expect(caseVariants('ძაღლი')).toEqual(['ᲫᲐᲦᲚᲘ'])
  expect(caseVariants('5 🐕')).toEqual([])
})

test('a pattern takes every sign as it is written', () => {
  expect(likePattern('100%_\\')).toBe('%100\\%\\_\\\\%')
})
