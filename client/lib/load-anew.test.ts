// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadAnew } from './load-anew.ts'
import { addUnsavedWork, isPageChanged } from './unsaved-work.ts'

const openPage = (version: string) => {
  document.body.innerHTML = `<script type="module" src="/assets/index-${version}.js"></script><input name="name" value="">`
}

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(window.location, 'reload').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page whose code stays missing is loaded anew once; another version of it may be, again', () => {
  openPage('a')
  expect(loadAnew()).toBe(true)
  expect(loadAnew()).toBe(false)
  expect(window.location.reload).toHaveBeenCalledTimes(1)
  openPage('b')
  expect(loadAnew()).toBe(true)
})

describe('a load that somebody stops', () => {
  const typed = () => JSON.parse(sessionStorage.getItem('typed') ?? 'null')?.texts
  const field = () => document.querySelector('input')
  const leave = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const type = (text: string): void => {
    const input = field()
    if (input) input.value = text
  }

  beforeEach(() => openPage('a'))

  test('leaves the page asking before it goes, and with nothing kept that was let go', () => {
    const settle = addUnsavedWork(() => true)
    type('Nino')
    expect(loadAnew()).toBe(true)
    expect(leave()).toBe(false)
    expect(isPageChanged()).toBe(true)
    expect(leave()).toBe(true)
    expect(typed()).toBeUndefined()
    window.dispatchEvent(new Event('pagehide'))
    expect(typed()).toBeUndefined()
    settle()
  })

  test('keeps what is typed until the page goes, and not what is sent by then', () => {
    type('Nino')
    loadAnew()
    leave()
    type('Nino K.')
    window.dispatchEvent(new Event('pagehide'))
    expect(typed()).toEqual({ name: 'Nino K.' })
    field()?.dispatchEvent(new Event('submit', { bubbles: true }))
    expect(typed()).toBeUndefined()
  })
})

test.each(['typed', 'left-versions'])('a page stays where the browser does not keep what is %s', (full) => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    setItem: (key: string) => {
      if (key === full) throw new DOMException('full', 'QuotaExceededError')
    },
  })
  openPage('a')
  expect(loadAnew()).toBe(false)
  expect(window.location.reload).not.toHaveBeenCalled()
})
