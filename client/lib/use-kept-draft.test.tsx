// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sessionOf as sessionCalled } from '../testing/session-of.ts'
import { draftsInTab, forgetDrafts } from './drafts.ts'
import { clearSession, storeSession } from './session.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const sessionOf = (person: string, mark?: string) =>
  sessionCalled(person, mark, { username: 'the same for everybody' })

const draftsOf = draftsInTab('text', z.string())

interface PlaceProps {
  typed: string | null
  isUnasked?: boolean
  at?: (() => string) | undefined
  onDraw?: (draft: string | null) => void
}

const Place = ({ typed, isUnasked = false, at = () => '/form', onDraw = () => {} }: PlaceProps) => {
  onDraw(useKeptDraft(draftsOf, at, () => typed, { isUnasked }))
  return null
}

/** What is given back to whoever opens the place now. */
const foundNow = (place = '/form', isUnasked = false): string | null => {
  let found: string | null = null
  const opened = render(
    <Place
      typed={null}
      isUnasked={isUnasked}
      at={() => place}
      onDraw={(draft) => {
        found = draft
      }}
    />,
  )
  opened.unmount()
  return found
}

const type = (typed: string | null) => render(<Place typed={typed} />)

beforeEach(() => storeSession(sessionOf('nino')))

afterEach(() => {
  cleanup()
  clearSession()
  forgetDrafts()
})

test('what was typed when a session ends is given back to its writer, once', () => {
  const form = type('half a title')
  clearSession()
  form.unmount()
  storeSession(sessionOf('nino', 'again'))
  expect(foundNow('/another')).toBeNull()
  expect(foundNow()).toBe('half a title')
  expect(foundNow()).toBeNull()
})

test('nobody else is shown it, whatever they are called', () => {
  const form = type('half a title')
  clearSession()
  form.unmount()
  storeSession(sessionOf('giorgi'))
  expect(foundNow()).toBeNull()
  storeSession(sessionOf('nino'))
  expect(foundNow()).toBe('half a title')
})

test('it is not left to somebody else who signs in before it goes', () => {
  const form = type('half a title')
  storeSession(sessionOf('giorgi'))
  form.unmount()
  expect(foundNow()).toBeNull()
  expect(window.sessionStorage).toHaveLength(0)
})

test('it belongs to the place it has by then', () => {
  let place = '/create'
  const form = render(<Place typed="half a title" at={() => place} />)
  place = '/edit/1'
  clearSession()
  form.unmount()
  storeSession(sessionOf('nino'))
  expect(foundNow('/create')).toBeNull()
  expect(foundNow('/edit/1')).toBe('half a title')
})

test('what its writer leaves is not kept, nor is nothing', () => {
  type('half a title').unmount()
  expect(foundNow()).toBeNull()
  const form = type(null)
  clearSession()
  form.unmount()
  storeSession(sessionOf('nino'))
  expect(foundNow()).toBeNull()
})

const leavePage = (): boolean => window.dispatchEvent(new Event('pagehide'))

test('what is typed when the tab opens another document is given back, whoever is signed in then', () => {
  type('half a title')
  leavePage()
  expect(foundNow()).toBe('half a title')
  clearSession()
  leavePage()
  storeSession(sessionOf('nino', 'again'))
  expect(foundNow()).toBe('half a title')
})

test('a page that comes back as it was has what was typed itself', () => {
  type('half a title')
  leavePage()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(foundNow()).toBeNull()
})

describe('at a place that is left unasked', () => {
  const leave = (typed: string) => render(<Place typed={typed} isUnasked />).unmount()
  const foundHere = () => foundNow('/form', true)

  test('what was typed is given back to whoever left it and came back, once', () => {
    for (const begin of [() => storeSession(sessionOf('nino')), clearSession]) {
      begin()
      leave('half a letter')
      expect(foundHere()).toBe('half a letter')
      expect(foundHere()).toBeNull()
    }
  })

  test('what was typed before signing in is given back after it', () => {
    clearSession()
    leave('half a letter')
    storeSession(sessionOf('nino'))
    expect(foundHere()).toBe('half a letter')
    clearSession()
    expect(foundHere()).toBeNull()
  })

  test('what somebody typed who was signed in is shown to nobody else', () => {
    leave('half a letter')
    clearSession()
    expect(foundHere()).toBeNull()
    storeSession(sessionOf('giorgi'))
    expect(foundHere()).toBeNull()
  })

  test('what nobody in particular typed leaves alone what somebody is given back', () => {
    const form = render(<Place typed="half a title" at={() => '/admin'} />)
    clearSession()
    form.unmount()
    leave('half a letter')
    storeSession(sessionOf('nino'))
    expect(foundNow('/admin')).toBe('half a title')
    expect(foundHere()).toBe('half a letter')
  })
})
