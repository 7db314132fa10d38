import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createWatchdog } from './watchdog.ts'

describe('a watchdog', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('barks once after a silence', () => {
    const bark = vi.fn<() => void>()
    createWatchdog(1000, bark)
    vi.advanceTimersByTime(999)
    expect(bark).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    expect(bark).toHaveBeenCalledOnce()
  })

  it('lets work that goes on take as long as it needs', () => {
    const bark = vi.fn<() => void>()
    const { seen } = createWatchdog(1000, bark)
    for (let second = 0; second < 3600; second++) {
      vi.advanceTimersByTime(999)
      seen()
    }
    expect(bark).not.toHaveBeenCalled()
  })

  it('says nothing once it is told to stop', () => {
    const bark = vi.fn<() => void>()
    createWatchdog(1000, bark).stop()
    vi.advanceTimersByTime(10_000)
    expect(bark).not.toHaveBeenCalled()
  })
})
