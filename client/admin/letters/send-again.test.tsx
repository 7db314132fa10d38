// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import type { LetterState } from '../../../schema/letters.ts'
import type { Locale } from '../../../schema/locales.ts'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { SendAgain } from './send-again.tsx'

/** What the button of a letter says to who sees it, and to who hears it. */
const buttonOf = (state: LetterState, locale: Locale): (string | null)[] => {
  const i18n = createI18n(locale, allTexts)
  addAdminTexts(i18n)
  const letter = { id: '01a1f7f3-9c20-7783-aa6c-db93d4b11342', recipient: 'eka@example.org', state }
  render(
    <ApolloProvider client={new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() })}>
      <I18nextProvider i18n={i18n}>
        <SendAgain letter={letter} isSending onChanged={async () => undefined} />
      </I18nextProvider>
    </ApolloProvider>,
  )
  const button = screen.getByRole('button')
  return [button.textContent, button.getAttribute('aria-label')]
}

afterEach(cleanup)

test('a letter that was never sent is sent, not sent again', () => {
  expect(buttonOf('unsent', 'en')).toEqual(['Send', 'Send: the letter to eka@example.org'])
  cleanup()
  expect(buttonOf('unsent', 'ka')).toEqual(['გაგზავნა', 'გაგზავნა: eka@example.org'])
})

test('a letter that has failed is sent again', () => {
  expect(buttonOf('failed', 'en')).toEqual(['Send again', 'Send again: the letter to eka@example.org'])
})
