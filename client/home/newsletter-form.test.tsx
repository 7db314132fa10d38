// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '../../schema/locales.ts'
import { renderAdmin } from '../testing/render-admin.tsx'
import { dismissToast, readToasts } from '../ui/toasts.ts'
import { NewsletterForm } from './newsletter-form.tsx'

const submits = { en: 'subscribe', ka: 'გამოწერა' } as const

/** What is said to whoever subscribes at a site whose newsletter is launched, and what stands in the field then. */
const subscribed = async (letters: boolean, locale: Locale) => {
  const switches = { __typename: 'Switches', letters, newsletter: true }
  const subscribeToNewsletter = { __typename: 'NewsletterReceipt', message: 'subscribed' }
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        observer.next({ data: operationName === 'Switches' ? { switches } : { subscribeToNewsletter } })
        observer.complete()
      }),
  )
  renderAdmin(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <NewsletterForm />
    </ApolloProvider>,
    locale,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.input(field, { target: { value: 'nana@example.ge' } })
  fireEvent.click(screen.getByRole('button', { name: submits[locale] }))
  await waitFor(() => expect(readToasts()).toHaveLength(1))
  const [toast] = readToasts()
  return { kind: toast?.kind, text: toast?.text, typed: field.value }
}

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

test('whoever subscribes is told to confirm it by the letter they get', async () => {
  expect(await subscribed(true, 'en')).toEqual({
    kind: 'success',
    text: 'Almost there: confirm it by our letter.',
    typed: '',
  })
  await waitFor(() => expect(screen.getByText(/open the link in our letter/)).toBeDefined())
})

test('where no letter leaves nobody is sent to look for one, and what was typed stays', async () => {
  expect(await subscribed(false, 'ka')).toEqual({
    kind: 'error',
    text: 'საიტი ახლა წერილებს არ აგზავნის. გამოწერა მოგვიანებით სცადე.',
    typed: 'nana@example.ge',
  })
  expect(screen.queryByText(/წერილი გამოგიგზავნეთ/)).toBeNull()
})
