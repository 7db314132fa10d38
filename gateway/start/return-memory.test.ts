import { createHook } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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
  const requests = { underWay: 0 }
  returnMemory(server, () => requests.underWay, { used: () => memory.bytes, collect })
  return { server, memory, collect, requests }
}

it('gives back what a start has left', () => {
  expect(start().collect).toHaveBeenCalledOnce()
})

it('keeps one of what waits for the end of a tick, then and for good, so that V8 does not forget the shape of it', async () => {
  vi.useRealTimers()
  const ticks: WeakRef<object>[] = []
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      if (type === 'TickObject') ticks.push(new WeakRef(resource))
    },
  }).enable()
  let waiting = 0
  const server = new EventEmitter()
  returnMemory(server, () => 0, {
    used: () => 200,
    collect: () => {
      waiting = ticks.length
    },
  })
  hook.disable()
  server.emit('close')
  expect(waiting).toBe(1)
  setFlagsFromString('--expose-gc')
  const collectAll: NodeJS.GCFunction = runInNewContext('gc')
  for (let collection = 0; collection < 3; collection++) {
    await new Promise((resolve) => setTimeout(resolve))
    collectAll()
  }
  expect(ticks[0]?.deref()).toBeDefined()
})

const ask = (server: EventEmitter, url = '/') => server.emit('request', { url })

const beBusy = (server: EventEmitter) => {
  for (let request = 0; request < 100; request++) ask(server)
}

it('gives back what a busy time has left, half a minute after it', () => {
  const { server, memory, collect } = start()
  memory.bytes = 300
  for (let second = 0; second < 60; second++) {
    beBusy(server)
    vi.advanceTimersByTime(1000)
  }
  expect(collect).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(halfAMinute)
  expect(collect).toHaveBeenCalledTimes(2)
})

it('keeps what it has at hand through a pause', () => {
  const { server, memory, collect } = start()
  memory.bytes = 300
  for (let pause = 0; pause < 3; pause++) {
    beBusy(server)
    vi.advanceTimersByTime(halfAMinute - 1)
  }
  expect(collect).toHaveBeenCalledOnce()
})

it('takes probes each second, or a robot now and then, for quiet', () => {
  const { server, memory, collect } = start()
  memory.bytes = 300
  beBusy(server)
  for (let second = 0; second < 60; second++) {
    for (let probe = 0; probe < 5; probe++) {
      ask(server, '/health')
      ask(server, '/ready')
    }
    if (second % 5 === 0) ask(server)
    vi.advanceTimersByTime(1000)
  }
  expect(collect).toHaveBeenCalledTimes(2)
})

it('takes two visitors who go from page to page for quiet', () => {
  const { server, memory, collect } = start()
  memory.bytes = 300
  beBusy(server)
  for (let second = 0; second < 60; second++) {
    ask(server)
    if (second % 2 === 0) ask(server)
    vi.advanceTimersByTime(1000)
  }
  expect(collect).toHaveBeenCalledTimes(2)
})

it('does not ask a few readers to wait each minute for what they take again within the next', () => {
  const { server, memory, collect } = start()
  memory.bytes = 115
  for (let second = 0; second < 60; second++) {
    ask(server)
    vi.advanceTimersByTime(1000)
  }
  expect(collect).toHaveBeenCalledOnce()
  memory.bytes = 130
  vi.advanceTimersByTime(halfAMinute)
  expect(collect).toHaveBeenCalledTimes(2)
})

it('waits for the end of what is under way, and does not take what that needs for all that can be had', () => {
  const { memory, collect, requests } = start()
  requests.underWay = 1
  memory.bytes = 300
  vi.advanceTimersByTime(10 * halfAMinute)
  expect(collect).toHaveBeenCalledOnce()
  requests.underWay = 0
  vi.advanceTimersByTime(halfAMinute)
  expect(collect).toHaveBeenCalledTimes(2)
})

it('does not look for what is not there', () => {
  const { server, collect } = start()
  beBusy(server)
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
