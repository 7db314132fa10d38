import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import type { Agent } from '../support/agent.ts'
import { type ProjectBody, winterProject } from '../support/content.ts'
import { csvRows, parseCsv } from '../support/csv.ts'
import { test } from '../support/gateway.ts'

const tables = ['projects', 'donations', 'events', 'subscribers', 'newsletter', 'messages'] as const

const addProject = async (
  admin: Agent,
  en: string,
  ka: string | null = null,
  goal = 100,
): Promise<string> => {
  const translations = { en: { title: en, description: 'In English.' }, ka: { title: ka } }
  const { body } = await admin.post<ProjectBody>('/api/projects', { ...winterProject, goal, translations })
  return body.id
}

const write = (visitor: Agent, letter: Record<string, unknown>) =>
  visitor.post('/api/contacts', { name: 'ნინო', email: 'nino@example.org', message: 'გამარჯობა!', ...letter })

const column = (rows: Record<string, string>[], heading: string) => rows.map((row) => row[heading])

describe('an export', () => {
  for (const table of tables) {
    test(`of ${table} is for admins`, async ({ asVisitor, asIndividual, asBusiness, asAdmin }) => {
      for (const [agent, status] of [
        [asVisitor, 401],
        [asIndividual, 403],
        [asBusiness, 403],
        [asAdmin, 200],
      ] as const) {
        expect((await agent.get(`/api/exports/${table}.csv`)).status).toBe(status)
      }
    })

    test(`of ${table} is a file with a name, a day and a count`, async ({ asAdmin }) => {
      const { headers, body } = await asAdmin.get<string>(`/api/exports/${table}.csv`)
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${table}-2026-03-21.csv"`,
        'content-language': 'en',
        'cache-control': 'no-store',
        'x-total-count': '0',
        'x-content-type-options': 'nosniff',
      })
      expect(body.startsWith('\uFEFF')).toBe(true)
      expect(parseCsv(body)).toHaveLength(1)
    })

    test(`of ${table} has its headings in the language of the request`, async ({ asAdmin }) => {
      for (const { body, headers } of [
        await asAdmin.in('ka').get<string>(`/api/exports/${table}.csv`),
        await asAdmin.get<string>(`/api/exports/${table}.csv?lng=ka`),
      ]) {
        const [headings = []] = parseCsv(body.slice(1))
        expect(headings.filter((heading) => !/\p{Script=Georgian}/u.test(heading))).toEqual([])
        expect(headers).toMatchObject({ 'content-language': 'ka' })
      }
    })
  }

  test('keeps formulas, quotes, line breaks and Georgian as texts', async ({ asAdmin, asVisitor }) => {
    const message = '=HYPERLINK("http://a.example","click")\r\nსტრიქონი, "ბრჭყალი"\n\tend'
    await write(asVisitor, { name: '+995 555', message })
    await write(asVisitor, { name: ' @cmd', message: '-1+1' })
    const { body } = await asAdmin.get<string>('/api/exports/messages.csv')
    const rows = csvRows(body)
    expect(column(rows, 'Name')).toEqual(["' @cmd", "'+995 555"])
    expect(column(rows, 'Message')).toEqual(["'-1+1", `'${message}`])
    expect(body.split('\r\n').at(-1)).toBe('')
  })

  test('is documented as a file, with headers', async ({ asAdmin }) => {
    const { body } = await asAdmin.get('/api/openapi.json')
    expect(body).toMatchObject({
      paths: {
        '/api/exports/donations.csv': {
          get: { responses: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } } },
        },
      },
    })
  })

  test('does not read a table for whoever asks for the head alone', async ({ app, asAdmin, statements }) => {
    await write(asAdmin, {})
    const sent = await statements.during(() =>
      app.inject({ method: 'HEAD', url: '/api/exports/messages.csv' }),
    )
    expect(sent.filter((sql) => sql.includes('contact_messages'))).toEqual([])
  })
})

const fillMessages = (manager: EntityManager, count: number) =>
  manager.query(
    `insert into contact_messages (id, name, email, message, locale)
     select gen_random_uuid(), 'Writer ' || n, n || '@example.org', 'Letter ' || n, 'en'
     from generate_series(1, $1::int) n`,
    [count],
  )

describe('an export of more than a page', () => {
  test('holds every row once', async ({ asAdmin, manager }) => {
    await fillMessages(manager, 2345)
    const { headers, body } = await asAdmin.get<string>('/api/exports/messages.csv')
    expect(headers).toMatchObject({ 'x-total-count': '2345' })
    const names = column(csvRows(body), 'Name')
    expect(names).toHaveLength(2345)
    expect(new Set(names).size).toBe(2345)
  })

  test('holds every gift once, those of the same moment too', async ({ asAdmin, manager }) => {
    const id = await addProject(asAdmin, 'Kennels')
    await manager.query(
      `insert into donations (id, project_id, anonymous, amount, status, received_at, locale)
       select gen_random_uuid(), $1, true, n, 'confirmed', timestamptz '2026-01-01Z' + (n / 500) * interval '1 day', 'en'
       from generate_series(1, 2000) n`,
      [id],
    )
    for (const query of ['', `?project=${id}`]) {
      const { headers, body } = await asAdmin.get<string>(`/api/exports/donations.csv${query}`)
      expect(headers).toMatchObject({ 'x-total-count': '2000' })
      expect(new Set(column(csvRows(body), 'Amount, lari')).size).toBe(2000)
    }
  })

  test('is read a page at a time, a thousand rows each', async ({ asAdmin, manager, statements }) => {
    await fillMessages(manager, 2000)
    const sent = await statements.during(() => asAdmin.get('/api/exports/messages.csv'))
    expect(sent.filter((sql) => /from contact_messages.*limit/s.test(sql))).toHaveLength(3)
  })
})
