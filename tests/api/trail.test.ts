import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { trailKinds } from '../../schema/trail.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'

interface Entry {
  id: string
  actor: string | null
  operation: string
  action: string
  kind: string
  recordId: string
  title: string | null
  version: number | null
  columns: string[]
  changes: { column: string; before: string | null; after: string | null }[]
}

interface Project {
  id: string
  title: string
  goal: number
  version: number
}

interface Restored {
  id: string
  entry: string | null
  version: number
}

interface Page {
  nodes: { at: string }[]
  offset: number
  totalCount: number | null
  previousCursor: string
  pageInfo: { endCursor: string }
}

/** Entries of long ago, one a minute, so that a page of many is read as one of few. */
const addEntries = (manager: EntityManager, count: number) =>
  manager.query(
    `with made as (
       insert into trail (id, at, program, of_table, record_id, action, columns)
       select new_trail_id(at), at, 'psql (postgres)', 'events', gen_random_uuid(), 'change', '{}'
       from generate_series(1, $1::int) n cross join lateral (select timestamptz '2020-01-01' + n * interval '1 minute') m (at)
       returning id
     ) insert into trail_values (entry_id) select id from made`,
    [count],
  )

describe('the trail', () => {
  test('tells who changed a project, and what it was before', async ({ asAdmin }) => {
    const { body: made } = await asAdmin.post<Project>('/api/projects', winterProject)
    await asAdmin.put(`/api/projects/${made.id}`, { goal: 3200 })
    const { body } = await asAdmin.get<Entry[]>(`/api/trail?kind=project&record=${made.id}`)
    expect(body).toMatchObject([
      {
        actor: 'Nino Beridze',
        operation: 'updateProject',
        action: 'change',
        title: made.title,
        version: 2,
        columns: ['goal'],
        changes: [{ column: 'goal', before: `${made.goal.toFixed(2)}`, after: '3200.00' }],
      },
      { operation: 'createProject', action: 'create', version: null },
    ])
  })

  test('is narrowed by person or program, kind, action and period', async ({ asAdmin, manager }) => {
    await addEntries(manager, 3)
    await asAdmin.post('/api/events', walkEvent)
    const count = async (query: string) => (await asAdmin.get<Entry[]>(`/api/trail?${query}`)).body.length
    const { body: actors } = await asAdmin.get<{ id: string; name: string }[]>('/api/trail/actors')
    expect(actors).toMatchObject([{ name: 'Nino Beridze' }])
    expect(await count(`actor=${actors[0]?.id}`)).toBe(1)
    expect(await count('actor=program')).toBe(3)
    expect(await count('actor=program&kind=event&action=change')).toBe(3)
    expect(await count('actor=program&action=create')).toBe(0)
    expect((await asAdmin.get('/api/trail?actor=somebody')).status).toBe(400)
    expect(await count('kind=event')).toBe(4)
    expect(await count('action=change')).toBe(3)
    expect(await count('from=2020-01-01&until=2020-01-01')).toBe(3)
    expect(await count('until=2019-12')).toBe(0)
    expect((await asAdmin.get('/api/trail?kind=nothing')).status).toBe(400)
  })

  test('is read page by page, forth and back', async ({ asAdmin, manager }) => {
    await addEntries(manager, 1005)
    const page = async (after: string | null): Promise<Page> => {
      const { body } = await asAdmin.graphql<{ trail: Page }>(
        `query ($after: String) { trail(first: 2, after: $after) {
          nodes { at } totalCount offset previousCursor pageInfo { endCursor hasNextPage } } }`,
        { after },
      )
      return body.data.trail
    }
    const first = await page(null)
    const second = await page(first.pageInfo.endCursor)
    const third = await page(second.pageInfo.endCursor)
    expect([first.totalCount, first.offset, second.offset, third.offset]).toEqual([null, 0, 2, 4])
    expect(await page(third.previousCursor)).toEqual(second)
    const moments = [first, second, third].flatMap(({ nodes }) => nodes.map(({ at }) => at))
    expect(moments).toEqual([...new Set(moments)].sort().reverse())
  })

  test('gives old values back as another change, unless somebody was quicker', async ({ asAdmin }) => {
    const { body: made } = await asAdmin.post<Project>('/api/projects', winterProject)
    const at = `/api/projects/${made.id}`
    const translations = { en: { title: 'Another title' } }
    await asAdmin.put(at, { goal: 3200, startDate: null, translations })
    const { body: entries } = await asAdmin.get<Entry[]>(`/api/trail?record=${made.id}`)
    const restoration = `/api/trail/${entries[0]?.id}/restoration`
    expect((await asAdmin.post(restoration, { version: 1 })).status).toBe(409)
    expect(await asAdmin.post(restoration, { version: 2 })).toMatchObject({
      status: 200,
      body: { id: made.id },
    })
    const { body: now } = await asAdmin.get<Project>(at)
    const { version: _, ...before } = made
    expect(now).toMatchObject({ ...before, version: 3 })
    const { body: after } = await asAdmin.get<Entry[]>(`/api/trail?record=${made.id}`)
    expect(after[0]).toMatchObject({ operation: 'putOldValuesBack', columns: entries[0]?.columns })
  })

  test('answers what putting back has written, which is taken back only from there', async ({ asAdmin }) => {
    const { body: made } = await asAdmin.post<Project>('/api/projects', winterProject)
    const at = `/api/projects/${made.id}`
    await asAdmin.put(at, { goal: 3200 })
    const { body: entries } = await asAdmin.get<Entry[]>(`/api/trail?record=${made.id}`)
    const { body: back } = await asAdmin.graphql<{ putOldValuesBack: Restored }>(
      'mutation ($id: ID!) { putOldValuesBack(id: $id, version: 2) { id entry version } }',
      { id: entries[0]?.id },
    )
    const { entry, version } = back.data.putOldValuesBack
    const { body: since } = await asAdmin.get<Entry[]>(`/api/trail?record=${made.id}`)
    expect([entry, version]).toEqual([since[0]?.id, 3])

    await asAdmin.put(at, { translations: { en: { description: 'By a colleague.' } } })
    const again = `/api/trail/${entry}/restoration`
    expect((await asAdmin.post(again, { version })).status).toBe(409)
    expect((await asAdmin.get<Project>(at)).body).toMatchObject({
      goal: made.goal,
      description: 'By a colleague.',
    })
    const { body: taken } = await asAdmin.post<Restored>(again, { version: 4 })
    expect((await asAdmin.get<Project>(at)).body).toMatchObject({
      goal: 3200,
      description: 'By a colleague.',
    })
    const { body: untold } = await asAdmin.post<Restored>(again, {})
    expect([taken.version, untold]).toEqual([5, { id: made.id, entry: null, version: 5, leftOut: [] }])
  })

  test('puts nothing back into what is gone, nor what was only written', async ({ asAdmin }) => {
    const { body: made } = await asAdmin.post<Project>('/api/projects', winterProject)
    const { body: entries } = await asAdmin.get<Entry[]>(`/api/trail?record=${made.id}`)
    expect((await asAdmin.post(`/api/trail/${entries[0]?.id}/restoration`, {})).status).toBe(404)
    expect((await asAdmin.post('/api/trail/nowhere/restoration', {})).status).toBe(404)
  })

  test('names whoever deleted something by their account, not by its number', async ({ asAdmin }) => {
    const { body: made } = await asAdmin.post<Project>('/api/projects', winterProject)
    await asAdmin.delete(`/api/projects/${made.id}`)
    const { body } = await asAdmin.get<(Entry & { actorId: string; accounts: object[] })[]>(
      `/api/trail?record=${made.id}&action=delete`,
    )
    const [entry] = body
    expect(entry?.changes.map(({ column }) => column)).toContain('deleted_by')
    expect(entry?.accounts).toEqual([{ id: entry?.actorId, name: entry?.actor }])
  })

  test('calls a note by whom it is about, as long as they are there', async ({ asAdmin, asVisitor }) => {
    const letter = { name: 'Anna Schulz', email: 'anna@example.de', message: 'Which papers does a dog need?' }
    const { body: message } = await asVisitor.post<{ id: string }>('/api/contacts', letter)
    await asAdmin.post(`/api/contacts/${message.id}/notes`, { text: 'Asked the vet.' })
    const { body: entries } = await asAdmin.get<object[]>('/api/trail?kind=messageNote')
    expect(entries).toMatchObject([{ title: 'Anna Schulz' }])
  })

  test('leaves the house as a file', async ({ asAdmin }) => {
    const { body: made } = await asAdmin.post<Project>('/api/projects', winterProject)
    await asAdmin.put(`/api/projects/${made.id}`, { goal: 3200 })
    const { body } = await asAdmin.in('ka').get<string>('/api/exports/trail.csv?action=change')
    expect(body).toContain('შეიცვალა')
    expect(body).toContain('მიზანი: 3200.00')
  })

  test('leaves the house in words: neither columns of the database nor ids of what has a name', async ({
    asAdmin,
  }) => {
    const { body: made } = await asAdmin.post<Project>('/api/projects', winterProject)
    await asAdmin.post(`/api/projects/${made.id}/donations`, { amount: 44, anonymous: true })
    const { body } = await asAdmin.in('ka').get<string>('/api/exports/trail.csv?kind=gift')
    expect(body).toContain('თანხა: 44.00')
    // Of nobody who is known, and there all the same.
    expect(body).toContain('დაემატა,შემოწირულობა,ანონიმური,Anonymous,')
    expect(body).toContain('მდგომარეობა: ითვლება')
    expect(body).toMatch(/პროექტი: [ა-ჰ]/)
    expect(body).not.toMatch(/(?:status|amount|project_id|created_at|recorded_by): /)
    expect(body).not.toContain(`: ${made.id}`)
  })

  test('knows what to call every table that leaves one', async ({ manager }) => {
    const tables = await manager.query<{ name: string }[]>(
      `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'keep_trail'::regproc`,
    )
    const known: string[] = Object.values(trailKinds).map(({ table }) => table)
    expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })
})
