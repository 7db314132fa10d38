// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { allTexts } from '../i18n/all-texts.ts'
import { secondStep } from '../i18n/en/second-step.ts'
import { createI18n } from '../i18n/i18n.ts'
import { SecondStep } from './second-step.tsx'

/** Signs in at a gateway that takes no code, and says what it took what was typed for. */
const showStep = (code: 'wrong_code' | 'wrong_recovery_code'): void => {
  const extensions = { code: 'validation_failed', errors: [{ field: 'code', code, message: 'no' }] }
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ errors: [{ message: 'no', extensions }] })
        observer.complete()
      }),
  )
  render(
    <I18nextProvider i18n={createI18n('en', allTexts)}>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <MemoryRouter>
          <SecondStep challenge="a.b.c" onStartAgain={() => undefined} />
        </MemoryRouter>
      </ApolloProvider>
    </I18nextProvider>,
  )
}

const send = (label: string, typed: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: typed } })
  fireEvent.submit(screen.getByLabelText(label))
}

afterEach(cleanup)

const ofTelephone = /^This code of the telephone is wrong, or was used already\. Type the newest one/
const ofPaper = /^This recovery code is wrong, or was used already/

for (const [field, isOnPaper] of [
  [secondStep.code, false],
  [secondStep.recoveryCode, true],
] as const) {
  describe(`a wrong code in the field “${field}”`, () => {
    const typed = (code: 'wrong_code' | 'wrong_recovery_code', text: string): void => {
      showStep(code)
      if (isOnPaper) fireEvent.click(screen.getByRole('button', { name: secondStep.useRecoveryCode }))
      send(field, text)
    }

    test('of the telephone asks for the newest one', async () => {
      typed('wrong_code', '123456')
      expect(await screen.findByText(ofTelephone)).toBeTruthy()
    })

    test('that was kept asks for another one of these', async () => {
      typed('wrong_recovery_code', 'ABCD-EFGH-IJKL-MNOP')
      expect(await screen.findByText(ofPaper)).toBeTruthy()
    })
  })
}
