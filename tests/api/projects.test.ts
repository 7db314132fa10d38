import { describe, expect } from 'vitest'
import { type ProjectBody, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'

const unknownId = '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d'

describe('a project', () => {
  test('is created by an admin and read by anyone, each in their language', async ({
    asAdmin,
    asVisitor,
  }) => {
    const created = await asAdmin.post<ProjectBody>('/api/projects', winterProject)
    expect(created.status).toBe(201)
    expect(created.headers.location).toBe(`/api/projects/${created.body.id}`)

    const { id } = created.body
    const english = await asVisitor.get(`/api/projects/${id}`)
    expect(english.headers['content-language']).toBe('en')
    expect(english.body).toEqual({
      id,
      version: 1,
      title: 'A warm winter',
      description: 'Straw and insulated kennels for forty dogs.',
      goal: 12000,
      raised: 0,
      startDate: '2026-12-01',
      endDate: '2027-03-31',
      imageUrl: null,
      youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
      translations: winterProject.translations,
    })
    const georgian = await asVisitor.in('ka').get(`/api/projects/${id}`)
    expect(georgian.headers['content-language']).toBe('ka')
    expect(georgian.body).toMatchObject({ title: 'თბილი ზამთარი' })
    expect((await asVisitor.in('ka').get(`/api/projects/${id}?lng=en`)).body).toMatchObject({
      title: 'A warm winter',
    })
  })

  test('says the sums it offers and what they buy, where it has its own', async ({ asAdmin, asVisitor }) => {
    const own = {
      firstSum: 53,
      firstBuysEn: 'One metre of mesh',
      firstBuysKa: 'ერთი მეტრი ბადე',
      thirdSum: 320,
    }
    const { body } = await asAdmin.post<ProjectBody>('/api/projects', { ...winterProject, ...own })
    const url = `/api/projects/${body.id}`
    const told = (await asVisitor.get<Record<string, unknown>>(url)).body
    expect(told).toMatchObject(own)
    expect(told).not.toHaveProperty('secondSum')
    const query =
      'query ($id: ID!) { project(id: $id) { firstSum firstBuysEn firstBuysKa secondSum thirdSum } }'
    expect((await asVisitor.graphql(query, { id: body.id })).body).toEqual({
      data: { project: { ...own, secondSum: null } },
    })
    for (const [change, field, code] of [
      [{ firstSum: null }, 'firstSum', 'required'],
      [{ secondBuysEn: 'A post' }, 'secondSum', 'required'],
      [{ secondSum: 53 }, 'secondSum', 'not_above_sum'],
      [{ secondSum: 400 }, 'thirdSum', 'not_above_sum'],
      [{ secondSum: 60, thirdSum: 60 }, 'thirdSum', 'not_above_sum'],
    ] as const)
      expect(await asAdmin.put(url, change)).toMatchObject({
        status: 400,
        body: { errors: [{ field, code }] },
      })
  })

  test('reads the same over GraphQL, in the language an argument names', async ({ asAdmin, asVisitor }) => {
    const { body } = await asAdmin.post<ProjectBody>('/api/projects', winterProject)
    const query = `query ($id: ID!) { project(id: $id) {
      title ka: title(locale: ka) goal raised startDate endDate youtubeUrl
      translations { en { title } ka { title description } } } }`
    expect((await asVisitor.graphql(query, { id: body.id })).body).toEqual({
      data: {
        project: {
          title: 'A warm winter',
          ka: 'თბილი ზამთარი',
          goal: 12000,
          raised: 0,
          startDate: '2026-12-01',
          endDate: '2027-03-31',
          youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
          translations: { en: { title: 'A warm winter' }, ka: winterProject.translations.ka },
        },
      },
    })
  })

  test('falls back to the other language when read, and never stores the fallback', async ({ asAdmin }) => {
    const onlyGeorgian = { title: 'ღობე', description: 'ღობე ეზოსთვის.', goal: 3200 }
    const { body } = await asAdmin.in('ka').post<ProjectBody>('/api/projects', onlyGeorgian)
    const read = await asAdmin.in('en').get<ProjectBody>(`/api/projects/${body.id}`)
    expect(read.headers['content-language']).toBe('ka')
    expect(read.body.title).toBe('ღობე')
    expect(read.body.translations.en).toEqual({ title: null, description: null })
  })

  test('keeps one language byte for byte when the other is written', async ({ asAdmin }) => {
    const { body: before } = await asAdmin.post<ProjectBody>('/api/projects', winterProject)
    const change = { title: 'ძალიან თბილი ზამთარი' }
    const { status, body: after } = await asAdmin
      .in('ka')
      .put<ProjectBody>(`/api/projects/${before.id}`, change)
    expect(status).toBe(200)
    expect(after.translations).toEqual({
      en: before.translations.en,
      ka: { ...before.translations.ka, title: 'ძალიან თბილი ზამთარი' },
    })
  })

  test('keeps what a change omits and clears what it sets to null', async ({ asAdmin }) => {
    const { body } = await asAdmin.post<ProjectBody>('/api/projects', winterProject)
    const { body: after } = await asAdmin.put<ProjectBody>(`/api/projects/${body.id}`, {
      endDate: null,
      goal: 0.1,
    })
    expect(after).toEqual({
      ...body,
      donations: undefined,
      donationsTotalCount: undefined,
      endDate: null,
      goal: 0.1,
      version: 2,
    })
    const { body: unchanged } = await asAdmin.put<ProjectBody>(`/api/projects/${body.id}`, {})
    expect(unchanged).toEqual(after)
  })

  test('is created and changed over GraphQL by the same rules', async ({ asAdmin }) => {
    const create = `mutation ($input: NewProjectInput!, $locale: Locale) {
      createProject(input: $input, locale: $locale) { id title(locale: ka) } }`
    const input = { title: 'ღობე', description: 'ღობე ეზოსთვის.', goal: 3200.5 }
    const { body } = await asAdmin.graphql<{ createProject: { id: string } }>(create, { input, locale: 'ka' })
    expect(body).toMatchObject({ data: { createProject: { title: 'ღობე' } } })
    const update = `mutation ($id: ID!, $input: ProjectChangeInput!) {
      updateProject(id: $id, input: $input) { goal translations { en { title } ka { title } } } }`
    const variables = {
      id: body.data.createProject.id,
      input: { translations: { en: { title: 'A fence' } } },
    }
    expect((await asAdmin.graphql(update, variables)).body).toEqual({
      data: {
        updateProject: { goal: 3200.5, translations: { en: { title: 'A fence' }, ka: { title: 'ღობე' } } },
      },
    })
  })
})

describe('a project is refused', () => {
  const cases = [
    ['without a title', { translations: { en: { description: 'x' } } }, 'title', 'required'],
    ['without a goal', { goal: undefined }, 'goal', 'required'],
    ['with a goal of nothing', { goal: 0 }, 'goal', 'too_small'],
    ['with a goal beyond reason', { goal: 1_000_000_001 }, 'goal', 'too_big'],
    ['with half a tetri', { goal: 10.005 }, 'goal', 'too_precise'],
    ['with a goal in words', { goal: '12000' }, 'goal', 'invalid_type'],
    ['with a title of blanks', { title: '   ' }, 'title', 'required'],
    ['with a title too long', { title: 'ა'.repeat(201) }, 'title', 'too_long'],
    ['with a title PostgreSQL cannot store', { title: 'a\u0000b' }, 'title', 'invalid_text'],
    ['with half a character', { title: 'a\ud800b' }, 'title', 'invalid_text'],
    ['with a day that is none', { startDate: '2026-02-30' }, 'startDate', 'invalid_date'],
    ['with a day of the year 0', { startDate: '0000-01-01' }, 'startDate', 'invalid_date'],
    ['ending before it starts', { endDate: '2026-11-30' }, 'endDate', 'before_start'],
    ['with a script for a picture', { imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'invalid_url'],
    [
      'with a video of another host',
      { youtubeUrl: 'https://youtube.com.evil.example/watch?v=a' },
      'youtubeUrl',
      'invalid_video',
    ],
    ['with a field it has not', { raised: 1_000_000 }, 'raised', 'unknown_field'],
    ['with an object for a title', { title: { en: 'x' } }, 'title', 'invalid_type'],
  ] as const

  for (const [what, change, field, code] of cases) {
    test(what, async ({ asAdmin, manager }) => {
      const { status, body } = await asAdmin.post('/api/projects', { ...winterProject, ...change })
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'validation_failed', errors: [{ field, code }] })
      expect(await manager.query('select count(*)::int as count from projects')).toEqual([{ count: 0 }])
    })
  }

  test('when a change would leave it without a title, or ending before it starts', async ({ asAdmin }) => {
    const { body } = await asAdmin.post<ProjectBody>('/api/projects', winterProject)
    const nameless = { translations: { en: { title: null }, ka: { title: '' } } }
    expect((await asAdmin.put(`/api/projects/${body.id}`, nameless)).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'title', code: 'required' }],
    })
    expect((await asAdmin.put(`/api/projects/${body.id}`, { startDate: '2027-04-01' })).body).toMatchObject({
      errors: [{ field: 'endDate', code: 'before_start' }],
    })
  })
})

describe('an unknown project', () => {
  for (const id of [unknownId, 'nonsense', '1', '%00', 'a'.repeat(400)]) {
    test(`is not found: ${id.slice(0, 40)}`, async ({ asVisitor, asAdmin }) => {
      const rest = await asVisitor.get(`/api/projects/${id}`)
      expect(rest.status).toBe(404)
      expect(rest.body).toMatchObject({ code: 'not_found', error: 'project not found' })
      expect((await asAdmin.put(`/api/projects/${id}`, { goal: 1 })).status).toBe(404)
      const { body } = await asVisitor.graphql('query ($id: ID!) { project(id: $id) { title } }', { id })
      expect(body).toMatchObject({
        data: { project: null },
        errors: [{ message: 'project not found', extensions: { code: 'not_found' } }],
      })
    })
  }
})

describe('the list of projects', () => {
  test('is for admins', async ({ asVisitor, asIndividual, asBusiness }) => {
    expect((await asVisitor.get('/api/projects')).body).toMatchObject({ error: 'token missing' })
    for (const agent of [asIndividual, asBusiness]) {
      const { status, body } = await agent.get('/api/projects')
      expect(status).toBe(403)
      expect(body).toMatchObject({ code: 'forbidden', error: 'admin access required' })
      expect((await agent.post('/api/projects', winterProject)).status).toBe(403)
    }
  })

  test('is newest first and goes on where a page ended', async ({ asAdmin }) => {
    for (const goal of [1, 2, 3]) await asAdmin.post('/api/projects', { ...winterProject, goal })
    interface List {
      projects: ProjectBody[]
      nextCursor: string | null
    }
    const first = await asAdmin.get<List>('/api/projects?limit=2')
    expect(first.body.projects.map(({ goal }) => goal)).toEqual([3, 2])
    const second = await asAdmin.get<List>(`/api/projects?limit=2&after=${first.body.nextCursor}`)
    expect(second.body.projects.map(({ goal }) => goal)).toEqual([1])
    expect(second.body.nextCursor).toBeNull()
  })

  for (const query of [
    'limit=0',
    'limit=1001',
    'limit=1e9',
    'limit=-1',
    'limit=NaN',
    'limit=ten',
    'after=forged',
  ]) {
    test(`refuses ?${query}`, async ({ asAdmin }) => {
      const { status, body } = await asAdmin.get(`/api/projects?${query}`)
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'validation_failed', errors: [{ field: query.split('=')[0] }] })
    })
  }

  test('refuses the same bounds over GraphQL', async ({ asAdmin }) => {
    for (const first of [0, -1, 1001, 1_000_000_000]) {
      const { body } = await asAdmin.graphql(
        'query ($first: Int) { projects(first: $first) { totalCount } }',
        {
          first,
        },
      )
      expect(body.errors?.[0]?.extensions).toMatchObject({
        code: 'validation_failed',
        errors: [{ field: 'first' }],
      })
    }
  })
})
