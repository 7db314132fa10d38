// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test } from 'vitest'
import type { Locale } from '../../../schema/locales.ts'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { dismissToast, readToasts } from '../../ui/toasts.ts'
import { PutAllBack } from './put-all-back.tsx'

interface Given {
  locale?: Locale
  /** What the gateway says to each: null where it puts it back. */
  answers: readonly (string | null)[]
  /** To how many it was done: to as many as can be put back where nothing is said. */
  count?: number
}

/** Presses Undo and confirms it; answers what is said then, and which entries were asked for. */
const putBack = async ({ locale = 'en', answers, count = answers.length }: Given) => {
  const asked: unknown[] = []
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        const code = answers[asked.length] ?? null
        asked.push(variables.id)
        observer.next(
          code === null
            ? {
                data: {
                  putOldValuesBack: {
                    __typename: 'RestoredRecord',
                    id: `record of ${variables.id}`,
                    entry: null,
                    version: 3,
                    leftOut: [],
                  },
                },
              }
            : { errors: [{ message: 'no', extensions: { code } }] },
        )
        observer.complete()
      }),
  )
  const client = new ApolloClient({ link, cache: new InMemoryCache() })
  const i18n = createI18n(locale, allTexts)
  addAdminTexts(i18n)
  const undoable = answers.map((_, index) => ({ id: `entry ${index}`, version: 2 }))
  render(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={client}>
        <PutAllBack undoable={undoable} count={count} said="You ended 3 projects" things="3 projects" />
      </ApolloProvider>
    </I18nextProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
  const question = screen.getByRole('alertdialog').textContent
  const [, yes] = screen.getAllByRole('button')
  if (yes) fireEvent.click(yes)
  await waitFor(() => expect(readToasts()).toHaveLength(1))
  return { question, asked, said: readToasts().map(({ kind, text }) => [kind, text]) }
}

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  cleanup()
})

describe('what was done to many is put back one after another', () => {
  test('and said how many, once it was asked', async () => {
    const { question, asked, said } = await putBack({ answers: [null, null, null] })
    expect(question).toContain('Put 3 back as they were?')
    // Of what was changed several times that day the last change alone is taken back.
    expect(question).toContain('Each goes back to what it was before it was last changed: 3 projects.')
    expect(asked).toEqual(['entry 0', 'entry 1', 'entry 2'])
    expect(said).toEqual([['success', 'Put back: 3.']])
  })

  test.each([
    ['en', 'Put back 2 of 3; one was changed since.'],
    ['ka', '3-დან 2 დაბრუნდა; ერთი მას შემდეგ შეიცვალა.'],
  ] as const)('but for one that was changed since, in %s', async (locale, text) => {
    const { asked, said } = await putBack({ locale, answers: [null, 'edit_conflict', null] })
    expect(asked).toHaveLength(3)
    expect(said).toEqual([['success', text]])
  })

  test('and those that were changed before are told in the question, and counted', async () => {
    const { question, said } = await putBack({ answers: [null], count: 3 })
    expect(question).toContain('Of 3 projects, 1 can be put back.')
    expect(said).toEqual([['success', 'Put back 1 of 3; 2 were changed since.']])
  })

  test('until the gateway does not answer: the rest is left to another try', async () => {
    const { asked, said } = await putBack({ answers: [null, 'unavailable', null] })
    expect(asked).toHaveLength(2)
    expect(said).toEqual([['error', 'Put back 1 of 3, then the server did not answer. Try again.']])
  })
})
