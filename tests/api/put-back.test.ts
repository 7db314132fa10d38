import { describe, expect } from 'vitest'
import { defaultPageSize } from '../../schema/lists.ts'
import { faults } from '../contract/document.ts'
import { prepare } from '../contract/prepare.ts'
import type { Agent } from '../support/agent.ts'
import { type ProjectBody, walkEvent, winterProject } from '../support/content.ts'
import { test as withGateway } from '../support/gateway.ts'
import { gift } from '../support/gifts.ts'

type Json = Record<string, unknown>

/** What stands in the tables of content, with the moments of the last change. */
const test = withGateway
  .extend('contents', ({ manager }) => async () => ({
    projects: await manager.query('select * from projects order by id'),
    events: await manager.query('select * from events order by id'),
    gallery: await manager.query('select * from gallery_slots order by position'),
  }))
  .extend('ids', ({ services }) => prepare(services))

const read = async (agent: Agent, url: string): Promise<Json> => (await agent.get<Json>(url)).body

describe('a record put back as it was read', () => {
  test('changes nothing, whoever read it and in whatever language', async ({
    asAdmin,
    asVisitor,
    ids,
    contents,
  }) => {
    const before = await contents()
    for (const url of [`/api/projects/${ids.project}`, `/api/events/${ids.event}`, '/api/gallery']) {
      for (const reader of [asAdmin, asVisitor, asVisitor.in('ka')]) {
        const record = await read(reader, url)
        for (const writer of [asAdmin, asAdmin.in('ka')]) {
          const { status, body } = await writer.put<Json>(url, record)
          expect([status, body.version], JSON.stringify(body)).toEqual([200, 1])
        }
      }
    }
    expect(await contents()).toEqual(before)
  })

  test('out of a list changes nothing', async ({ asAdmin, ids, contents }) => {
    const before = await contents()
    const { projects } = await read(asAdmin, '/api/projects')
    const project = (projects as Json[]).find(({ id }) => id === ids.project)
    expect((await asAdmin.put(`/api/projects/${ids.project}`, project ?? {})).status).toBe(200)
    expect(await contents()).toEqual(before)
  })

  test('makes no translation of a text that was shown in the other language', async ({
    asAdmin,
    contents,
  }) => {
    const onlyGeorgian = { title: 'ღობე', description: 'ღობე ეზოსთვის.', goal: 3200 }
    const { body } = await asAdmin.in('ka').post<ProjectBody>('/api/projects', onlyGeorgian)
    const before = await contents()
    const url = `/api/projects/${body.id}`
    const english = await read(asAdmin.in('en'), url)
    expect(english.title).toBe('ღობე')
    expect((await asAdmin.in('en').put(url, english)).status).toBe(200)
    expect(await contents()).toEqual(before)
  })

  test('with one text changed changes that one', async ({ asAdmin, ids }) => {
    const url = `/api/projects/${ids.project}`
    const project = await read(asAdmin, url)
    const { body } = await asAdmin.put<ProjectBody>(url, { ...project, title: 'A warmer winter' })
    expect(body).toMatchObject({
      version: 2,
      translations: {
        en: { ...winterProject.translations.en, title: 'A warmer winter' },
        ka: winterProject.translations.ka,
      },
    })
  })

  test('with as much beside it as a record is answered with changes nothing', async ({
    asAdmin,
    asVisitor,
    ids,
    contents,
  }) => {
    const project = `/api/projects/${ids.project}`
    const event = `/api/events/${ids.event}`
    for (let gift = 0; gift < defaultPageSize; gift++) {
      const donor = { donorName: `Donor ${gift}`, donorEmail: `donor${gift}@example.org` }
      await asAdmin.post(`${project}/donations`, { amount: 5, ...donor })
      await asVisitor.post(`${event}/subscribers`, { name: donor.donorName, email: donor.donorEmail })
    }
    const before = await contents()
    for (const [url, nested] of [
      [project, 'donations'],
      [event, 'subscribers'],
    ] as const) {
      const record = await read(asAdmin, url)
      expect(record[nested]).toHaveLength(defaultPageSize)
      const { status, body } = await asAdmin.put<Json>(url, record)
      expect(status, JSON.stringify(body)).toBe(200)
    }
    expect(await contents()).toEqual(before)
  })

  test('keeps what has come in the meantime', async ({ asAdmin, ids }) => {
    const url = `/api/projects/${ids.project}`
    const project = await read(asAdmin, url)
    await asAdmin.post(`${url}/donations`, gift)
    const { status, body } = await asAdmin.put<ProjectBody>(url, { ...project, goal: 15_000 })
    expect([status, body]).toMatchObject([
      200,
      { version: 2, goal: 15_000, raised: Number(project.raised) + gift.amount },
    ])
  })

  test('is refused where something else was changed that nobody writes', async ({
    asAdmin,
    ids,
    contents,
  }) => {
    const before = await contents()
    for (const [url, field, change] of [
      [`/api/projects/${ids.project}`, 'id', { id: ids.event, goal: 1 }],
      [`/api/events/${ids.event}`, 'id', { id: null }],
    ] as const) {
      const { status, body } = await asAdmin.put(url, { ...(await read(asAdmin, url)), ...change })
      expect(status).toBe(400)
      expect(body).toMatchObject({
        code: 'validation_failed',
        errors: [{ field, code: 'read_only', message: `${field} cannot be changed` }],
      })
    }
    expect(await contents()).toEqual(before)
  })

  test('is refused with another state, alone and beside all the rest', async ({ asAdmin, ids, contents }) => {
    const before = await contents()
    for (const url of [`/api/projects/${ids.project}`, `/api/events/${ids.event}`]) {
      const record = await read(asAdmin, url)
      for (const state of ['draft', 'archived', 'scheduled', 'bogus', null]) {
        expect(await asAdmin.put(url, { state })).toMatchObject({
          status: 400,
          body: { errors: [{ field: 'state', code: 'read_only' }] },
        })
        if (state === 'scheduled') continue
        expect((await asAdmin.put(url, { ...record, state })).status).toBe(400)
      }
      expect((await asAdmin.put(url, { state: record.state })).status).toBe(200)
    }
    expect(await contents()).toEqual(before)
  })

  test('changes nothing though it has become public since it was read', async ({ asAdmin, clock }) => {
    const publishedAt = new Date(clock.now().getTime() + 60_000).toISOString()
    const { body } = await asAdmin.post<Json>('/api/events', { ...walkEvent, publishedAt })
    const url = `/api/events/${body.id}`
    const scheduled = await read(asAdmin, url)
    expect(scheduled.state).toBe('scheduled')
    clock.advance({ seconds: 120 })
    const { status, body: back } = await asAdmin.put<Json>(url, scheduled)
    expect([status, back]).toMatchObject([200, { state: 'published', version: 1 }])
  })

  test('whose version has passed is a conflict all the same', async ({ asAdmin, ids }) => {
    const url = `/api/events/${ids.event}`
    const event = await read(asAdmin, url)
    await asAdmin.put(url, { date: null })
    expect((await asAdmin.put(url, event)).body).toMatchObject({ code: 'edit_conflict' })
  })
})

describe('a change of nothing', () => {
  test('raises no version, on either edge', async ({ asAdmin, ids, contents }) => {
    const before = await contents()
    const empty = await asAdmin.put(`/api/projects/${ids.project}`, {})
    expect([empty.status, empty.body]).toMatchObject([200, { version: 1 }])
    const same = await asAdmin.put(`/api/projects/${ids.project}`, {
      goal: winterProject.goal,
      startDate: null,
      translations: { ka: winterProject.translations.ka },
    })
    expect([same.status, same.body]).toMatchObject([200, { version: 1 }])
    const { body } = await asAdmin.graphql(
      `mutation ($project: ID!, $event: ID!, $date: Day) {
        updateProject(id: $project, input: { goal: 12000 }) { version }
        updateEvent(id: $event, input: { date: $date, version: 1 }) { version }
        updateGallery(input: { videoLinks: ["", ""] }) { version } }`,
      { ...ids, date: walkEvent.date },
    )
    const versionOne = { version: 1 }
    expect(body).toEqual({
      data: { updateProject: versionOne, updateEvent: versionOne, updateGallery: versionOne },
    })
    expect(await contents()).toEqual(before)
  })
})

describe('an empty text', () => {
  test('clears what is optional, on either edge', async ({ asAdmin, ids }) => {
    const url = `/api/projects/${ids.project}`
    const rest = await asAdmin.put(url, { imageUrl: '', youtubeUrl: ' ', startDate: '', endDate: '' })
    expect(rest.body).toMatchObject({
      version: 2,
      imageUrl: null,
      youtubeUrl: null,
      startDate: null,
      endDate: null,
    })
    const { body } = await asAdmin.graphql(
      'mutation ($id: ID!, $input: EventChangeInput!) { updateEvent(id: $id, input: $input) { date } }',
      { id: ids.event, input: { date: '' } },
    )
    expect(body).toEqual({ data: { updateEvent: { date: null } } })
  })

  test('is no value of what is new', async ({ asAdmin }) => {
    const { status, body } = await asAdmin.post('/api/projects', {
      ...winterProject,
      imageUrl: '',
      youtubeUrl: '',
      endDate: '',
    })
    expect([status, body]).toMatchObject([201, { imageUrl: null, youtubeUrl: null, endDate: null }])
  })

  test('is the moment of now for a gift, on either edge', async ({ asAdmin, ids, clock }) => {
    const now = clock.now().toISOString()
    const rest = await asAdmin.post(`/api/projects/${ids.project}/donations`, { ...gift, receivedAt: '' })
    expect([rest.status, rest.body]).toMatchObject([201, { receivedAt: now }])
    const { body } = await asAdmin.graphql(
      'mutation ($id: ID!, $input: NewDonationInput!) { recordDonation(projectId: $id, input: $input) { receivedAt } }',
      { id: ids.project, input: { ...gift, receivedAt: '' } },
    )
    expect(body).toEqual({ data: { recordDonation: { receivedAt: now } } })
  })

  test('is documented where it clears, and where it does not', () => {
    const body = (path: string, method: string) =>
      `/paths/${path.replaceAll('/', '~1')}/${method}/requestBody/content/application~1json/schema`
    const change = body('/api/projects/{id}', 'put')
    expect(faults(change, { imageUrl: '', youtubeUrl: '', startDate: '', endDate: null })).toEqual([])
    expect(faults(change, { startDate: 'soon' })).not.toEqual([])
    expect(faults(change, { title: '' })).not.toEqual([])
    const record = body('/api/projects/{id}/donations', 'post')
    expect(faults(record, { amount: 5, donorName: 'Nino', donorEmail: '', receivedAt: '' })).toEqual([])
    expect(faults(record, { amount: 5, donorName: '' })).not.toEqual([])
    expect(faults(record, { amount: 5, donorName: '', anonymous: true })).toEqual([])
  })

  test('does not clear what is required', async ({ asAdmin, ids }) => {
    const { body } = await asAdmin.put(`/api/projects/${ids.project}`, { title: '', goal: '' })
    expect(body).toMatchObject({
      errors: [
        { field: 'title', code: 'required' },
        { field: 'goal', code: 'invalid_type' },
      ],
    })
  })
})
