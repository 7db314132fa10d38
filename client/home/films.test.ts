import { expect, test } from 'vitest'
import { filmsOf } from './films.ts'

test('a gallery without links has no films', () => {
  expect(filmsOf([])).toEqual([])
  expect(filmsOf(['', '  ', ''])).toEqual([])
})

test('empty slots are passed over: the others keep their drawings, and are counted', () => {
  expect(filmsOf(['', 'https://youtu.be/aqz-KE-bpKQ', 'SkVqJ1SGeL0'])).toEqual([
    { name: 'first', drawing: 'road', videoId: 'aqz-KE-bpKQ' },
    { name: 'second', drawing: 'eveningBowl', videoId: 'SkVqJ1SGeL0' },
  ])
})

test('a link that names no video keeps its place', () => {
  expect(filmsOf(['https://example.org/film', 'aqz-KE-bpKQ'])).toEqual([
    { name: 'first', drawing: 'firstSnow', videoId: null },
    { name: 'second', drawing: 'road', videoId: 'aqz-KE-bpKQ' },
  ])
})
