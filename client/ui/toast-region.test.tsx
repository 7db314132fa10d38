// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion } from './toast-region.tsx'
import { dismissToast, readToasts, toast } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
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
