import { describe, expect } from 'vitest'
import type { Agent, Answer, GraphqlBody } from '../support/agent.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'

interface Versioned {
  id: string
  version: number
}

/** What admins edit, and how one change of it is asked for on each edge. */
interface Editable {
  name: string
  create: (admin: Agent) => Promise<string>
  path: (id: string) => string
  change: Record<string, unknown>
  otherChange: Record<string, unknown>
  graphql: (admin: Agent, id: string, input: Record<string, unknown>) => Promise<Answer<GraphqlBody<unknown>>>
}

const link = (id: string): string => `https://youtu.be/${id}`

const editables: readonly Editable[] = [
  {
    name: 'a project',
    create: async (admin) => (await admin.post<Versioned>('/api/projects', winterProject)).body.id,
    path: (id) => `/api/projects/${id}`,
    change: { goal: 13_000 },
    otherChange: { goal: 14_000 },
    graphql: (admin, id, input) =>
      admin.graphql(
        `mutation ($id: ID!, $input: ProjectChangeInput!) {
          changed: updateProject(id: $id, input: $input) { version goal } }`,
        { id, input },
      ),
  },
  {
    name: 'an event',
    create: async (admin) => (await admin.post<Versioned>('/api/events', walkEvent)).body.id,
    path: (id) => `/api/events/${id}`,
    change: { date: '2027-05-01' },
    otherChange: { date: '2027-06-01' },
    graphql: (admin, id, input) =>
      admin.graphql(
        `mutation ($id: ID!, $input: EventChangeInput!) {
          changed: updateEvent(id: $id, input: $input) { version date } }`,
        { id, input },
      ),
  },
  {
    name: 'the gallery',
    create: async () => '',
    path: () => '/api/gallery',
    change: { videoLinks: [link('aaa'), link('bbb')] },
    otherChange: { videoLinks: [link('ccc')] },
    graphql: (admin, _id, input) =>
      admin.graphql(
        `mutation ($input: GalleryInput!) { changed: updateGallery(input: $input) { version videoLinks } }`,
        { input },
      ),
  },
]

const conflict = 'this record was changed by someone else in the meantime'

for (const { name, create, path, change, otherChange, graphql } of editables) {
  describe(`${name} that two admins change at once`, () => {
    test('is of version 1, and every change raises that by one', async ({ asAdmin, asVisitor }) => {
      const id = await create(asAdmin)
      expect((await asVisitor.get(path(id))).body).toMatchObject({ version: 1 })
      expect((await asAdmin.put(path(id), { ...change, version: 1 })).body).toMatchObject({
        ...change,
        version: 2,
      })
      expect((await graphql(asAdmin, id, { ...otherChange, version: 2 })).body).toEqual({
        data: { changed: { ...otherChange, version: 3 } },
      })
    })

    test('refuses the second over REST, and keeps what the first wrote', async ({ asAdmin }) => {
      const id = await create(asAdmin)
      await asAdmin.put(path(id), { ...change, version: 1 })
      const { status, body } = await asAdmin.put(path(id), { ...otherChange, version: 1 })
      expect(status).toBe(409)
      expect(body).toMatchObject({ code: 'edit_conflict', detail: conflict, error: conflict })
      expect((await asAdmin.get(path(id))).body).toMatchObject({ ...change, version: 2 })
    })

    test('refuses the second over GraphQL, and keeps what the first wrote', async ({ asAdmin }) => {
      const id = await create(asAdmin)
      await graphql(asAdmin, id, { ...change, version: 1 })
      const { body } = await graphql(asAdmin, id, { ...otherChange, version: 1 })
      expect(body.errors).toMatchObject([{ message: conflict, extensions: { code: 'edit_conflict' } }])
      expect((await asAdmin.get(path(id))).body).toMatchObject({ ...change, version: 2 })
    })

    test('refuses a version that is yet to come as well', async ({ asAdmin }) => {
      const id = await create(asAdmin)
      expect((await asAdmin.put(path(id), { ...change, version: 2_147_483_647 })).status).toBe(409)
    })

    test('is read by an admin with the tag of its version, and answered with the next', async ({
      asAdmin,
      asVisitor,
    }) => {
      const id = await create(asAdmin)
      expect((await asAdmin.get(path(id))).headers.etag).toBe('"1"')
      expect((await asAdmin.put(path(id), change)).headers.etag).toBe('"2"')
      expect((await asAdmin.put(path(id), change)).headers.etag).toBe('"2"')
      expect((await asVisitor.get(path(id))).headers.etag).not.toBe('"2"')
    })

    test.for([
      ['the tag it was read with', '"1"', 200],
      ['that tag among others', '"7", "1"', 200],
      ['whatever there is', '*', 200],
      ['the tag of a version that is over', '"0"', 412],
      ['the tag of one yet to come', '"2"', 412],
      ['a weak tag, which promises too little', 'W/"1"', 412],
      ['a list with gaps in it', ', "1",', 200],
      ['a tag of somebody else, with a comma in it', '"7,1"', 412],
      ['a list of nothing', '', 412],
    ] as const)(
      'takes a change of %s by If-Match, or changes nothing',
      async ([, tag, expected], { asAdmin }) => {
        const id = await create(asAdmin)
        const { status, body } = await asAdmin.put(path(id), change, { 'if-match': tag })
        expect(status).toBe(expected)
        if (expected === 412) expect(body).toMatchObject({ code: 'precondition_failed', status: 412 })
        expect((await asAdmin.get(path(id))).body).toMatchObject({ version: expected === 412 ? 1 : 2 })
      },
    )

    test.for(['1', '"1', "'1'", '"1" "2"', '*, "1"', 'w/"1"', '"1", one'])(
      'says how If-Match is written to whoever sends %s, and changes nothing',
      async (tag, { asAdmin }) => {
        const id = await create(asAdmin)
        const { status, body } = await asAdmin.put(path(id), change, { 'if-match': tag })
        expect(status).toBe(400)
        expect(body).toMatchObject({
          code: 'validation_failed',
          errors: [{ field: 'If-Match', code: 'invalid_type' }],
          detail: 'If-Match must be tags in quotes, like "3", with commas between them, or *',
        })
        expect((await asAdmin.get(path(id))).body).toMatchObject({ version: 1 })
      },
    )

    test('is known to an admin by a tag that stays while only what is worked out of it changes', async ({
      asAdmin,
      asVisitor,
    }) => {
      const id = await create(asAdmin)
      const public1 = (await asVisitor.get(path(id))).headers.etag
      if (name === 'a project') await asAdmin.post(`${path(id)}/donations`, { amount: 5, anonymous: true })
      const read = await asAdmin.get(path(id))
      expect(read.headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-store' })
      expect((await asAdmin.put(path(id), change, { 'if-match': String(read.headers.etag) })).status).toBe(
        200,
      )
      expect((await asVisitor.get(path(id))).headers.etag).not.toBe(public1)
    })

    test('holds a change to its version and to If-Match alike', async ({ asAdmin }) => {
      const id = await create(asAdmin)
      const [first, second] = [{ 'if-match': '"1"' }, { 'if-match': '"2"' }]
      expect((await asAdmin.put(path(id), { ...change, version: 2 }, first)).status).toBe(409)
      expect((await asAdmin.put(path(id), { ...change, version: 1 }, second)).status).toBe(412)
      expect((await asAdmin.put(path(id), { ...change, version: 1 }, first)).status).toBe(200)
    })

    test('takes a change that names no version, as it always did', async ({ asAdmin }) => {
      const id = await create(asAdmin)
      await asAdmin.put(path(id), change)
      expect((await asAdmin.put(path(id), otherChange)).body).toMatchObject({ ...otherChange, version: 3 })
    })

    test.for([
      [0, 'too_small'],
      [1.5, 'invalid_type'],
      ['1', 'invalid_type'],
      [null, 'invalid_type'],
      [2_147_483_648, 'too_big'],
    ] as const)('does not take %s for a version', async ([version, code], { asAdmin }) => {
      const id = await create(asAdmin)
      const { status, body } = await asAdmin.put(path(id), { ...change, version })
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field: 'version', code }] })
    })
  })
}

test('a version of a project that is not there is no conflict', async ({ asAdmin }) => {
  for (const room of ['projects', 'events']) {
    const path = `/api/${room}/01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d`
    expect((await asAdmin.put(path, { version: 1 })).body).toMatchObject({ code: 'not_found' })
  }
})

test('a new project or event is answered with the tag of its version', async ({ asAdmin }) => {
  expect((await asAdmin.post('/api/projects', winterProject)).headers.etag).toBe('"1"')
  expect((await asAdmin.post('/api/events', walkEvent)).headers.etag).toBe('"1"')
})

test('what is not there fails no condition', async ({ asAdmin }) => {
  const path = '/api/projects/01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d'
  expect((await asAdmin.put(path, {}, { 'if-match': '"1"' })).status).toBe(404)
})

test('a new project or event has no version to be made from', async ({ asAdmin }) => {
  for (const [room, input] of [
    ['projects', winterProject],
    ['events', walkEvent],
  ] as const) {
    const { body } = await asAdmin.post(`/api/${room}`, { ...input, version: 1 })
    expect(body).toMatchObject({ errors: [{ field: 'version', code: 'unknown_field' }] })
  }
})
