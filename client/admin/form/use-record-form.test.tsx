// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { galleryChange } from '../../../schema/gallery.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { clearSession, type Session, storeSession } from '../../lib/session.ts'
import { text } from './field-kinds.tsx'
import type { Loaded, RecordFields } from './record-fields.ts'
import { type RecordForm, type RecordFormOptions, useRecordForm } from './use-record-form.ts'

type Name = 'first' | 'second'

const record: RecordFields<Name, typeof galleryChange> = {
  shape: galleryChange,
  fields: { first: { path: 'videoLinks.0', kind: text }, second: { path: 'videoLinks.1', kind: text } },
}

const [film, otherFilm, thirdFilm] = ['aqz-KE-bpKQ', 'SkVqJ1SGeL0', 'Z4C82eyhwgU'] as const
const loaded = (first: string, second: string, version: number): Loaded<Name> => ({
  texts: { first, second },
  version,
})

const conflict = new CombinedGraphQLErrors({
  errors: [{ message: 'no', extensions: { code: 'edit_conflict' } }],
})

type Options = Pick<RecordFormOptions<Name, typeof galleryChange, Loaded<Name>>, 'save'> &
  Partial<RecordFormOptions<Name, typeof galleryChange, Loaded<Name>>>

interface InputsProps {
  options: Options
  onDraw: (form: RecordForm<Name>) => void
}

const Inputs = ({ options, onDraw }: InputsProps) => {
  const form = useRecordForm({
    record,
    start: loaded(film, '', 1),
    place: () => '/form',
    reload: () => Promise.reject(new Error('nobody asked')),
    ...options,
  })
  onDraw(form)
  const [{ error: _, ...first }, { error: __, ...second }] = [form.field('first'), form.field('second')]
  return (
    <form onSubmit={form.submit}>
      <input {...first} aria-label="first" />
      <input {...second} aria-label="second" />
      <button type="submit">Save</button>
    </form>
  )
}

/** Draws the form and answers what it is drawn from, as it was drawn last. */
const open = (options: Options): (() => RecordForm<Name>) => {
  const drawn: RecordForm<Name>[] = []
  render(
    <MemoryRouter initialEntries={[`/${crypto.randomUUID()}`]}>
      <I18nextProvider i18n={createI18n('en')}>
        <Inputs options={options} onDraw={(form) => drawn.push(form)} />
      </I18nextProvider>
    </MemoryRouter>,
  )
  return () => {
    const last = drawn.at(-1)
    if (!last) throw new Error('nothing is drawn')
    return last
  }
}

const type = (label: Name, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
const press = () => act(async () => fireEvent.click(screen.getByRole('button')))

const uploading = (arrival: Promise<boolean>) => ({
  isPending: () => true,
  wait: () => arrival,
  reason: 'It is no picture.',
  focus: vi.fn(),
})

afterEach(cleanup)

describe('a form over a record', () => {
  test('is changed while it holds what the server does not have', () => {
    const form = open({ save: async () => loaded(film, '', 2) })
    expect(form().isChanged()).toBe(false)
    type('second', otherFilm)
    expect(form().isChanged()).toBe(true)
    type('second', '')
    expect(form().isChanged()).toBe(false)
  })

  test('takes what is saved as the server writes it, and keeps what was typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Loaded<Name>>()
    const save = vi.fn(() => promise)
    const form = open({ save })
    type('first', ` ${otherFilm} `)
    await press()
    expect(form().status).toBe('saving')
    type('second', thirdFilm)
    await act(async () => resolve(loaded(otherFilm, '', 2)))
    expect(form().texts).toEqual({ first: otherFilm, second: thirdFilm })
    expect(form().status).toBe('idle')
    expect(form().isChanged()).toBe(true)
    await press()
    expect(save).toHaveBeenLastCalledWith({ videoLinks: [otherFilm, thirdFilm] }, 2)
  })

  test('is led on as unchanged the moment it is saved', async () => {
    const seen: boolean[] = []
    const form = open({
      start: loaded('', '', 1),
      save: async () => loaded(film, '', 2),
      onSaved: () => seen.push(form().isChanged()),
    })
    type('first', film)
    await press()
    expect(seen).toEqual([false])
    expect(form().status).toBe('updated')
  })

  test('keeps what each of two wrote, and saves what is chosen', async () => {
    const save = vi.fn(async () => loaded(thirdFilm, otherFilm, 3))
    save.mockRejectedValueOnce(conflict)
    const form = open({ save, reload: async () => loaded(otherFilm, otherFilm, 2) })
    type('first', thirdFilm)
    await press()
    expect(form().status).toBe('failed')
    expect(form().conflict?.chosen).toEqual({ first: 'mine', second: 'theirs' })
    expect(form().texts).toEqual({ first: thirdFilm, second: otherFilm })
    act(() => form().resolveConflict([{ name: 'first', side: 'theirs' }]))
    expect(form().texts.first).toBe(otherFilm)
    act(() => form().resolveConflict([{ name: 'first', side: 'mine' }]))
    await press()
    expect(save).toHaveBeenLastCalledWith({ videoLinks: [thirdFilm, otherFilm] }, 2)
    expect(form().conflict).toBeNull()
    expect(form().status).toBe('updated')
  })

  test('keeps what is typed into an untouched field while the save meets a conflict', async () => {
    const saving = Promise.withResolvers<Loaded<Name>>()
    const reading = Promise.withResolvers<Loaded<Name>>()
    const form = open({ save: () => saving.promise, reload: () => reading.promise })
    type('first', thirdFilm)
    await press()
    type('second', film)
    await act(async () => saving.reject(conflict))
    await act(async () => reading.resolve(loaded(otherFilm, otherFilm, 2)))
    expect(form().texts).toEqual({ first: thirdFilm, second: film })
    expect(form().conflict?.chosen).toEqual({ first: 'mine', second: 'mine' })
  })

  test('keeps what is mine when the record changes once more', async () => {
    const save = vi.fn(async () => loaded(thirdFilm, '', 4))
    save.mockRejectedValueOnce(conflict).mockRejectedValueOnce(conflict)
    const reload = vi.fn(async () => loaded(film, '', 3))
    reload.mockResolvedValueOnce(loaded(otherFilm, '', 2))
    const form = open({ save, reload })
    type('first', thirdFilm)
    await press()
    await press()
    expect(form().conflict?.chosen).toEqual({ first: 'mine' })
    expect(form().texts.first).toBe(thirdFilm)
  })

  test('asks of no field that I alone have changed', async () => {
    const save = vi.fn(async () => loaded(thirdFilm, otherFilm, 3))
    save.mockRejectedValueOnce(conflict)
    const form = open({ save, reload: async () => loaded(film, otherFilm, 2) })
    type('first', thirdFilm)
    await press()
    expect(form().conflict?.names).toEqual(['second'])
    await press()
    expect(save).toHaveBeenLastCalledWith({ videoLinks: [thirdFilm, otherFilm] }, 2)
  })

  test('is saved over a change of nothing that stands in it', async () => {
    const save = vi.fn(async () => loaded(thirdFilm, '', 3))
    save.mockRejectedValueOnce(conflict)
    const form = open({ save, reload: async () => loaded(film, '', 2) })
    type('first', thirdFilm)
    await press()
    expect(save).toHaveBeenLastCalledWith({ videoLinks: [thirdFilm, ''] }, 2)
    expect(form().conflict).toBeNull()
    expect(form().status).toBe('updated')
  })

  test('is saved like any other where two wrote the same', async () => {
    const [onSaved, onFailed] = [vi.fn(), vi.fn()]
    const theirs = loaded(film, otherFilm, 2)
    const form = open({
      save: () => Promise.reject(conflict),
      reload: async () => theirs,
      onSaved,
      onFailed,
    })
    type('second', otherFilm)
    await press()
    expect(form().conflict).toBeNull()
    expect(form().status).toBe('updated')
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(theirs)
    expect(onFailed).not.toHaveBeenCalled()
  })

  test.each([
    ['it meets another version', conflict],
    ['there is no network', new TypeError('Failed to fetch')],
  ])('tells that it failed when %s', async (_, reason) => {
    const onFailed = vi.fn()
    const form = open({
      save: () => Promise.reject(reason),
      reload: async () => loaded(otherFilm, '', 2),
      onFailed,
    })
    type('first', thirdFilm)
    await press()
    expect(form().status).toBe('failed')
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(reason)
  })

  test('asks again for what was cleared while it waited for an upload', async () => {
    const save = vi.fn(async () => loaded(film, '', 2))
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const form = open({ save, uploads: uploading(promise) })
    await press()
    type('first', 'https://example.org/no-film')
    await act(async () => resolve(true))
    expect(save).not.toHaveBeenCalled()
    expect(form().field('first').error).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('first')))
    expect(form().error).toBeUndefined()
    expect(form().status).toBe('idle')
  })

  test('waits for what is being uploaded, and is not saved without it', async () => {
    const save = vi.fn(async () => loaded(film, '', 2))
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const uploads = uploading(promise)
    const form = open({ save, uploads })
    expect(form().isChanged()).toBe(true)
    await press()
    expect(form().status).toBe('saving')
    await act(async () => resolve(false))
    expect(form().status).toBe('failed')
    expect(form().reason).toBe('It is no picture.')
    expect(uploads.focus).toHaveBeenCalledOnce()
    expect(save).not.toHaveBeenCalled()
  })

  test('has failed no longer than the reason for it stands', async () => {
    const uploads = {
      ...uploading(Promise.resolve(false)),
      reason: 'It is no picture.' as string | undefined,
    }
    const form = open({ save: async () => loaded(film, '', 2), uploads })
    await press()
    expect(form().status).toBe('failed')
    uploads.reason = undefined
    type('first', thirdFilm)
    expect(form().status).toBe('idle')
  })

  test('nor than the field it was refused for is wrong', async () => {
    const errors = [{ field: 'videoLinks.0', code: 'invalid_video' }]
    const refusal = new CombinedGraphQLErrors({
      errors: [{ message: 'no', extensions: { code: 'validation_failed', errors } }],
    })
    const form = open({ save: () => Promise.reject(refusal) })
    type('first', otherFilm)
    await press()
    expect(form().status).toBe('failed')
    expect(form().field('first').error).toBeDefined()
    await act(async () => type('first', thirdFilm))
    expect(form().status).toBe('idle')
  })

  test('is changed by half a date', () => {
    const form = open({ save: async () => loaded(film, '', 2) })
    const date = screen.getByLabelText<HTMLInputElement>('second')
    Object.defineProperty(date, 'type', { value: 'date' })
    Object.defineProperty(date, 'validity', { value: { badInput: true } })
    expect(form().isChanged()).toBe(true)
  })

  test('that was restored and saved is no restored one when it fails again', async () => {
    const person = (mark: string): Session => ({
      token: `a.${btoa(JSON.stringify({ sub: 'nino', mark }))}.c`,
      role: 'admin',
      name: '',
      email: '',
      username: 'nino',
      accountType: 'individual',
    })
    storeSession(person('before'))
    open({ save: async () => loaded(film, '', 2) })
    type('first', thirdFilm)
    clearSession()
    cleanup()
    storeSession(person('after'))
    const save = vi.fn(async () => loaded(thirdFilm, '', 2))
    const form = open({ save })
    expect(form().isRestored).toBe(true)
    await press()
    expect(form().isRestored).toBe(false)
    save.mockRejectedValueOnce(new TypeError('no network'))
    type('first', otherFilm)
    await press()
    expect(form().status).toBe('failed')
    expect(form().isRestored).toBe(false)
    clearSession()
  })
})
