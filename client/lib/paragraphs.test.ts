import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

test('empty lines part paragraphs, single breaks do not', () => {
  expect(paragraphsOf('one\ntwo\n\nthree\n \n\nfour\n').map(({ text }) => text)).toEqual([
    'one\ntwo',
    'three',
    'four',
  ])
})

test('a text of nothing has no paragraphs', () => {
  expect(paragraphsOf(' \n\n ')).toEqual([])
})
