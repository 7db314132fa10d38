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
import { actOnToast, dismissToast, readToasts } from '../../ui/toasts.ts'
import { type Act, type HandledMessage, useHandling } from './use-handling.ts'

const me = '01a1f7f3-9c20-7783-aa6c-db93d4b11341'

const answer: Act = { input: { state: 'answered' }, text: 'Answer', done: 'Answered' }
const close: Act = { input: { state: 'closed' }, text: 'Close', done: 'Closed' }
const reopen: Act = { input: { state: 'new' }, text: 'Reopen', done: 'New again' }
const take: Act = { input: { takenBy: me }, text: 'Take', done: 'Taken' }

/** A message of a gateway that refuses what was made from an older version, and a page that shows it. */
const opened = () => {
  let stored: HandledMessage & { __typename: string } = {
    __typename: 'ContactMessage',
    id: '01a1f7f3-9c20-7783-aa6c-db93d4b11342',
    version: 1,
    name: 'Ana',
    state: 'new',
    takenBy: null,
    takenById: null,
    noteCount: 0,
  }
  const change = ({ state, takenBy }: Act['input']): void => {
    stored = {
      ...stored,
      version: (stored.version ?? 0) + 1,
      ...(state ? { state } : {}),
      ...(takenBy === undefined
        ? {}
        : { takenById: takenBy?.toString() ?? null, takenBy: takenBy === null ? null : 'Nino' }),
    }
  }
  const link = new ApolloLink(
    ({ variables: { input } }) =>
      new Observable((observer) => {
        if (input?.version === stored.version) {
          change(input)
          observer.next({ data: { updateContactMessage: stored } })
        } else {
          observer.next({ errors: [{ message: 'late', extensions: { code: 'edit_conflict' } }] })
        }
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
  const { result, rerender } = renderHook(useHandling, { wrapper, initialProps: stored })
  const shown = (work: () => Promise<void>): Promise<void> =>
    act(async () => {
      await work()
      rerender(stored)
    })
  return {
    press: (pressed: Act) => shown(() => result.current.press(pressed)),
    undo: ({ done }: Act) =>
      shown(() => actOnToast(readToasts().find(({ text }) => text === done)?.id ?? Number.NaN)),
    colleague: (pressed: Act) => shown(async () => change(pressed.input)),
    message: () => stored,
  }
}

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  cleanup()
})

describe('what was done with a message is taken back', () => {
  test('though the same person has done something else with it since', async () => {
    const { press, undo, message } = opened()
    await press(answer)
    await press(take)
    await undo(answer)
    expect(message()).toMatchObject({ state: 'new', takenById: me })
    await undo(take)
    expect(message()).toMatchObject({ state: 'new', takenById: null })
  })

  test('but not where that would take back more', async () => {
    const { press, undo, message } = opened()
    await press(close)
    await press(reopen)
    await press(answer)
    await undo(close)
    expect(message()).toMatchObject({ state: 'answered' })
    await undo(answer)
    expect(message()).toMatchObject({ state: 'new' })
  })

  test('nor where a colleague has done something since, before or after the person', async () => {
    for (const isBefore of [true, false]) {
      const { press, undo, colleague, message } = opened()
      await press(answer)
      if (isBefore) await colleague(reopen)
      await press(take)
      if (!isBefore) await colleague(reopen)
      await colleague(close)
      await undo(answer)
      expect(message()).toMatchObject({ state: 'closed', takenById: me })
      for (const { id } of readToasts()) dismissToast(id)
      cleanup()
    }
  })
})
