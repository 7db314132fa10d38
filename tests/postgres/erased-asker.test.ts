import type { DataSource, EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { newId } from '../../gateway/core/ids.ts'
import { createKeptOutbox } from '../../gateway/letters/outbox.ts'
import { createKnownAddressesRepository } from '../../gateway/rooms/accounts/known-addresses.repository.ts'
import { createPasswordResetsRepository } from '../../gateway/rooms/accounts/password-resets.repository.ts'
import { createSecondFactorsRepository } from '../../gateway/rooms/accounts/second-factors.repository.ts'
import { createSessionsRepository } from '../../gateway/rooms/accounts/sessions.repository.ts'
import { createProjectsRepository } from '../../gateway/rooms/projects/projects.repository.ts'
import { createSavedViewsRepository } from '../../gateway/rooms/saved-views/saved-views.repository.ts'
import { test } from '../support/database.ts'
import { toldWhile } from '../support/told-while.ts'

const email = 'eka@example.org'
const now = new Date()
const later = new Date(now.getTime() + 3_600_000)

const addAccount = async ({ manager }: DataSource): Promise<string> => {
  const id = newId()
  await manager.query(
    `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale, role)
     values ($1, 'Eka', 'Lomidze', $2, $2, 'eka', 'eka', 'hash', 'ka', 'editor')`,
    [id, email],
  )
  return id
}

const project = { title: { en: 'Straw' }, description: { en: 'For the winter.' }, goal: 100 }
const view = { room: 'projects', name: 'Ours', search: '', chosen: '', opensRoom: false } as const

/** What somebody writes that goes with their account. */
const written: Record<string, (manager: EntityManager, userId: string) => Promise<unknown>> = {
  'a record, with a key': (manager, userId) =>
    createProjectsRepository(manager).insert(newId(), project, {
      ...{ userId, operation: 'createProject', key: newId(), fingerprint: 'a hash', about: [] },
    }),
  'a view': (manager, userId) =>
    createSavedViewsRepository(manager).create(userId, { id: newId(), ...view }, null),
  'the key of a second step': (manager, userId) =>
    createSecondFactorsRepository(manager).keepPending(userId, 'a sealed key'),
  'where they sign in from': (manager, userId) =>
    createKnownAddressesRepository(manager).remember({ userId, hash: 'a hash', expiresAt: later }, now),
  'a session': (manager, userId) =>
    createSessionsRepository(manager).open({
      ...{ id: newId(), userId, tokenVersion: 1, address: '203.0.113.7', device: 'curl' },
      ...{ openedAt: now.toISOString(), seenAt: now.toISOString(), expiresAt: later.toISOString() },
    }),
}

describe('whoever is erased in the middle of what they ask for is told that they are nobody:', () => {
  for (const [what, write] of Object.entries(written)) {
    test(what, async ({ dataSource }) => {
      const userId = await addAccount(dataSource)
      const told = await toldWhile(dataSource, `delete from users where id = '${userId}'`, () =>
        write(dataSource.manager, userId),
      )
      expect(told).toBe('user not found')
    })
  }

  test('a new password is asked for as by somebody who never was there', async ({ dataSource }) => {
    const userId = await addAccount(dataSource)
    const asked = { id: newId(), email, emailKey: email, askedAt: now, expiresAt: later }
    const counted = { key: newId(), at: now, since: now, expiresAt: later, most: 5 }
    const told = await toldWhile(dataSource, `delete from users where id = '${userId}'`, () =>
      createPasswordResetsRepository(dataSource.manager).ask(
        asked,
        counted,
        createKeptOutbox({ now: () => now }),
      ),
    )
    expect(told).toBe('it was written')
    expect(await dataSource.query('select from password_resets')).toEqual([])
    await dataSource.query('delete from login_attempts where key = $1', [counted.key])
  })
})
