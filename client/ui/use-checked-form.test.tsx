// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { allTexts } from '../i18n/all-texts.ts'
import { createI18n } from '../i18n/i18n.ts'
import type { Checked } from '../lib/check.ts'
import { useCheckedForm } from './use-checked-form.ts'

interface Letter {
  name: string
  text: string
}

const check = ({ name, text }: Letter): Checked<Letter> => {
  const refused = Object.entries({ name, text }).flatMap(([field, typed]) =>
    typed === '' ? [{ field, code: 'required' }] : [],
  )
  return refused.length === 0 ? { input: { name, text } } : { refused }
}

interface LetterFormProps {
  staysOpen?: boolean
  names?: readonly (keyof Letter)[]
  send: (letter: Letter) => Promise<void>
  onFailed?: (error: unknown, isSaidAtFields: boolean) => void
  nameType?: string
}

const Inputs = ({
  names = ['name', 'text'],
  send,
  staysOpen = false,
  onFailed = () => {},
  nameType,
}: LetterFormProps) => {
  const { submit, isSending, field } = useCheckedForm<Letter, Letter>({
    names,
    labelOf: (name) => name.toUpperCase(),
    defaultValues: { name: '', text: '' },
    check,
    staysOpen,
    send,
    onFailed,
  })
  const [{ error: wrongText, ...text }, { error: wrongName, ...name }] = [field('text'), field('name')]
  return (
    <form onSubmit={submit} aria-label="letter" aria-busy={isSending}>
      <textarea {...text} aria-label="text" title={wrongText} />
      <input {...name} type={nameType} aria-label="name" title={wrongName} />
      <button type="submit">Send</button>
    </form>
  )
}

const letterForm = (props: LetterFormProps) => (
  <I18nextProvider i18n={createI18n('en', allTexts)}>
    <Inputs {...props} />
  </I18nextProvider>
)
const draw = (props: LetterFormProps) => render(letterForm(props))

const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
const press = (): void => {
  fireEvent.click(screen.getByRole('button'))
}

const refusal = (code: string, errors: { field: string; code: string }[]): Error =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code, errors } }] })

afterEach(cleanup)

describe('a form', () => {
  test('is not sent while something is wrong, and leads to the first in the order of the screen', async () => {
    const send = vi.fn(async () => {})
    draw({ send })
    press()
    await waitFor(() => expect(screen.getByLabelText('name').title).toBe('Fill in “NAME”'))
    expect(screen.getByLabelText('text').title).toBe('Fill in “TEXT”')
    expect(document.activeElement).toBe(screen.getByLabelText('name'))
    expect(send).not.toHaveBeenCalled()
  })

  test('leads to the first of the order the screen has by now', async () => {
    const send = async () => {}
    const { rerender } = draw({ send })
    rerender(letterForm({ send, names: ['text', 'name'] }))
    press()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('text')))
  })

  test('is sent once, however often it is asked to', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const send = vi.fn(() => promise)
    draw({ send })
    type('name', 'Nino')
    type('text', 'He limps.')
    press()
    press()
    await waitFor(() => expect(screen.getByRole('form', { busy: true })).toBeDefined())
    press()
    resolve()
    await waitFor(() => expect(screen.getByRole('form', { busy: false })).toBeDefined())
    expect(send.mock.calls).toEqual([[{ name: 'Nino', text: 'He limps.' }]])
  })

  test.each([
    { staysOpen: false, isLocked: true },
    { staysOpen: true, isLocked: false },
  ])('can be changed while it is sent only where it stays: %j', async ({ staysOpen, isLocked }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    draw({ send: () => promise, staysOpen, nameType: 'checkbox' })
    const [box, text] = [screen.getByLabelText('name'), screen.getByLabelText('text')]
    fireEvent.click(box)
    type('text', 'He limps.')
    press()
    await waitFor(() => expect(screen.getByRole('form', { busy: true })).toBeDefined())
    expect(text.hasAttribute('readonly')).toBe(isLocked)
    expect(fireEvent.click(box)).toBe(!isLocked)
    resolve()
    await waitFor(() => expect(screen.getByRole('form', { busy: false })).toBeDefined())
    expect(text.hasAttribute('readonly')).toBe(false)
  })

  test('shows at its fields what the server refuses, and says whether it could', async () => {
    const onFailed = vi.fn()
    const error = refusal('validation_failed', [{ field: 'text', code: 'too_long' }])
    draw({ send: () => Promise.reject(error), onFailed })
    type('name', 'Nino')
    type('text', 'He limps.')
    press()
    await waitFor(() => expect(onFailed).toHaveBeenCalledWith(error, true))
    expect(screen.getByLabelText('text').title).toBe('Shorten “TEXT”')
    expect(document.activeElement).toBe(screen.getByLabelText('text'))
  })

  test('says of another failure that no field explains it', async () => {
    const onFailed = vi.fn()
    const error = refusal('unavailable', [])
    draw({ send: () => Promise.reject(error), onFailed })
    type('name', 'Nino')
    type('text', 'He limps.')
    press()
    await waitFor(() => expect(onFailed).toHaveBeenCalledWith(error, false))
  })

  test('takes its words back when a half-typed date is emptied, which changes no value', async () => {
    draw({ send: async () => {}, nameType: 'date' })
    const date = screen.getByLabelText('name')
    const isHalfTyped = (badInput: boolean) =>
      Object.defineProperty(date, 'validity', { configurable: true, value: { badInput } })
    type('name', '2026-12-01')
    type('text', 'He limps.')
    isHalfTyped(true)
    press()
    await waitFor(() => expect(date.title).toBe('Enter “NAME” in full: day, month and year'))
    fireEvent.keyUp(date)
    expect(date.title).not.toBe('')
    isHalfTyped(false)
    fireEvent.keyUp(date)
    await waitFor(() => expect(date.title).toBe(''))
  })
})
