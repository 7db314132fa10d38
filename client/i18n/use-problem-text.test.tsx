// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { problems } from '../../schema/problems.ts'
import { addAdminTexts } from './add-admin-texts.ts'
import { allTexts } from './all-texts.ts'
import { createI18n } from './i18n.ts'
import { useProblemText, useServerText } from './use-problem-text.ts'

const hookIn = (locale: 'en' | 'ka', hook: typeof useProblemText) => {
  const i18n = createI18n(locale, allTexts)
  addAdminTexts(i18n)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  return renderHook(hook, { wrapper }).result.current
}

const refusal = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] })

const refusals = [
  ...Object.entries(problems).map(([code, { detail }]) => [code, refusal(code, detail)] as const),
  ['of a newer server', refusal('new_code', 'no dogs today')] as const,
  ['of no server at all', new TypeError('Failed to fetch')] as const,
]

afterEach(cleanup)

describe('a refusal', () => {
  test.each(refusals)('%s is told in Georgian to a Georgian reader, wherever it is shown', (_code, error) => {
    for (const hook of [useProblemText, useServerText]) {
      expect(hookIn('ka', hook)(error)).toMatch(/^[ა-ჰ][^A-Za-z]*\.$/)
    }
  })

  test('is told to an English reader in a plain sentence, or to the letter where the server’s text is shown', () => {
    const error = refusal('invalid_credentials', 'invalid username or password')
    expect(hookIn('en', useProblemText)(error)).toBe('The username or the password is wrong.')
    expect(hookIn('en', useServerText)(error)).toBe('invalid username or password')
  })
})
