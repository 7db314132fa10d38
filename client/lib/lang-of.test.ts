import { describe, expect, test } from 'vitest'
import { langOf } from './lang-of.ts'

describe('the language of a text on a page', () => {
  test('is said where it is not the one of the page', () => {
    expect(langOf('თბილი ზამთარი გორში', 'en')).toBe('ka')
    expect(langOf('A warm winter in Gori', 'ka')).toBe('en')
  })

  test('is the one of the page otherwise', () => {
    expect(langOf('თბილი ზამთარი', 'ka')).toBeUndefined()
    expect(langOf('A warm winter', 'en')).toBeUndefined()
  })

  test('is told by most of its letters', () => {
    expect(langOf('Our dog ბროლია has found a home', 'en')).toBeUndefined()
    expect(langOf('ძაღლს IDEXX-ის ტესტი სჭირდება', 'ka')).toBeUndefined()
    expect(langOf('ძაღლს IDEXX-ის ტესტი სჭირდება', 'en')).toBe('ka')
  })

  test('is not made up for what has no letters', () => {
    expect(langOf('2026', 'ka')).toBeUndefined()
    expect(langOf('', 'en')).toBeUndefined()
  })
})
