// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { addAdminTexts } from '../i18n/add-admin-texts.ts'
import { allTexts } from '../i18n/all-texts.ts'
import { createI18n } from '../i18n/i18n.ts'
import { SessionEnd } from '../lib/session-end.ts'
import { NotAllTakenBack, useUndo } from './use-undo.ts'

afterEach(cleanup)

const undoable = (
  undo: () => Promise<unknown>,
  failed: string | ((error: unknown) => string) = 'It is not back.',
) => {
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  const { result } = renderHook(useUndo, { wrapper })
  return result.current({ undo, done: 'It is back.', failed })
}

const fails = (error: Error) => undoable(() => Promise.reject(error)).run()

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] })

test('a toast offers to undo, and says what became of it', async () => {
  const action = undoable(async () => {})
  expect(action.label).toBe('Undo')
  expect(await action.run()).toEqual({ kind: 'success', text: 'It is back.' })
})

test('where it fails it is offered again, unless there is nothing any more', async () => {
  const failed = { kind: 'error', text: 'It is not back.' }
  expect(await fails(new TypeError('Failed to fetch'))).toEqual({ ...failed, isOfferedAgain: true })
  expect(await fails(refusal('unavailable'))).toEqual({ ...failed, isOfferedAgain: true })
  for (const code of ['not_found', 'edit_conflict', 'validation_failed']) {
    expect(await fails(refusal(code))).toEqual({ ...failed, isOfferedAgain: false })
  }
  expect(await fails(new NotAllTakenBack(2, 1))).toEqual({ ...failed, isOfferedAgain: false })
})

test('where it fails it is said why', async () => {
  const action = undoable(
    () => Promise.reject(new NotAllTakenBack(2, 1)),
    (error) => (error instanceof NotAllTakenBack ? `${error.back} are back, ${error.left} are not.` : 'No.'),
  )
  expect(await action.run()).toMatchObject({ kind: 'error', text: '2 are back, 1 are not.' })
})

test('the end of a session says nothing here', async () => {
  expect(await fails(new SessionEnd('expired'))).toBeNull()
})
