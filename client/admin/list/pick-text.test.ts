import { expect, test } from 'vitest'
import { pickText } from './pick-text.ts'

const walk = {
  en: { title: 'A walk', content: 'We meet at noon.' },
  ka: { title: 'გასეირნება', content: 'შუადღეს ვიკრიბებით.' },
}

test('a text comes in the language of the reader, the other beside it', () => {
  expect(pickText(walk, 'title', 'ka')).toEqual({
    text: 'გასეირნება',
    locale: 'ka',
    other: { text: 'A walk', locale: 'en' },
  })
})

test('what is written in one language stands alone, and is read in it by everybody', () => {
  const english = { ...walk, ka: { title: null, content: null } }
  const read = { text: 'A walk', locale: 'en', other: null }
  expect(pickText(english, 'title', 'ka')).toEqual(read)
  expect(pickText(english, 'title', 'en')).toEqual(read)
})

test('half of a translation stands beside the other half of the original', () => {
  const half = { ...walk, ka: { title: 'გასეირნება', content: null } }
  expect(pickText(half, 'title', 'ka')).toMatchObject({ text: 'გასეირნება', locale: 'ka' })
  expect(pickText(half, 'content', 'ka')).toMatchObject({ text: 'We meet at noon.', locale: 'en' })
})

test('what is not written at all is empty', () => {
  const nothing = { en: { title: null }, ka: { title: null } }
  expect(pickText(nothing, 'title', 'ka')).toEqual({ text: '', locale: 'ka', other: null })
})
