// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test } from 'vitest'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { enAdmin } from '../../i18n/en-admin.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { MessageConflict } from './message-conflict.tsx'
import type { Act, HandledMessage, HandlingConflict } from './use-handling.ts'

const { meanwhile } = enAdmin.contacts

const seen: HandledMessage = {
  id: '01a1f7f3-9c20-7783-aa6c-db93d4b11342',
  version: 1,
  name: 'Ana',
  state: 'new',
  takenBy: null,
  takenById: null,
  noteCount: 0,
}

const close: Act = { input: { state: 'closed' }, text: 'Close', done: 'Closed' }

/** A message that somebody else has answered meanwhile, with the button that goes once it is closed. */
const Letter = () => {
  const [conflict, setConflict] = useState<HandlingConflict | null>(null)
  const [isClosed, setClosed] = useState(false)
  const press = async (): Promise<void> => {
    setClosed(true)
    setConflict(null)
  }
  return (
    <article>
      <h2>{seen.name}</h2>
      {!isClosed && (
        <button type="button" onClick={() => setConflict({ seen, act: close })}>
          {close.text}
        </button>
      )}
      <MessageConflict
        message={{ ...seen, version: 2, state: 'answered' }}
        handling={{ press, conflict, dismiss: () => setConflict(null) }}
      />
    </article>
  )
}

const refused = (): void => {
  const i18n = createI18n('en', allTexts)
  addAdminTexts(i18n)
  render(
    <I18nextProvider i18n={i18n}>
      <Letter />
    </I18nextProvider>,
  )
  const button = screen.getByRole('button', { name: close.text })
  button.focus()
  fireEvent.click(button)
}

const press = (name: string): void => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

afterEach(cleanup)

describe('who was told of what a colleague has done with a message', () => {
  test('goes on where they had pressed, once they leave it so', async () => {
    refused()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: meanwhile.title }))
    press(meanwhile.leave)
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: close.text }))
  })

  test('goes on at the message where the button has gone with what it was for', async () => {
    refused()
    press(meanwhile.again.replace('{{act}}', close.text))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: seen.name }))
  })
})
