// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { fieldErrorCodes } from '../../schema/problems.ts'
import { addAdminTexts } from './add-admin-texts.ts'
import { allTexts } from './all-texts.ts'
import { createI18n } from './i18n.ts'
import { useFieldErrorText } from './use-field-error-text.ts'

const codes = [...fieldErrorCodes, 'required_in_one', 'username_taken', 'email_taken', 'unheard_of']

const textIn = (locale: 'en' | 'ka') => {
  const i18n = createI18n(locale, allTexts)
  addAdminTexts(i18n)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  return renderHook(useFieldErrorText, { wrapper }).result.current
}

afterEach(cleanup)

describe.each([
  ['en', '“Goal”', 'Goal'],
  ['ka', '„მიზანი“', 'მიზანი'],
] as const)('in %s', (locale, quoted, label) => {
  test.each(codes)('the sentence for %s names the field, whether or not the limit is known', (code) => {
    const text = textIn(locale)
    for (const sentence of [text(code, label), text(code, label, 8)]) {
      expect(sentence).toContain(quoted)
      expect(sentence).not.toMatch(/\{\{|undefined/)
    }
  })
})

test('of a file without rows is said that it may have names of columns alone, and what to do', () => {
  expect(textIn('en')('empty_file', 'may.csv')).toMatch(
    /^There is nothing in “may.csv”, or only the names .+ once more/,
  )
  expect(textIn('ka')('empty_file', 'მაისი')).toMatch(
    /^„მაისი“ ცარიელია ან მასში მხოლოდ სვეტების სახელები .+ თავიდან/,
  )
})

test('a limit is written as the reader writes it, characters as a count and amounts as lari', () => {
  const [english, georgian] = [textIn('en'), textIn('ka')]
  expect(english('too_long', 'Message', 5000)).toBe('Shorten “Message” to 5,000 characters or fewer')
  expect(english('too_big', 'Goal', 1_000_000)).toBe('Enter ₾1,000,000 or less in “Goal”')
  expect(georgian('too_big', 'მიზანი', 1_000_000)).toBe(
    'ველში „მიზანი“ მიუთითე არაუმეტეს 1\u00A0000\u00A0000\u00A0ლარისა',
  )
  expect(georgian('too_small', 'თანხა', 0.01)).toBe('ველში „თანხა“ მიუთითე სულ მცირე 0,01\u00A0ლარი')
  expect(english('number_too_big', 'Places', 100_000)).toBe('Enter 100,000 or less in “Places”')
  expect(georgian('number_too_small', 'ადგილები', 1)).toBe('ველში „ადგილები“ მიუთითე სულ მცირე 1')
})
