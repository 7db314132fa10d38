import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { contents } from '../contract/contents.ts'
import { type Ids, idFor } from '../contract/operations/operation.ts'
import { test } from '../contract/prepared.ts'
import type { Agent } from '../support/agent.ts'

type Json = Record<string, unknown>

const ofOne = '/{id}'

/** The addresses whose record is read and put back: at the same one, or out of the list above it. */
const putBackAt = async (app: FastifyInstance): Promise<{ path: string; isListed: boolean }[]> => {
  await app.ready()
  const paths: Record<string, object | undefined> = app.swagger().paths ?? {}
  const isRead = (path: string): boolean => 'get' in (paths[path] ?? {})
  return Object.keys(paths)
    .filter((path) => 'put' in (paths[path] ?? {}))
    .map((path) => ({ path, isListed: !isRead(path) }))
    .filter(({ path, isListed }) => !isListed || (path.endsWith(ofOne) && isRead(path.replace(ofOne, ''))))
}

/** The one list that must be told of what it is. */
const query = '?room=projects'

const readAt = async (agent: Agent, path: string, isListed: boolean, id: string): Promise<Json> => {
  if (!isListed) return (await agent.get<Json>(path.replace('{id}', id))).body
  const { body } = await agent.get<Json>(path.replace(ofOne, query))
  const records = Object.values(body).flat() as Json[]
  return records.find((record) => record.id === id) ?? {}
}

/** Reads each, puts it back as it was read, and reads it once more. */
const putAllBack = async (agent: Agent, app: FastifyInstance, ids: Ids) => {
  const read: Record<string, unknown> = {}
  const left: Record<string, unknown> = {}
  for (const { path, isListed } of await putBackAt(app)) {
    const id = idFor(path, ids)
    const record = await readAt(agent, path, isListed, id)
    const { status, body } = await agent.put<Json>(path.replace('{id}', id), record)
    expect(status, `${path} ${JSON.stringify(body)}`).toBe(200)
    read[path] = record
    left[path] = await readAt(agent, path, isListed, id)
  }
  return { read, left }
}

test('whatever is read can be put back as it is, and nothing changes', async ({
  app,
  asAdmin,
  ids,
  manager,
}) => {
  const { body } = await asAdmin.get<{ id: string }[]>('/api/contacts/assignees')
  await asAdmin.put(`/api/contacts/${ids.message}`, { takenBy: body[0]?.id })
  await asAdmin.post(`/api/contacts/${ids.message}/notes`, { text: 'Called back.' })
  await asAdmin.put(`/api/donor-pairs/${ids.donorPair}`, { are: 'one' })
  // Until somebody has chosen, it follows their sign-ins: to put it back is to choose.
  await asAdmin.put('/api/letter-language', { locale: 'en' })
  const before = await contents(manager)
  const { read, left } = await putAllBack(asAdmin, app, ids)
  expect(left).toEqual(read)
  expect(Object.keys(read).sort()).toEqual([
    '/api/charity',
    '/api/contacts/{id}',
    '/api/donor-pairs/{id}',
    '/api/events/{id}',
    '/api/gallery',
    '/api/issues/{id}',
    '/api/letter-language',
    '/api/pictures/{id}',
    '/api/projects/{id}',
    '/api/saved-views/{id}',
  ])
  expect(await contents(manager)).toEqual(before)
})

test('what nobody writes of it is refused where it is another', async ({ asAdmin, ids, manager }) => {
  const before = await contents(manager)
  for (const [path, change] of [
    [`/api/contacts/${ids.message}`, { id: ids.deletedMessage }],
    [`/api/contacts/${ids.message}`, { email: 'other@example.org' }],
    [`/api/contacts/${ids.message}`, { takenById: ids.member }],
    [`/api/donor-pairs/${ids.donorPair}`, { are: 'two', id: ids.donor }],
    [`/api/saved-views/${ids.savedView}`, { room: 'events' }],
  ] as const) {
    const [field] = Object.keys(change).filter((name) => name !== 'are')
    expect(await asAdmin.put(path, change)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field, code: 'read_only' }] },
    })
  }
  expect(await contents(manager)).toEqual(before)
})

test('a message that somebody else has taken meanwhile is theirs', async ({ asAdmin, ids }) => {
  const path = `/api/contacts/${ids.message}`
  const { body: read } = await asAdmin.get<Json>(path)
  await asAdmin.put(path, { takenBy: ids.member })
  expect((await asAdmin.put(path, read)).body).toMatchObject({ code: 'edit_conflict' })
  for (const takenBy of ['Somebody', '']) {
    expect((await asAdmin.put(path, { takenBy })).body).toMatchObject({
      errors: [{ field: 'takenBy', code: 'unknown_record' }],
    })
  }
  expect((await asAdmin.get(path)).body).toMatchObject({ takenById: ids.member })
})
