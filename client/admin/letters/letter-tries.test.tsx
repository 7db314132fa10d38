// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '../../../schema/locales.ts'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { LetterTries } from './letter-tries.tsx'

type Tries = Parameters<typeof LetterTries>[0]['letter']

/** What is said of the tries of a letter, line by line. */
const saidOf = (letter: Tries, locale: Locale): string[] => {
  const i18n = createI18n(locale, allTexts)
  addAdminTexts(i18n)
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <LetterTries letter={letter} />
    </I18nextProvider>,
  )
  return [...container.querySelectorAll('p')].map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))
}

afterEach(cleanup)

const triedAt = '2026-11-22T10:00:00.000Z'

test('of a letter that was never tried nothing is said', () => {
  expect(saidOf({ attempts: 0, triedAt: null, nextTryAt: null }, 'en')).toEqual([])
})

test('of a letter that waits for another try it is said when the last was, and when the next is', () => {
  const letter = { attempts: 3, triedAt, nextTryAt: '2126-11-28T11:30:00.000Z' }
  expect(saidOf(letter, 'en')).toEqual([
    '3 tries, the last on 22 Nov 2026, 14:00',
    'Next try: 28 Nov 2126, 15:30',
  ])
  expect(saidOf(letter, 'ka')).toEqual([
    '3 მცდელობა, ბოლო: 2026 წლის 22 ნოემბერი, 14:00',
    'შემდეგი მცდელობა: 2126 წლის 28 ნოემბერი, 15:30',
  ])
})

test('of one whose moment has come it is not said that it is to come', () => {
  const letter = { attempts: 1, triedAt, nextTryAt: '2026-11-22T10:00:10.000Z' }
  expect(saidOf(letter, 'en')).toEqual(['1 try, on 22 Nov 2026, 14:00', 'Next try: in a moment'])
})
