// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
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
import type { Loaded } from './record-fields.ts'

afterEach(cleanup)

describe('a form over a record that somebody else has changed', () => {
  test('keeps what each of two wrote, and saves what is chosen', async () => {
    const save = vi.fn(async () => loaded(thirdFilm, otherFilm, 3))
    save.mockRejectedValueOnce(conflict)
    const form = openForm({ save, reload: async () => loaded(otherFilm, otherFilm, 2) })
    typeInto('first', thirdFilm)
    await press()
    expect(form().status).toBe('failed')
    expect(form().conflict).toMatchObject({ names: ['first'], taken: ['second'] })
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
    const form = openForm({ save: () => saving.promise, reload: () => reading.promise })
    typeInto('first', thirdFilm)
    await press()
    typeInto('second', film)
    await act(async () => saving.reject(conflict))
    await act(async () => reading.resolve(loaded(otherFilm, otherFilm, 2)))
    expect(form().texts).toEqual({ first: thirdFilm, second: film })
    expect(form().conflict).toMatchObject({ names: ['first', 'second'], taken: [] })
  })

  test('keeps what is mine when the record changes once more', async () => {
    const save = vi.fn(async () => loaded(thirdFilm, '', 4))
    save.mockRejectedValueOnce(conflict).mockRejectedValueOnce(conflict)
    const reload = vi.fn(async () => loaded(film, '', 3))
    reload.mockResolvedValueOnce(loaded(otherFilm, '', 2))
    const form = openForm({ save, reload })
    typeInto('first', thirdFilm)
    await press()
    await press()
    expect(form().conflict).toMatchObject({ names: ['first'], taken: [] })
    expect(form().texts.first).toBe(thirdFilm)
  })

  test('asks of no field that one alone has changed, and says which the other changed', async () => {
    const save = vi.fn(async () => loaded(thirdFilm, otherFilm, 3))
    save.mockRejectedValueOnce(conflict)
    const form = openForm({ save, reload: async () => loaded(film, otherFilm, 2) })
    typeInto('first', thirdFilm)
    await press()
    expect(form().conflict).toMatchObject({ names: [], taken: ['second'] })
    expect(form().texts).toEqual({ first: thirdFilm, second: otherFilm })
    await press()
    expect(save).toHaveBeenLastCalledWith({ videoLinks: [thirdFilm, otherFilm] }, 2)
  })

  test('is saved over a change of nothing that stands in it', async () => {
    const save = vi.fn(async () => loaded(thirdFilm, '', 3))
    save.mockRejectedValueOnce(conflict)
    const form = openForm({ save, reload: async () => loaded(film, '', 2) })
    typeInto('first', thirdFilm)
    await press()
    expect(save).toHaveBeenLastCalledWith({ videoLinks: [thirdFilm, ''] }, 2)
    expect(form().conflict).toBeNull()
    expect(form().status).toBe('updated')
  })

  test('is saved like any other where two wrote the same', async () => {
    const [onSaved, onFailed] = [vi.fn(), vi.fn()]
    const theirs = loaded(film, otherFilm, 2)
    const form = openForm({
      save: () => Promise.reject(conflict),
      reload: async () => theirs,
      onSaved,
      onFailed,
    })
    typeInto('second', otherFilm)
    await press()
    expect(form().conflict).toBeNull()
    expect(form().status).toBe('updated')
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(theirs)
    expect(onFailed).not.toHaveBeenCalled()
  })
})
