// @vitest-environment happy-dom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import type { Locale } from '../../../schema/locales.ts'
import { addAdminTexts } from '../../i18n/add-admin-texts.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { clearSession, storeSession } from '../../lib/session.ts'
import { type Lately, LatelyLine } from './lately-line.tsx'

const published: Lately = {
  id: '01a1f7f3-9c20-7783-aa6c-db93d4b11342',
  at: '2026-11-21T05:12:00.000Z',
  actor: 'Giorgi Beridze',
  actorId: '01a1f7f3-9c20-7783-aa6c-db93d4b11344',
  isOwn: false,
  program: null,
  action: 'publish',
  kind: 'event',
  count: 1,
  entry: null,
  sum: null,
  version: null,
  undoable: [],
  recordId: '01a1f7f3-9c20-7783-aa6c-db93d4b11343',
  title: 'Walk',
}

/** Whatever is put back is so a press later. */
const apollo = new ApolloClient({
  link: new ApolloLink(() => new Observable(() => {})),
  cache: new InMemoryCache(),
})

const said = (locale: Locale, lately: Lately): (string | null)[] => {
  const i18n = createI18n(locale, allTexts)
  addAdminTexts(i18n)
  render(
    <I18nextProvider i18n={i18n}>
      <ApolloProvider client={apollo}>
        <MemoryRouter>
          <LatelyLine lately={lately} now={new Date('2026-11-21T10:00:00.000Z')} />
        </MemoryRouter>
      </ApolloProvider>
    </I18nextProvider>,
  )
  return Array.from(screen.getByRole('listitem').children, ({ textContent }) => textContent)
}

afterEach(() => {
  cleanup()
  clearSession()
})

describe('what was done lately', () => {
  test('begins with whoever did it in English', () => {
    expect(said('en', published)).toEqual(['Giorgi Beridze published an event: Walk', 'today, 09:12'])
  })

  test('leaves a name as it is in Georgian, beside the moment', () => {
    expect(said('ka', published)).toEqual(['გამოქვეყნდა ღონისძიება: Walk', 'Giorgi Beridze · დღეს, 09:12'])
  })

  test('says whose it was to whoever did it', () => {
    const own = { ...published, isOwn: true }
    expect(said('ka', own)).toEqual(['შენ გამოაქვეყნე ღონისძიება: Walk', 'დღეს, 09:12'])
  })

  test('does not say how many records, or many, where all that was looked at is one', () => {
    const often = { ...published, action: 'change' as const, count: null }
    expect(said('en', often)[0]).toBe('Giorgi Beridze changed an event: Walk')
    cleanup()
    const many = { ...often, recordId: null, title: null }
    expect(said('en', many)[0]).toBe('Giorgi Beridze changed many events')
  })

  const gifts = {
    ...published,
    kind: 'gift' as const,
    action: 'create' as const,
    count: 10,
    recordId: null,
    title: null,
  }

  test('says how much it was about', () => {
    expect(said('en', { ...gifts, sum: 1480 })[0]).toBe('Giorgi Beridze added 10 gifts, ₾1,480')
    cleanup()
    expect(said('ka', { ...gifts, sum: 1480 })[0]).toBe('დაემატა 10 შემოწირულობა, 1\u00A0480\u00A0₾')
  })

  test('names in both languages who did it on the button that puts many back', () => {
    const undoable = [{ id: published.id, recordId: published.id, version: null }]
    const many = { ...published, action: 'change' as const, count: 1, recordId: null, title: null, undoable }
    const button = () => screen.getByRole('button').getAttribute('aria-label')
    said('en', many)
    expect(button()).toBe('Undo: Giorgi Beridze changed an event')
    cleanup()
    said('ka', many)
    expect(button()).toBe('უკან დაბრუნება: შეიცვალა ღონისძიება (Giorgi Beridze)')
    cleanup()
    said('ka', { ...many, isOwn: true })
    expect(button()).toBe('უკან დაბრუნება: შეცვალე ღონისძიება')
  })

  test('leads to just those in the trail, of whom it tells, and of their day', () => {
    storeSession({
      token: 'token',
      role: 'admin',
      name: 'Nino Beridze',
      email: 'nino@example.org',
      username: 'nino',
      accountType: 'individual',
    })
    const askedFor = (lately: Lately): Record<string, string> => {
      said('en', { ...lately, at: '2026-11-20T20:12:00.000Z', sum: 1480 })
      const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link').href)
      cleanup()
      return Object.fromEntries(new URLSearchParams(search))
    }
    const asked = { kind: 'gift', action: 'create', days: '2026-11-21' }
    expect(askedFor(gifts)).toEqual({ ...asked, actor: gifts.actorId })
    const byProgram = { ...gifts, actor: null, actorId: null, program: 'gateway' }
    expect(askedFor(byProgram)).toEqual({ ...asked, actor: 'program' })
  })

  test('says what became of a gift, and leads to it, whoever gave it', () => {
    const refund = { ...gifts, action: 'change' as const, entry: 'refunded' as const, count: 1, sum: 55 }
    const recordId = published.recordId
    expect(said('en', { ...refund, recordId, title: 'Ana' })[0]).toBe(
      'Giorgi Beridze refunded a gift, ₾55: Ana',
    )
    cleanup()
    said('ka', { ...refund, isOwn: true, recordId })
    expect(
      screen.getByRole('link', { name: /^შემომწირველს დაუბრუნე შემოწირულობა, 55/ }).getAttribute('href'),
    ).toBe(`/admin/gifts/${recordId}`)
  })

  test('says of an account that was made by whoever it is of that they joined', () => {
    const joined = {
      ...published,
      kind: 'account' as const,
      action: 'create' as const,
      recordId: published.actorId,
      title: 'Giorgi Beridze',
    }
    expect(said('en', joined)[0]).toBe('Giorgi Beridze joined the team')
    cleanup()
    expect(said('en', { ...joined, isOwn: true })[0]).toBe('You joined the team')
    cleanup()
    expect(said('ka', { ...joined, isOwn: true })[0]).toBe('შენ გუნდს შეუერთდი')
    cleanup()
    expect(said('ka', joined)).toEqual(['გუნდს ახალი წევრი შეუერთდა', 'Giorgi Beridze · დღეს, 09:12'])
    cleanup()
    expect(said('en', { ...joined, recordId: published.recordId })[0]).toBe(
      'Giorgi Beridze added an account: Giorgi Beridze',
    )
  })

  test('says of a correction by how much more counts, or less', () => {
    const correction = { ...gifts, action: 'change' as const, entry: 'corrected' as const, count: 2 }
    expect(said('en', { ...correction, sum: -45 })[0]).toBe('Giorgi Beridze corrected 2 gifts, ₾45 less')
    cleanup()
    expect(said('ka', { ...correction, sum: -45 })[0]).toBe('გასწორდა 2 შემოწირულობა, დააკლდა 45\u00A0₾')
    cleanup()
    expect(said('en', { ...correction, sum: 0 })[0]).toBe('Giorgi Beridze corrected 2 gifts')
  })
})
