// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Locale } from '../../../schema/locales.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { TwoLanguages } from './two-languages.tsx'

type Texts = { title?: string; text?: string; note?: string }

/** What the cards of English and Georgian say of a form in which this is written. */
const saidOf = (typed: Partial<Record<Locale, Texts>>): (string | null)[] => {
  const written = (locale: Locale) => [
    { label: 'Title', text: typed[locale]?.title ?? '', isRequired: true },
    { label: 'Text', text: typed[locale]?.text ?? '', isRequired: true },
    { label: 'Note', text: typed[locale]?.note ?? '', isRequired: false },
  ]
  renderAdmin(<TwoLanguages written={written}>{() => null}</TwoLanguages>)
  return ['English', 'Georgian'].map((name) => screen.getByRole('group', { name }).textContent)
}

const fallback = 'Until it is written, readers of this language see the text in the other one.'

test('a form in which nothing is written asks for one language', () => {
  const begin = 'One language is enough to begin with.'
  expect(saidOf({})).toEqual([`English${begin}`, `Georgian${begin}`])
})

test('a language that was begun is not complete without what must be there', () => {
  const said = saidOf({ en: { title: 'Straw' } })
  expect(said).toEqual(['EnglishMissing: Text', `GeorgianMissing: Title, Text${fallback}`])
})

test('a text that must be there and is in neither language is missing in both', () => {
  const said = saidOf({ en: { text: 'old' }, ka: { text: 'ძველი' } })
  expect(said).toEqual(['EnglishMissing: Title', 'GeorgianMissing: Title'])
})

test('a language with all its texts is complete, whatever the other lacks', () => {
  const said = saidOf({ en: { title: 'Straw', text: 'For the winter' } })
  expect(said).toEqual(['EnglishNothing is missing', `GeorgianMissing: Title, Text${fallback}`])
})

test('a text that may be missing is missed only where the other language has it', () => {
  const both = { title: 'Straw', text: 'For the winter' }
  const said = saidOf({ en: { ...both, note: 'Soon' }, ka: both })
  expect(said).toEqual(['EnglishNothing is missing', `GeorgianMissing: Note${fallback}`])
})
