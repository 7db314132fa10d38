import { expect, test } from 'vitest'
import { eventTexts } from './event-texts.ts'

const walk = {
  en: { title: 'A walk', content: 'We meet at noon.' },
  ka: { title: 'გასეირნება', content: 'შუადღეს ვიკრიბებით.' },
}

test('an event speaks the language of its reader, with the other title beside', () => {
  expect(eventTexts(walk, 'ka')).toEqual({
    title: 'გასეირნება',
    otherTitle: 'A walk',
    otherLocale: 'en',
    content: 'შუადღეს ვიკრიბებით.',
    contentLocale: 'ka',
  })
})

test('what is written in one language is read in it by everybody', () => {
  const english = { ...walk, ka: { title: null, content: null } }
  const read = { title: 'A walk', otherTitle: null, contentLocale: 'en' }
  expect(eventTexts(english, 'ka')).toMatchObject(read)
  expect(eventTexts(english, 'en')).toMatchObject(read)
})

test('half of a translation stands beside the other half of the original', () => {
  const half = { ...walk, ka: { title: 'გასეირნება', content: null } }
  expect(eventTexts(half, 'ka')).toMatchObject({
    title: 'გასეირნება',
    content: 'We meet at noon.',
    contentLocale: 'en',
  })
})
