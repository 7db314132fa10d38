import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyBinDaily } from './empty-bin.ts'
import { forgetDaily } from './forget-daily.ts'

const day = 86_400_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the bin is emptied at once and every day, until the gateway stops', async () => {
  const server = new EventEmitter()
  const log = { info: vi.fn(), error: vi.fn() }
  const empty = vi.fn<() => Promise<number>>().mockResolvedValue(0).mockResolvedValueOnce(3)
  emptyBinDaily(server, empty, log)
  await vi.advanceTimersByTimeAsync(0)
  expect(empty).toHaveBeenCalledTimes(1)
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ destroyed: 3 }, expect.any(String))
  await vi.advanceTimersByTimeAsync(2 * day)
  expect(empty).toHaveBeenCalledTimes(3)
  expect(log.info).toHaveBeenCalledOnce()
  server.emit('close')
  await vi.advanceTimersByTimeAsync(2 * day)
  expect(empty).toHaveBeenCalledTimes(3)
})

test('what goes wrong is told, and tried again the next day', async () => {
  const log = { info: vi.fn(), error: vi.fn() }
  const err = new Error('no database')
  const empty = vi.fn<() => Promise<number>>().mockRejectedValueOnce(err).mockResolvedValue(1)
  emptyBinDaily(new EventEmitter(), empty, log)
  await vi.advanceTimersByTimeAsync(0)
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err }, expect.any(String))
  await vi.advanceTimersByTimeAsync(day)
  expect(log.info).toHaveBeenCalledOnce()
})

test('what cannot be forgotten keeps nothing else from it', async () => {
  const log = { info: vi.fn(), error: vi.fn() }
  const err = new Error('a lock')
  const broken = vi.fn<() => Promise<number>>().mockRejectedValue(err)
  const forget = vi.fn<() => Promise<number>>().mockResolvedValue(2)
  forgetDaily(new EventEmitter(), [broken, forget], log)
  await vi.advanceTimersByTimeAsync(0)
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err }, expect.any(String))
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ forgotten: 2 }, expect.any(String))
})

test('what the end of the gateway cuts is no fault, and nobody is told of it', async () => {
  const server = new EventEmitter()
  const log = { info: vi.fn(), error: vi.fn() }
  const { promise: sweeping, reject } = Promise.withResolvers<number>()
  emptyBinDaily(server, () => sweeping, log)
  server.emit('close')
  reject(new Error('the database is closed'))
  await vi.advanceTimersByTimeAsync(0)
  expect(log.error).not.toHaveBeenCalled()
})
