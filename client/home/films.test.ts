import { expect, test } from 'vitest'
import { filmsOf } from './films.ts'

test('a gallery without links has no films', () => {
  expect(filmsOf([])).toEqual([])
  expect(filmsOf(['', '  ', ''])).toEqual([])
})

test('empty slots are passed over and the films counted without them', () => {
  expect(filmsOf(['', 'https://youtu.be/aqz-KE-bpKQ', 'SkVqJ1SGeL0'])).toEqual([
    { number: 1, videoId: 'aqz-KE-bpKQ' },
    { number: 2, videoId: 'SkVqJ1SGeL0' },
  ])
})

test('a link that names no video keeps its place', () => {
  expect(filmsOf(['https://example.org/film', 'aqz-KE-bpKQ'])).toEqual([
    { number: 1, videoId: null },
    { number: 2, videoId: 'aqz-KE-bpKQ' },
  ])
})
