// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Role } from '../../../schema/roles.ts'
import { clearSession, storeSession } from '../../lib/session.ts'
import { renderAdmin } from '../../testing/render-admin.tsx'
import { sessionOf } from '../../testing/session-of.ts'
import type { Waiting } from './use-waiting-words.ts'
import { WaitingCard } from './waiting-card.tsx'

const now = new Date('2026-11-27T10:00:00Z')

const reached: Waiting = {
  need: 'goal',
  room: 'projects',
  count: null,
  id: '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d',
  title: 'A fence',
  since: null,
  excerpt: null,
  endDate: null,
  raised: 3200,
  goal: 3200,
}

const shownTo = (role: Role, locale: 'en' | 'ka' = 'en'): string => {
  storeSession(sessionOf('nino', '', { role }))
  renderAdmin(<WaitingCard all={[reached]} now={now} />, locale)
  return screen.getByRole('heading', { level: 2 }).closest('section')?.parentElement?.textContent ?? ''
}

afterEach(clearSession)

describe('a project that has reached its goal', () => {
  test('asks whoever may write to say what further gifts buy', () => {
    expect(shownTo('editor')).toContain('Say on its page what further gifts buy.')
  })

  test('asks nobody to write who may not', () => {
    const text = shownTo('viewer')
    expect(text).toContain('100% of ₾3,200.')
    expect(text).not.toContain('Say on its page')
  })
})

test('what has nothing waiting is told in one sentence', () => {
  expect(shownTo('editor')).toContain('Nothing waits among messages, drafts and translations.')
})

test('what has nothing waiting is told in one sentence in Georgian', () => {
  expect(shownTo('editor', 'ka')).toContain('უკვე მოგვარებულია: შემოსული წერილები, მონახაზები და თარგმანები.')
})
