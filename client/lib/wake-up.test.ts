// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchUntilThere } from './wake-up.ts'

const missing = () => Promise.reject(new TypeError('404'))

/** Whether the server answers the page with other scripts than these. */
const openPage = (script: string, answered: string) => {
  document.body.innerHTML = `<script type="module" src="${script}"></script><input name="name">`
  const fetchPage = vi.fn<typeof fetch>(async () => new Response(`<script src="${answered}">`))
  vi.stubGlobal('fetch', fetchPage)
  return fetchPage
}

/** Lets all that is under way come to its next pause. */
const settle = () => vi.advanceTimersByTimeAsync(0)

const typed = () => JSON.parse(sessionStorage.getItem('typed') ?? '{}').texts

const field = () => document.querySelector('input') ?? expect.unreachable()

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  vi.spyOn(window.location, 'reload').mockReturnValue()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whoever types on a page that is asleep does not ask for it with each key', async () => {
  const fetchPage = openPage('/assets/index-a.js', '/assets/index-a.js')
  const load = vi.fn(missing)
  void fetchUntilThere(load, false)
  await settle()
  for (const key of 'A dog waits by the bridge') {
    window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    await settle()
  }
  expect(load).toHaveBeenCalledTimes(2)
  expect(fetchPage).toHaveBeenCalledTimes(1)
})

test('a page that does not wake up when it is loaded anew is not loaded anew again, and keeps what was typed', async () => {
  openPage('/assets/index-a.js', '/assets/index-b.js')
  field().value = 'Nino'
  void fetchUntilThere(missing, false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(window.location.reload).toHaveBeenCalledTimes(1)
  expect(typed()).toEqual({ name: 'Nino' })

  openPage('/assets/index-b.js', '/assets/index-a.js')
  void fetchUntilThere(missing, false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(window.location.reload).toHaveBeenCalledTimes(2)
  expect(typed()).toEqual({ name: 'Nino' })

  openPage('/assets/index-a.js', '/assets/index-b.js')
  void fetchUntilThere(missing, false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(window.location.reload).toHaveBeenCalledTimes(2)
  expect(typed()).toEqual({ name: 'Nino' })
})

test('a page is not loaded anew where the browser would not keep what is typed', async () => {
  openPage('/assets/index-a.js', '/assets/index-b.js')
  field().value = 'Nino'
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: (key: string) => {
      if (key === 'typed') throw new DOMException('full', 'QuotaExceededError')
    },
  })
  void fetchUntilThere(missing, false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(window.location.reload).not.toHaveBeenCalled()
})
