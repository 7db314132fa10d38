import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { test } from '../support/gateway.ts'
import { type List, titles, type Written, writeAll } from '../support/project-list.ts'

interface Connection {
  nodes: { title: string }[]
  totalCount: number
  offset: number
  previousCursor: string | null
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

/** Every page of a list, `limit` items each. */
const pages = async (agent: Agent, query: Record<string, string>, limit: number): Promise<string[][]> => {
  const read: string[][] = []
  let after: string | null = null
  do {
    const asked = new URLSearchParams({ ...query, limit: String(limit), ...(after ? { after } : {}) })
    const { body }: { body: List } = await agent.get<List>(`/api/projects?${asked}`)
    read.push(body.projects.map(({ title }) => title))
    after = body.nextCursor
  } while (after)
  return read
}

describe('a sorted list', () => {
  const four: Written[] = [
    { en: 'banana', ka: 'დ', goal: 300, startDate: '2026-03-01' },
    { en: 'Apple', ka: 'გ', goal: 10.5 },
    { en: 'apple', ka: 'ბ', goal: 300, startDate: '2026-01-01' },
    { ka: 'ა', goal: 9 },
  ]

  for (const [what, query, order] of [
    ['is newest first', {}, ['ა', 'apple', 'Apple', 'banana']],
    ['is oldest first', { direction: 'asc' }, ['banana', 'Apple', 'apple', 'ა']],
    ['by title, whatever the case', { sort: 'title' }, ['Apple', 'apple', 'banana', 'ა']],
    ['by title backwards', { sort: 'title', direction: 'desc' }, ['ა', 'banana', 'apple', 'Apple']],
    ['by goal as a number', { sort: 'goal' }, ['ა', 'Apple', 'banana', 'apple']],
    ['by goal, the largest first', { sort: 'goal', direction: 'desc' }, ['apple', 'banana', 'Apple', 'ა']],
    ['by what was raised', { sort: 'raised' }, ['banana', 'Apple', 'apple', 'ა']],
    ['by start, without one last', { sort: 'startDate' }, ['apple', 'banana', 'Apple', 'ა']],
    [
      'by start backwards, without one last',
      { sort: 'startDate', direction: 'desc' },
      ['banana', 'apple', 'ა', 'Apple'],
    ],
  ] as const) {
    test(`${what}, the same page by page`, async ({ asAdmin }) => {
      await writeAll(asAdmin, four)
      expect(await titles(asAdmin, query)).toEqual(order)
      for (const limit of [1, 2, 3]) expect((await pages(asAdmin, query, limit)).flat()).toEqual(order)
    })
  }

  test('of less than one item says the same of every such number', async ({ asAdmin }) => {
    for (const limit of ['0', '-1', '-100']) {
      const { status, body } = await asAdmin.get(`/api/projects?limit=${limit}`)
      expect([status, body]).toMatchObject([400, { errors: [{ field: 'limit', code: 'too_small' }] }])
    }
  })

  test('goes by the Georgian titles for a Georgian reader', async ({ asAdmin }) => {
    await writeAll(asAdmin, four)
    expect(await titles(asAdmin.in('ka'), { sort: 'title' })).toEqual(['ა', 'ბ', 'გ', 'დ'])
  })

  test('is the same for a title as long as may be', async ({ asAdmin }) => {
    const long = '🐕"\\'.repeat(66)
    await writeAll(asAdmin, [{ en: long }, { en: `${long}a` }, { en: long }])
    expect((await pages(asAdmin, { sort: 'title' }, 1)).flat()).toEqual([long, long, `${long}a`])
  })

  test('neither skips nor repeats when the row a page ended with is gone', async ({ asAdmin, asVisitor }) => {
    for (const name of ['ana', 'Beso', 'dato', 'Eka']) {
      await asVisitor.post('/api/contacts', { name, email: 'a@example.org', message: 'Hello' })
    }
    const first = await asAdmin.get<{ id: string; name: string }[]>('/api/contacts?sort=name&limit=2')
    expect(first.body.map(({ name }) => name)).toEqual(['ana', 'Beso'])
    await asAdmin.delete(`/api/contacts/${first.body[1]?.id}`)
    const next = /^<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await asAdmin.get<{ name: string }[]>(next)
    expect(second.body.map(({ name }) => name)).toEqual(['dato', 'Eka'])
  })
})

describe('the pages of a list', () => {
  const query = `query ($search: String, $sort: ProjectSort, $direction: Direction, $after: String, $locale: Locale) {
    projects(first: 2, search: $search, sort: $sort, direction: $direction, after: $after, locale: $locale) {
      nodes { title(locale: en) } totalCount offset previousCursor pageInfo { endCursor hasNextPage }
    } }`

  test('tell where they are and lead back the way they came', async ({ asAdmin }) => {
    await writeAll(asAdmin, [
      { en: 'dog 1' },
      { en: 'dog 2' },
      { en: 'dog 3' },
      { en: 'dog 4' },
      { en: 'dog 5' },
      { en: 'b' },
    ])
    const page = async (after: string | null): Promise<Connection> => {
      const variables = { search: 'DOG', sort: 'title', after }
      const { body } = await asAdmin.graphql<{ projects: Connection }>(query, variables)
      return body.data.projects
    }
    const first = await page(null)
    expect(first).toMatchObject({ totalCount: 5, offset: 0, previousCursor: null })
    const second = await page(first.pageInfo.endCursor)
    expect(second).toMatchObject({ totalCount: 5, offset: 2, previousCursor: null })
    const third = await page(second.pageInfo.endCursor)
    expect(third).toMatchObject({ offset: 4, nodes: [{ title: 'dog 5' }], pageInfo: { hasNextPage: false } })
    expect(await page(third.previousCursor)).toEqual(second)
    expect(await page(second.previousCursor)).toEqual(first)
  })

  test('are asked for with a cursor of the same order', async ({ asAdmin }) => {
    await writeAll(asAdmin, [{ en: 'a' }, { en: 'b' }, { en: 'c' }])
    const { body } = await asAdmin.graphql<{ projects: Connection }>(query, { sort: 'title', locale: 'en' })
    const after = body.data.projects.pageInfo.endCursor
    for (const other of [
      { sort: 'goal' },
      { sort: 'created' },
      { sort: 'title', direction: 'desc' },
      { sort: 'title', locale: 'ka' },
    ]) {
      const refused = await asAdmin.graphql(query, { ...other, after })
      expect(refused.body.errors?.[0]?.extensions).toMatchObject({
        code: 'validation_failed',
        errors: [{ field: 'after', code: 'invalid_cursor' }],
      })
    }
    expect((await asAdmin.get(`/api/events?sort=title&after=${after}`)).status).toBe(400)
  })

  for (const [what, key] of [
    ['a number that is none', ['projects goal asc en', '1e9', '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d']],
    ['an id that is none', ['projects goal asc en', '1', 'x']],
    [
      'a text that cannot be stored',
      ['projects title asc en', 'a\0', '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d'],
    ],
    [
      'a day that is none',
      ['projects startDate asc en', '2026-02-30', '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d'],
    ],
    [
      'a day of the year 0',
      ['projects startDate asc en', '0000-01-01', '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d'],
    ],
  ] as const) {
    test(`are refused after ${what}`, async ({ asAdmin }) => {
      const [order] = key
      const after = Buffer.from(JSON.stringify(key)).toString('base64url')
      const answer = await asAdmin.get(`/api/projects?sort=${order.split(' ')[1]}&after=${after}`)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ errors: [{ field: 'after', code: 'invalid_cursor' }] })
    })
  }

  test('cost the same number of statements, however long they are', async ({ asAdmin, statements }) => {
    const read = () => asAdmin.get('/api/projects?search=e&sort=raised&filter=unfunded')
    await writeAll(asAdmin, [{ en: 'one' }])
    const few = await statements.during(read)
    await writeAll(asAdmin, [{ en: 'three' }, { en: 'five' }, { en: 'seven' }])
    expect((await statements.during(read)).length).toBe(few.length)
  })
})

describe('a list is refused', () => {
  for (const [query, field, code] of [
    ['sort=price', 'sort', 'invalid_option'],
    ['sort=', 'sort', 'invalid_option'],
    ['sort=Title', 'sort', 'invalid_option'],
    ['direction=up', 'direction', 'invalid_option'],
    ['filter=new', 'filter', 'invalid_option'],
    [`search=${'a'.repeat(201)}`, 'search', 'too_long'],
    ['search=a%00b', 'search', 'invalid_text'],
    ['search=a&search=b', 'search', 'invalid_type'],
    [`after=${'a'.repeat(2001)}`, 'after', 'too_long'],
  ] as const) {
    test(`for ?${query.slice(0, 30)}`, async ({ asAdmin }) => {
      for (const path of ['projects', 'events', 'contacts']) {
        const { status, body } = await asAdmin.get(`/api/${path}?${query}`)
        expect(status).toBe(400)
        expect(body).toMatchObject({ code: 'validation_failed', errors: [{ field, code }] })
      }
    })
  }

  test('over GraphQL for the same search', async ({ asAdmin }) => {
    const query = 'query ($search: String) { contactMessages(search: $search) { totalCount } }'
    const { body } = await asAdmin.graphql(query, { search: 'a'.repeat(201) })
    expect(body.errors?.[0]?.extensions).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'search', code: 'too_long' }],
    })
  })
})
