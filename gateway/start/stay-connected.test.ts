import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timeouts } from '../database/timeouts.ts'
import { stayConnected } from './stay-connected.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('asks before a connection that nobody uses is closed, also where the last time brought no answer', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('the database is gone')))
  stayConnected(new EventEmitter(), ask)
  await vi.advanceTimersByTimeAsync(timeouts.idle - 1)
  expect(ask).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(timeouts.idle)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('ends with the server', () => {
  const server = new EventEmitter()
  const ask = vi.fn(() => Promise.resolve())
  stayConnected(server, ask)
  server.emit('close')
  vi.advanceTimersByTime(timeouts.idle)
  expect(ask).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
