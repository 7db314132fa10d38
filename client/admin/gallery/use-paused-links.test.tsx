// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { filmsOf } from '../../home/films.ts'
import { usePausedLinks } from './use-paused-links.ts'
import { slots } from './video-fields.ts'

const video = (letter: string) => `https://youtu.be/${letter.repeat(11)}`

test('films keep their names until their writer pauses, and no two are ever called alike', () => {
  vi.useFakeTimers()
  const links = { first: video('a'), second: video('b'), third: '' }
  const { result, rerender } = renderHook(usePausedLinks, { initialProps: links })
  const shown = () =>
    filmsOf(slots.map((slot) => result.current[slot])).map(({ name, videoId }) => [name, videoId])
  const both = [
    ['first', 'a'.repeat(11)],
    ['second', 'b'.repeat(11)],
  ]
  expect(shown()).toEqual(both)
  rerender({ ...links, first: '' })
  act(() => vi.advanceTimersByTime(599))
  expect(shown()).toEqual(both)
  act(() => vi.advanceTimersByTime(1))
  expect(shown()).toEqual([['first', 'b'.repeat(11)]])
  vi.useRealTimers()
})
