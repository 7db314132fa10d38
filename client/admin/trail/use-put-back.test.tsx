// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { dismissToast, readToasts } from '../../ui/toasts.ts'
import { usePutBack } from './use-put-back.ts'

/** Presses it at a gateway that refuses so; answers what is said. */
const pressedAt = async (extensions: Record<string, unknown>): Promise<string[]> => {
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ errors: [{ message: 'no', extensions }] })
        observer.complete()
      }),
  )
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </I18nextProvider>
  )
  const { result } = renderHook(
    () => usePutBack({ id: '01a1f7f3-9c20-7783-aa6c-db93d4b11342', version: 2 }),
    {
      wrapper,
    },
  )
  await act(() => result.current())
  return readToasts().map(({ text }) => text)
}

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  cleanup()
})

describe('old values that cannot be put back say why, and what to do', () => {
  test.each([
    [
      'do not go with the rest of the record any more',
      { code: 'validation_failed', errors: [{ field: 'endDate', code: 'before_start', message: 'before' }] },
      'The old values do not go with what stands there by now. Open the record, and change it there.',
    ],
    [
      'name a picture that was destroyed',
      { code: 'validation_failed', errors: [{ field: 'imageUrl', code: 'picture_gone', message: 'gone' }] },
      'The picture that stood there has been destroyed. Choose another one in the record.',
    ],
    ['are of a record that is gone', { code: 'not_found' }, 'This no longer exists.'],
  ])('where they %s', async (_, extensions, said) => {
    expect(await pressedAt(extensions)).toEqual([said])
  })
})
