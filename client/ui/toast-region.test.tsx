// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeSession } from '../lib/session.ts'
import { ToastRegion } from './toast-region.tsx'
import {
  dismissToast,
  type Outcome,
  readToasts,
  type ToastAction,
  toast,
  withdrawOffersAbout,
} from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The simulated page has no size of its own: nowhere in it a toast could stay.
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  render(
    <>
      <button type="button">Save</button>
      <ToastRegion label="Notifications" closeLabel="Close notification" />
    </>,
  )
})

afterEach(() => {
  cleanup()
  for (const { id } of readToasts()) dismissToast(id)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const say = (text: string) => act(() => toast.success(text))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test('the region is there, and listened to, before the first toast', () => {
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  expect(texts()).toEqual([])
})

test('each toast has its own four seconds', () => {
  say('first')
  wait(3000)
  say('second')
  wait(1000)
  expect(texts()).toEqual(['second'])
  wait(3000)
  expect(texts()).toEqual([])
})

test('a pointer holds all of them, for what was left of their time', () => {
  say('first')
  wait(3000)
  const list = screen.getByRole('list')
  fireEvent.pointerMove(list)
  wait(60_000)
  expect(texts()).toEqual(['first'])
  fireEvent.pointerLeave(list)
  wait(999)
  expect(texts()).toEqual(['first'])
  wait(1)
  expect(texts()).toEqual([])
})

test('closing one gives the focus back to where it came from', () => {
  const save = screen.getByRole('button', { name: 'Save' })
  say('first')
  save.focus()
  const close = screen.getByRole('button', { name: 'Close notification' })
  act(() => close.focus())
  wait(60_000)
  expect(texts()).toEqual(['first'])
  fireEvent.click(close)
  expect(texts()).toEqual([])
  expect(document.activeElement).toBe(save)
})

describe('a toast that offers something', () => {
  const done: Outcome = { kind: 'success', text: 'It is back.' }
  const failed: Outcome = { kind: 'error', text: 'It could not be brought back.', isOfferedAgain: true }

  const offer = (run: ToastAction['run'] = async () => done) =>
    act(() => toast.success('It was deleted.', { label: 'Undo', run }))
  const undo = () => screen.getByRole('button', { name: /^Undo/ })
  const isUndoThere = () => screen.queryByRole('button', { name: /^Undo/ }) !== null
  const press = (key: string) =>
    act(() => fireEvent.keyDown(document.activeElement ?? document.body, { key }))
  const save = () => screen.getByRole('button', { name: 'Save' })

  test('says it for four seconds, and offers it for longer', () => {
    offer()
    const isSeen = () => !screen.getByText('It was deleted.').classList.contains('sr-only')
    wait(3999)
    expect(isSeen()).toBe(true)
    wait(1)
    expect(isSeen()).toBe(false)
    expect(isUndoThere()).toBe(true)
  })

  test('gives way to the next offer once its words are gone', () => {
    offer()
    wait(3000)
    offer()
    expect(texts()).toHaveLength(2)
    wait(999)
    expect(texts()).toHaveLength(2)
    wait(1)
    expect(texts()).toHaveLength(1)
    wait(9000 - 1)
    expect(isUndoThere()).toBe(true)
  })

  test('stays beside what only says something, and while somebody is at it', () => {
    offer()
    wait(4000)
    say('Saved.')
    expect(isUndoThere()).toBe(true)
    act(() => undo().focus())
    act(() => toast.success('Another was deleted.', { label: 'Bring back', run: async () => done }))
    wait(60_000)
    expect(isUndoThere()).toBe(true)
    act(() => save().focus())
    wait(1)
    expect(isUndoThere()).toBe(false)
  })

  test('is there for ten seconds, and as long as somebody is at it', () => {
    offer()
    wait(9999)
    expect(isUndoThere()).toBe(true)
    act(() => undo().focus())
    wait(60_000)
    expect(isUndoThere()).toBe(true)
    act(() => save().focus())
    wait(1)
    expect(texts()).toEqual([])
  })

  test('is withdrawn once what it is about has become something else, and no other is', () => {
    const run = async () => done
    act(() => toast.success('It is paused.', { label: 'Undo', run, about: 'this' }))
    act(() => toast.success('Another is paused.', { label: 'Undo', run, about: 'another' }))
    act(() => withdrawOffersAbout('this'))
    expect(texts()).toEqual([expect.stringContaining('Another is paused.')])
  })

  test('does not take the focus; a key leads to it, and back', () => {
    save().focus()
    offer()
    expect(document.activeElement).toBe(save())
    press('F6')
    expect(document.activeElement).toBe(undo())
    press('F6')
    expect(document.activeElement).toBe(save())
  })

  test('leaves the key to the browser while there is nothing', () => {
    expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(true)
    offer()
    expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(false)
  })

  test('does it once, however often it is pressed, and says what became of it in its own place', async () => {
    const run = vi.fn(async () => done)
    save().focus()
    offer(run)
    press('F6')
    fireEvent.click(undo())
    fireEvent.click(undo())
    expect(undo().getAttribute('aria-disabled')).toBe('true')
    await act(async () => {})
    expect(run).toHaveBeenCalledOnce()
    expect(texts()).toEqual(['It is back.'])
    expect(document.activeElement).toBe(save())
    wait(4000)
    expect(texts()).toEqual([])
  })

  test('goes in its time where the pointer stays at what it had offered, and tells nobody', async () => {
    offer()
    fireEvent.pointerMove(undo())
    fireEvent.click(undo())
    await act(async () => {})
    expect(texts()).toEqual(['It is back.'])
    wait(4000)
    expect(texts()).toEqual([])
  })

  test('waits for as long as it takes', () => {
    offer(() => new Promise(() => {}))
    fireEvent.click(undo())
    wait(60_000)
    expect(isUndoThere()).toBe(true)
  })

  test('offers it again where it failed, to whoever is still there', async () => {
    const run = vi.fn<ToastAction['run']>().mockResolvedValueOnce(failed).mockResolvedValueOnce(done)
    offer(run)
    act(() => undo().focus())
    fireEvent.click(undo())
    await act(async () => {})
    expect(screen.getByText('It could not be brought back.')).toBeTruthy()
    expect(document.activeElement).toBe(undo())
    fireEvent.click(undo())
    await act(async () => {})
    expect(texts()).toEqual(['It is back.'])
  })

  test('says what became of it also to whoever has closed it meanwhile', async () => {
    offer()
    fireEvent.click(undo())
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
    await act(async () => {})
    expect(texts()).toEqual(['It is back.'])
  })

  test('says nothing more where there is nothing to say', async () => {
    offer(async () => null)
    fireEvent.click(undo())
    await act(async () => {})
    expect(texts()).toEqual([])
  })

  test('is nothing for the next person; what only says something stays', () => {
    const signIn = (id: string) =>
      act(() =>
        storeSession({
          token: `.${btoa(JSON.stringify({ sub: id }))}.`,
          role: 'admin',
          name: '',
          email: '',
          username: id,
          accountType: 'individual',
        }),
      )
    signIn('nino')
    offer()
    say('Saved.')
    signIn('nino')
    expect(isUndoThere()).toBe(true)
    signIn('giorgi')
    expect(texts()).toEqual(['Saved.'])
  })
})
