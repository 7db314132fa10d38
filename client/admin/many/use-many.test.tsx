// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { dismissToast, readToasts } from '../../ui/toasts.ts'
import { type ManyAction, useMany } from './use-many.tsx'

interface Shown {
  id: string
}

const shown: readonly Shown[] = ['a', 'b', 'c'].map((id) => ({ id }))

type Refusals = readonly (string | null)[]

const outcomesOf = (refusals: Refusals) =>
  shown.map(({ id }, index) => ({ id, refusal: refusals[index] ?? null, version: 2 }))

const List = ({ publish }: { publish: ManyAction<Shown> }): ReactNode => {
  const { choice, bar } = useMany({
    shown,
    nameOf: ({ id }) => id,
    actions: [publish],
    refetch: async () => undefined,
    isAllowed: true,
  })
  return (
    <>
      <button type="button" onClick={choice?.chooseAll}>
        All
      </button>
      {bar}
    </>
  )
}

/** Publishes three at once, and takes it back where some are refused; answers what is said of it. */
const saidOfUndo = async (refusals: Refusals): Promise<string | undefined> => {
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  const publish = {
    text: 'Publish',
    done: (count: number) => `Published: ${count}`,
    Icon: Check,
    act: async () => outcomesOf([]),
    undo: async () => outcomesOf(refusals),
  }
  render(
    <I18nextProvider i18n={i18n}>
      <List publish={publish} />
    </I18nextProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(readToasts()).toHaveLength(1))
  const outcome = await readToasts()[0]?.action?.run()
  return outcome?.text
}

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
  cleanup()
})

test('what was so before is no failure, and chosen no more; what is in another state is one', async () => {
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  const publish: ManyAction<Shown> = {
    text: 'Publish',
    done: (count) => `Published: ${count}`,
    Icon: Check,
    isFor: ({ id }) => id === 'a',
    isDone: ({ id }) => id === 'b',
    act: async () => outcomesOf([]).slice(0, 1),
  }
  render(
    <I18nextProvider i18n={i18n}>
      <List publish={publish} />
    </I18nextProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('Not done: c (not in this state).')).toBeDefined()
  expect(screen.getByText('1 chosen')).toBeDefined()
})

describe('what was done to many and is taken back says', () => {
  test('that all is as it was', async () => {
    expect(await saidOfUndo([null, null, null])).toBe('It is as it was.')
  })

  test('how many somebody has changed since', async () => {
    expect(await saidOfUndo(['edit_conflict', null, null])).toBe(
      'Taken back: 2. Changed by somebody since, and left so: 1.',
    )
  })

  test('how many are not there any more, which nobody has changed', async () => {
    expect(await saidOfUndo(['not_found', 'not_found', null])).toBe('Taken back: 1. No longer there: 2.')
  })

  test('both', async () => {
    expect(await saidOfUndo(['not_found', 'edit_conflict', null])).toBe(
      'Taken back: 1. Changed by somebody since, and left so: 1. No longer there: 1.',
    )
  })
})
