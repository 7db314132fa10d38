import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { returnMemory } from './return-memory.ts'

const halfAMinute = 30_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const start = () => {
  const server = new EventEmitter()
  const memory = { bytes: 200 }
  const collect = vi.fn(() => {
    memory.bytes = 100
  })
  returnMemory(server, { used: () => memory.bytes, collect })
  return { server, memory, collect }
}

it('gives back what a start has left', () => {
  expect(start().collect).toHaveBeenCalledOnce()
})

it('gives back what a busy time has left, once it is over', () => {
  const { server, memory, collect } = start()
  memory.bytes = 300
  for (let second = 0; second < 30; second++) {
    server.emit('request')
    vi.advanceTimersByTime(1000)
  }
  expect(collect).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(halfAMinute)
  expect(collect).toHaveBeenCalledTimes(2)
})

it('does not look for what is not there', () => {
  const { server, collect } = start()
  server.emit('request')
  vi.advanceTimersByTime(halfAMinute)
  expect(collect).toHaveBeenCalledOnce()
})

it('ends with the server', () => {
  const { server, memory, collect } = start()
  memory.bytes = 300
  server.emit('close')
  vi.advanceTimersByTime(halfAMinute)
  expect(collect).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})
