// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
  at?: (() => string) | undefined
  onDraw?: (draft: string | null) => void
}

const Place = ({ typed, at = () => '/form', onDraw = () => {} }: PlaceProps) => {
  onDraw(useKeptDraft(draftsOf, at, () => typed))
  return null
}

/** What is given back to whoever opens the place now. */
const foundNow = (place = '/form'): string | null => {
  let found: string | null = null
  const opened = render(
    <Place
      typed={null}
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
