import { describe, expect } from 'vitest'
import { RememberEveryCreate1795219200014 as RememberEveryCreate } from '../../migrations/1795219200014-remember-every-create.ts'
import { test } from '../../tests/support/database.ts'
import { newId } from '../core/ids.ts'
import { createProjectsRepository } from '../rooms/projects/projects.repository.ts'

const project = { title: { en: 'Straw' }, description: { en: 'For the winter.' }, goal: 100 }

describe('the same request made several times at once', () => {
  test('creates one record, and tells each of them which', async ({ dataSource: { manager } }) => {
    const projects = createProjectsRepository(manager)
    const request = {
      userId: null,
      operation: 'createProject',
      key: newId(),
      fingerprint: 'the same',
      about: [],
    }
    const ids = await Promise.all([1, 2, 3, 4].map(() => projects.insert(newId(), project, request)))
    try {
      expect(new Set(ids).size).toBe(1)
      expect(await manager.query('select id from projects')).toEqual([{ id: ids[0] }])
    } finally {
      await manager.query('delete from projects where id = any($1)', [ids])
      await manager.query('delete from idempotency_keys where key = $1', [request.key])
    }
  })
})

describe('the requests to record a donation that were remembered before', () => {
  test('are remembered on, and are again when the step is taken back', async ({ manager }) => {
    const { queryRunner } = manager
    if (!queryRunner) throw new Error('the manager of a test is a transaction')
    const [user, donation] = [newId(), newId()]
    const request = { recorded_by: user, key: 'a transfer', fingerprint: 'a hash', donation_id: donation }
    const projectId = await createProjectsRepository(manager).insert(newId(), project)
    await manager.query(
      `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale)
       values ($1, 'Nino', 'Beridze', 'n@example.org', 'n@example.org', 'nino', 'nino', 'hash', 'en')`,
      [user],
    )
    await manager.query(
      `insert into donations (id, project_id, amount, anonymous, received_at, locale)
       values ($1, $2, 5, true, now(), 'en')`,
      [donation, projectId],
    )
    const step = new RememberEveryCreate()
    await step.down(queryRunner)
    await manager.query(
      `insert into donation_requests (recorded_by, key, fingerprint, donation_id, created_at)
       values ($1, 'a transfer', 'a hash', $2, now())`,
      [user, donation],
    )
    await step.up(queryRunner)
    expect(await manager.query('select * from idempotency_keys')).toMatchObject([
      {
        record_id: donation,
        user_id: user,
        operation: 'recordDonation',
        key: 'a transfer',
        fingerprint: 'a hash',
      },
    ])
    await step.down(queryRunner)
    expect(await manager.query('select * from donation_requests')).toMatchObject([request])
    await step.up(queryRunner)
  })
})
