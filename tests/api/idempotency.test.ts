import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { leastKeys } from '../../gateway/idempotency/create-once.ts'
import { signUpOf } from '../support/accounts.ts'
import { type EventBody, type ProjectBody, walkEvent, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'

const key = { 'idempotency-key': 'a request of mine' }
const letter = { name: 'Ana', email: 'ana@example.org', message: 'There is a dog at our door.' }

const createProject = `mutation ($input: NewProjectInput!, $idempotencyKey: String) {
  createProject(input: $input, idempotencyKey: $idempotencyKey) { id } }`

const count = async (manager: EntityManager, table: string): Promise<number> => {
  const [row] = await manager.query<{ count: number }[]>(`select count(*)::int as count from ${table}`)
  return row?.count ?? 0
}

describe('a request under a key', () => {
  test('is the same one over REST and over GraphQL', async ({ asAdmin, manager }) => {
    const { body } = await asAdmin.post<ProjectBody>('/api/projects', winterProject, key)
    const again = await asAdmin.graphql(createProject, {
      input: winterProject,
      idempotencyKey: key['idempotency-key'],
    })
    expect(again.body).toEqual({ data: { createProject: { id: body.id } } })
    expect(await count(manager, 'projects')).toBe(1)
  })

  test('is two requests without one, or with none over GraphQL', async ({ asAdmin, manager }) => {
    for (const _ of 'ab') await asAdmin.post('/api/projects', winterProject)
    for (const _ of 'ab') {
      const { body } = await asAdmin.graphql(createProject, { input: winterProject, idempotencyKey: null })
      expect(body.errors).toBeUndefined()
    }
    expect(await count(manager, 'projects')).toBe(4)
  })

  test('is told apart by what it does', async ({ asAdmin }) => {
    const project = await asAdmin.post<ProjectBody>('/api/projects', winterProject, key)
    const event = await asAdmin.post<EventBody>('/api/events', walkEvent, key)
    expect([project.status, event.status]).toEqual([201, 201])
    expect(event.body).toMatchObject({ title: 'A walk together' })
  })

  test('is told apart by who makes it', async ({ asAdmin, asIndividual, asVisitor, manager }) => {
    const sent = [
      await asVisitor.post('/api/contacts', letter, key),
      await asIndividual.post('/api/contacts', { ...letter, name: 'Nino' }, key),
      await asAdmin.post('/api/contacts', { ...letter, name: 'Levan' }, key),
    ]
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await count(manager, 'contact_messages')).toBe(3)
  })

  test.for(['1 day 1 minute', '-1 day'])(
    'outlives a clock that jumps by %s',
    async (jump, { asAdmin, manager }) => {
      const first = await asAdmin.post<EventBody>('/api/events', walkEvent, key)
      await manager.query('update idempotency_keys set created_at = created_at - $1::interval', [jump])
      const again = await asAdmin.post<EventBody>('/api/events', walkEvent, key)
      expect([again.status, again.body.id]).toEqual([201, first.body.id])
      expect(await count(manager, 'events')).toBe(1)
    },
  )

  test('may be made again after a day, and after very many others', async ({ asAdmin, manager }) => {
    await asAdmin.post('/api/events', walkEvent, key)
    await manager.query(
      `insert into idempotency_keys (record_id, operation, key, fingerprint)
       select gen_random_uuid(), 'createEvent', 'later ' || number, '' from generate_series(1, $1) as number`,
      [leastKeys],
    )
    expect((await asAdmin.post('/api/events', { ...walkEvent, date: null }, key)).status).toBe(409)
    await manager.query(`update idempotency_keys set created_at = created_at - interval '24 hours 1 second'`)
    expect((await asAdmin.post('/api/events', { ...walkEvent, date: null }, key)).status).toBe(201)
    expect(await count(manager, 'events')).toBe(2)
    expect(await count(manager, 'idempotency_keys')).toBe(leastKeys + 1)
  })

  test('that was refused may be put right under the same key', async ({ asAdmin, manager }) => {
    const backwards = { ...winterProject, endDate: '2026-01-01' }
    expect((await asAdmin.post('/api/projects', backwards, key)).status).toBe(400)
    expect(await count(manager, 'idempotency_keys')).toBe(0)
    expect((await asAdmin.post('/api/projects', winterProject, key)).status).toBe(201)
  })

  test('answers the record as it stands now', async ({ asAdmin }) => {
    const { body } = await asAdmin.post<ProjectBody>('/api/projects', winterProject, key)
    await asAdmin.put(`/api/projects/${body.id}`, { goal: 500 })
    const again = await asAdmin.post<ProjectBody>('/api/projects', winterProject, key)
    expect(again.body).toMatchObject({ id: body.id, goal: 500, version: 2 })
  })

  test('in another language is another one where that is what it writes', async ({ asAdmin }) => {
    const event = { title: 'Walk', content: 'Around the lake.' }
    await asAdmin.post('/api/events', event, key)
    expect((await asAdmin.in('ka').post('/api/events', event, key)).status).toBe(409)
  })

  test.for(['', ' ', 'k'.repeat(256)])('needs a key that can be one: "%s"', async (wrong, { asAdmin }) => {
    const rest = await asAdmin.post('/api/events', walkEvent, { 'idempotency-key': wrong })
    expect(rest).toMatchObject({ status: 400, body: { errors: [{ field: 'idempotencyKey' }] } })
    const { body } = await asAdmin.graphql(createProject, { input: winterProject, idempotencyKey: wrong })
    expect(body.errors?.[0]?.extensions).toMatchObject({ errors: [{ field: 'idempotencyKey' }] })
  })

  test('tells nobody whether there is a key who may not create', async ({ asAdmin, asVisitor }) => {
    await asAdmin.post('/api/events', walkEvent, key)
    expect((await asVisitor.post('/api/events', walkEvent, key)).status).toBe(401)
  })
})

describe('a sign-up under a key', () => {
  const nino = signUpOf('nino')

  test('made again answers the same user', async ({ asVisitor }) => {
    const first = await asVisitor.post('/api/users', nino, key)
    expect(first.status).toBe(201)
    const again = await asVisitor.post('/api/users', nino, key)
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect((await asVisitor.post('/api/users', nino)).body).toMatchObject({ code: 'username_taken' })
  })

  test('with another password is another one', async ({ asVisitor }) => {
    await asVisitor.post('/api/users', nino, key)
    const password = 'somebody else entirely'
    const other = await asVisitor.post('/api/users', { ...nino, password, confirmPassword: password }, key)
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } })
    expect(JSON.stringify(other.body)).not.toContain('Beridze')
  })

  test('leaves nothing from which the password could be worked out', async ({ asVisitor, manager }) => {
    const fingerprints: unknown[] = []
    for (const [index, password] of ['a walk in the park', 'bread at seven'].entries()) {
      const person = { ...nino, password, confirmPassword: password }
      await asVisitor.post('/api/users', person, { 'idempotency-key': `attempt ${index}` })
      const [row] = await manager.query<{ fingerprint: string }[]>(
        'delete from idempotency_keys returning fingerprint',
      )
      fingerprints.push(row)
      await manager.query('delete from users')
    }
    expect(fingerprints[0]).toBeDefined()
    expect(fingerprints[0]).toEqual(fingerprints[1])
  })

  test('does not keep its key where the name is taken', async ({ asVisitor, manager }) => {
    await asVisitor.post('/api/users', nino)
    const taken = await asVisitor.post('/api/users', { ...nino, email: 'other@example.org' }, key)
    expect(taken.body).toMatchObject({ code: 'username_taken' })
    expect(await count(manager, 'idempotency_keys')).toBe(0)
  })
})

test('a message that has been read and deleted since was sent all the same', async ({
  asVisitor,
  asAdmin,
  manager,
}) => {
  const { body } = await asVisitor.post<{ id: string }>('/api/contacts', letter, key)
  await asAdmin.delete(`/api/contacts/${body.id}`)
  const again = await asVisitor.post('/api/contacts', letter, key)
  expect(again).toMatchObject({ status: 201, body: { id: body.id, message: letter.message } })
  expect(await manager.query('select id from contact_messages where deleted_at is null')).toEqual([])
  expect(await count(manager, 'contact_messages')).toBe(1)
})
