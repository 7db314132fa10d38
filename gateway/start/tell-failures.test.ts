import { expect, test, vi } from 'vitest'
import { tellFailures } from './tell-failures.ts'

test('the log is told of what has failed beside a request', () => {
  const log = { error: vi.fn() }
  const err = new Error('no bucket')
  tellFailures(() => log).onFailure(err)
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err }, expect.any(String))
})

test('what is cut as the end of the gateway closes the database is no fault, and nobody is told of it', () => {
  const log = { error: vi.fn() }
  const failures = tellFailures(() => log)
  failures.end()
  failures.onFailure(new Error('Cannot use a pool after calling end on the pool'))
  expect(log.error).not.toHaveBeenCalled()
})
