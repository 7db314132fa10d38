// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { galleryChange } from '../../../schema/gallery.ts'
import { clearSession, storeSession } from '../../lib/session.ts'
import {
  conflict,
  film,
  loaded,
  type Name,
  openForm,
  otherFilm,
  press,
  thirdFilm,
  typeInto,
} from '../../testing/record-form.tsx'
import { sessionOf } from '../../testing/session-of.ts'
import { secret, text } from './field-kinds.tsx'
import type { Loaded, RecordFields } from './record-fields.ts'

const uploading = (arrival: Promise<boolean>) => ({
  isPending: () => true,
  wait: () => arrival,
  reason: 'It is no picture.',
  focus: vi.fn(),
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('a form over a record', () => {
  test('is changed while it holds what the server does not have', () => {
    const form = openForm({ save: async () => loaded(film, '', 2) })
    expect(form().isChanged()).toBe(false)
    typeInto('second', otherFilm)
    expect(form().isChanged()).toBe(true)
    typeInto('second', '')
    expect(form().isChanged()).toBe(false)
  })

  test('takes what is saved as the server writes it, and keeps what was typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Loaded<Name>>()
    const save = vi.fn(() => promise)
    const form = openForm({ save })
    typeInto('first', ` ${otherFilm} `)
    await press()
    expect(form().status).toBe('saving')
    typeInto('second', thirdFilm)
    await act(async () => resolve(loaded(otherFilm, '', 2)))
    expect(form().texts).toEqual({ first: otherFilm, second: thirdFilm })
    expect(form().status).toBe('idle')
    expect(form().isChanged()).toBe(true)
    await press()
    expect(save).toHaveBeenLastCalledWith({ videoLinks: [otherFilm, thirdFilm] }, 2)
  })

  test('is led on as unchanged the moment it is saved', async () => {
    const seen: boolean[] = []
    const form = openForm({
      start: loaded('', '', 1),
      save: async () => loaded(film, '', 2),
      onSaved: () => seen.push(form().isChanged()),
    })
    typeInto('first', film)
    await press()
    expect(seen).toEqual([false])
    expect(form().status).toBe('updated')
  })

  test.each([
    ['it meets another version', conflict],
    ['there is no network', new TypeError('Failed to fetch')],
  ])('tells that it failed when %s', async (_, reason) => {
    const onFailed = vi.fn()
    const form = openForm({
      save: () => Promise.reject(reason),
      reload: async () => loaded(otherFilm, '', 2),
      onFailed,
    })
    typeInto('first', thirdFilm)
    await press()
    expect(form().status).toBe('failed')
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(reason)
  })

  test('asks again for what was cleared while it waited for an upload', async () => {
    const save = vi.fn(async () => loaded(film, '', 2))
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const form = openForm({ save, uploads: uploading(promise) })
    await press()
    typeInto('first', 'https://example.org/no-film')
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
    const form = openForm({ save, uploads })
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
    const form = openForm({ save: async () => loaded(film, '', 2), uploads })
    await press()
    expect(form().status).toBe('failed')
    uploads.reason = undefined
    typeInto('first', thirdFilm)
    expect(form().status).toBe('idle')
  })

  test('nor than the field it was refused for is wrong', async () => {
    const errors = [{ field: 'videoLinks.0', code: 'invalid_video' }]
    const refusal = new CombinedGraphQLErrors({
      errors: [{ message: 'no', extensions: { code: 'validation_failed', errors } }],
    })
    const form = openForm({ save: () => Promise.reject(refusal) })
    typeInto('first', otherFilm)
    await press()
    expect(form().status).toBe('failed')
    expect(form().field('first').error).toBeDefined()
    await act(async () => typeInto('first', thirdFilm))
    expect(form().status).toBe('idle')
  })

  test('is changed by half a date', () => {
    const form = openForm({ save: async () => loaded(film, '', 2) })
    const date = screen.getByLabelText<HTMLInputElement>('second')
    Object.defineProperty(date, 'type', { value: 'date' })
    Object.defineProperty(date, 'validity', { value: { badInput: true } })
    expect(form().isChanged()).toBe(true)
  })

  test('that was restored and saved is no restored one when it fails again', async () => {
    storeSession(sessionOf('nino', 'before'))
    openForm({ save: async () => loaded(film, '', 2) })
    typeInto('first', thirdFilm)
    clearSession()
    cleanup()
    storeSession(sessionOf('nino', 'after'))
    const save = vi.fn(async () => loaded(thirdFilm, '', 2))
    const form = openForm({ save })
    expect(form().isRestored).toBe(true)
    await press()
    expect(form().isRestored).toBe(false)
    save.mockRejectedValueOnce(new TypeError('no network'))
    typeInto('first', otherFilm)
    await press()
    expect(form().status).toBe('failed')
    expect(form().isRestored).toBe(false)
    clearSession()
  })

  test('keeps nothing of a password for later, and is not changed by it alone', async () => {
    const record: RecordFields<Name, typeof galleryChange> = {
      shape: galleryChange,
      fields: {
        first: { path: 'videoLinks.0', kind: text },
        second: { path: 'videoLinks.1', kind: secret },
      },
    }
    storeSession(sessionOf('nino', 'before'))
    const form = openForm({ record, save: async () => loaded(film, '', 2) })
    typeInto('second', 'a walk by the river')
    expect(form().isChanged()).toBe(false)
    typeInto('first', thirdFilm)
    clearSession()
    cleanup()
    storeSession(sessionOf('nino', 'after'))
    expect(openForm({ record, save: async () => loaded(film, '', 2) })().texts).toEqual({
      first: thirdFilm,
      second: '',
    })
    clearSession()
  })

  test('whose text the server has had all the same is no restored one, and changes what the server has now', async () => {
    storeSession(sessionOf('nino', 'before'))
    openForm({ save: async () => loaded(film, '', 2) })
    typeInto('first', thirdFilm)
    clearSession()
    cleanup()
    storeSession(sessionOf('nino', 'after'))
    const save = vi.fn(async () => loaded(thirdFilm, otherFilm, 3))
    const form = openForm({ save, start: loaded(thirdFilm, '', 2) })
    expect(form().isRestored).toBe(false)
    expect(form().isChanged()).toBe(false)
    typeInto('second', otherFilm)
    await press()
    expect(save).toHaveBeenCalledWith({ videoLinks: [thirdFilm, otherFilm] }, 2)
    clearSession()
  })
})
