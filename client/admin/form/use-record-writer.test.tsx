// @vitest-environment happy-dom
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import type { event, newEvent } from '../../../schema/events.ts'
import type { EventForFormFragment } from '../../generated/admin-operations.ts'
import { allTexts } from '../../i18n/all-texts.ts'
import { createI18n } from '../../i18n/i18n.ts'
import { forgetDrafts } from '../../lib/drafts.ts'
import { clearSession, storeSession } from '../../lib/session.ts'
import { SessionEnd } from '../../lib/session-end.ts'
import { sessionOf } from '../../testing/session-of.ts'
import { eventFields } from '../events/event-form.tsx'
import type { RecordNoun } from './record-noun.ts'
import { useRecordWriter } from './use-record-writer.ts'

const lost = new TypeError('Failed to fetch')
const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code } }] })
/** The answer of a firewall before the gateway. */
const blocked = new ServerError('no', {
  response: new Response('<html>Blocked</html>', { status: 403 }),
  bodyText: '<html>Blocked</html>',
})

const inputOf = (title: string) =>
  eventFields.shape.parse({ translations: { en: { title, content: 'A walk.' } } })

const NoForm = () => null

/** What becomes of one attempt to create: what the server answers may not arrive, nor the request itself. */
type Way = 'arrives' | { answerLost: Error } | { refused: Error }

/** Creates one event under a key, as the gateway does, and shows what it has. */
const pretendServer = () => {
  const events = new Map<string, { key: string; asked: string; event: EventForFormFragment }>()
  const ways: Way[] = []

  const answer = (id: string, title: string, version: number): EventForFormFragment => ({
    id,
    version,
    state: 'published',
    archivedAt: null,
    publishedAt: '2026-11-19T16:20:00.000Z',
    date: null,
    startsAt: null,
    endsAt: null,
    imageUrl: null,
    ...{ places: null, taken: 0, waiting: 0 },
    translations: {
      en: { title, content: 'A walk.', venue: null },
      ka: { title: null, content: null, venue: null },
    },
  })
  const titleIn = (input: unknown): string => JSON.parse(JSON.stringify(input)).translations.en.title

  const create = (input: unknown, key: string): EventForFormFragment => {
    const asked = JSON.stringify(input)
    const known = [...events.values()].find((each) => each.key === key)
    if (known && known.asked !== asked) throw refusal('idempotency_key_reused')
    const event = known?.event ?? answer(`${events.size + 1}`, titleIn(input), 1)
    events.set(event.id, { key, asked, event })
    return event
  }

  const noun: RecordNoun<typeof event.fields, typeof newEvent, EventForFormFragment> = {
    record: eventFields,
    Form: NoForm,
    editPath: (id) => id,
    useRecord: () => ({ record: null, error: undefined, refetch: async () => undefined }),
    useOperations: () => ({
      read: async (id) => events.get(id)?.event,
      create: async (input, key) => {
        if (titleIn(input).includes('<script')) throw blocked
        const way = ways.shift() ?? 'arrives'
        if (way === 'arrives') return create(input, key)
        if ('refused' in way) throw way.refused
        create(input, key)
        throw way.answerLost
      },
      update: async (id, input, version) => {
        const stored = events.get(id)
        if (!stored || stored.event.version !== version) throw refusal('edit_conflict')
        stored.event = answer(id, titleIn(input), version + 1)
        return stored.event
      },
    }),
  }

  return {
    noun,
    /** What becomes of the next attempts, in turn; of all others the answer arrives. */
    next: (...given: Way[]) => ways.push(...given),
    forget: () => events.clear(),
    titles: () => [...events.values()].map(({ event }) => event.translations.en.title),
  }
}

const open = () => {
  storeSession(sessionOf('nino', 'first'))
  const { noun, ...server } = pretendServer()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/create']}>
      <I18nextProvider i18n={createI18n('en', allTexts)}>{children}</I18nextProvider>
    </MemoryRouter>
  )
  const begin = () => renderHook(() => useRecordWriter(noun, null), { wrapper })
  let { result, unmount } = begin()
  /** Answers why it failed, or null. */
  const save = (title: string): Promise<unknown> =>
    result.current.save(inputOf(title), null).then(
      () => null,
      (error: unknown) => error,
    )
  return {
    ...server,
    save,
    /** Has whoever writes sign in again, and come back. */
    signInAgain: () => {
      clearSession()
      unmount()
      storeSession(sessionOf('nino', 'again'))
      ;({ result, unmount } = begin())
    },
  }
}

afterEach(() => {
  cleanup()
  clearSession()
  forgetDrafts()
})

describe('a new record whose answer was lost', () => {
  test.each([
    ['a limit', refusal('rate_limited')],
    ['the end of the session', new SessionEnd('expired')],
    ['a right that is gone', refusal('forbidden')],
    ['its input', refusal('validation_failed')],
    ['another loss', lost],
  ])('is created once, though %s refuses the second press', async (_, refused) => {
    const { save, next, titles } = open()
    next({ answerLost: lost }, { refused })
    expect(await save('A walk')).toBe(lost)
    expect(await save('A walk')).toBe(refused)
    expect(await save('A walk')).toBeNull()
    expect(titles()).toEqual(['A walk'])
  })

  test('is changed into what was typed since', async () => {
    const { save, next, titles } = open()
    next({ answerLost: lost }, { refused: refusal('rate_limited') })
    await save('A walk')
    await save('A longer walk')
    expect(await save('A walk in the hills')).toBeNull()
    expect(titles()).toEqual(['A walk in the hills'])
  })

  test('is found, whichever attempt has arrived', async () => {
    const { save, next, titles } = open()
    next({ refused: lost }, { answerLost: lost })
    await save('A walk')
    await save('A longer walk')
    expect(await save('A walk in the hills')).toBeNull()
    expect(titles()).toEqual(['A walk in the hills'])
  })

  test('is found by a later press, where looking for it fails', async () => {
    const { save, next, titles } = open()
    next({ answerLost: lost }, 'arrives', { refused: lost })
    await save('A walk')
    expect(await save('A longer walk')).toBe(lost)
    expect(await save('A walk in the hills')).toBeNull()
    expect(titles()).toEqual(['A walk in the hills'])
  })

  test('is created once by who has to sign in again before they hear of it', async () => {
    const { save, next, signInAgain, titles } = open()
    next({ answerLost: lost }, { refused: new SessionEnd('expired') })
    await save('A walk')
    await save('A longer walk')
    signInAgain()
    expect(await save('A longer walk')).toBeNull()
    expect(titles()).toEqual(['A longer walk'])
  })

  test('is created once by who has to sign in again while it is on its way', async () => {
    const { save, signInAgain, titles } = open()
    const saving = save('A walk')
    signInAgain()
    await saving
    expect(await save('A longer walk')).toBeNull()
    expect(titles()).toEqual(['A longer walk'])
  })

  test('is created anew once somebody has deleted it', async () => {
    const { save, next, forget, titles } = open()
    next({ answerLost: lost }, { refused: refusal('not_found') })
    await save('A walk')
    await save('A walk')
    forget()
    expect(await save('A walk')).toBeNull()
    expect(titles()).toEqual(['A walk'])
  })
})

test('what a firewall refuses can be put right and sent', async () => {
  const { save, titles } = open()
  expect(await save('<script')).toBe(blocked)
  expect(await save('A walk')).toBeNull()
  expect(titles()).toEqual(['A walk'])
})
