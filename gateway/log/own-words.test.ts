import { expect, it, vi } from 'vitest'
import { inOwnWords } from './own-words.ts'

it('a library is heard as far as it speaks for itself', () => {
  const error = vi.fn<(...said: unknown[]) => void>()
  const log = inOwnWords({ error, warn: error, info: error, debug: error })
  const failure = new Error('nino@example.org')
  log.error('Unexpected error processing request: Error: nino@example.org')
  log.warn(`An error occurred while attempting to read. ${failure.message}`)
  log.error(failure)
  expect(error.mock.calls).toEqual([
    ['Unexpected error processing request'],
    ['An error occurred while attempting to read'],
    [{ err: failure }, 'a library met an error'],
  ])
})
