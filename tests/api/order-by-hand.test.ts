import { describe, expect } from 'vitest'
import { createRandom } from '../../gateway/demo/pseudo-random.ts'
import type { Agent } from '../support/agent.ts'
import { test } from '../support/gateway.ts'

type Body = Record<string, unknown>
type Titled = { id: string; title: string; version: number }

const nouns = [
  ['projects', { description: 'Straw.', goal: 5 }],
  ['events', { content: 'At noon.' }],
] as const

const unknownId = '01928f6e-4d5c-7a3b-8c9d-0e1f2a3b4c5d'

describe.for(nouns)('the order of %s', ([plural, input]) => {
  /** Oldest first: the newest one is the first of the list. */
  const create = async (admin: Agent, ...titles: string[]): Promise<Map<string, string>> => {
    const ids = new Map<string, string>()
    for (const title of titles) {
      const { body } = await admin.post<Titled>(`/api/${plural}`, { title, ...input })
      ids.set(title, body.id)
    }
    return ids
  }

  const titlesOf = async (admin: Agent): Promise<string> => {
    const { body } = await admin.get<Record<string, Titled[]>>(`/api/${plural}?sort=place`)
    return (body[plural] ?? []).map(({ title }) => title).join(' ')
  }

  test('is the newest first until somebody moves one', async ({ asAdmin }) => {
    const ids = await create(asAdmin, 'C', 'B', 'A')
    expect(await titlesOf(asAdmin)).toBe('A B C')
    const moved = await asAdmin.put<Titled>(`/api/${plural}/${ids.get('C')}/place`, { before: ids.get('A') })
    expect([moved.status, moved.body.title, moved.body.version]).toEqual([200, 'C', 1])
    expect(await titlesOf(asAdmin)).toBe('C A B')
    await asAdmin.put(`/api/${plural}/${ids.get('C')}/place`, { after: ids.get('A') })
    expect(await titlesOf(asAdmin)).toBe('A C B')
    await create(asAdmin, 'New')
    expect(await titlesOf(asAdmin)).toBe('New A C B')
  })

  test('is that of a list in which each is put where it was to be', async ({ asAdmin }) => {
    const names = [...'ABCDEF']
    const ids = await create(asAdmin, ...names.toReversed())
    const random = createRandom(7)
    const pick = (): string => names[random.below(names.length)] ?? ''
    for (let times = 0; times < 30; times++) {
      const [moved, beside] = [pick(), pick()]
      const side = random.pick(['before', 'after'])
      const { status } = await asAdmin.put(`/api/${plural}/${ids.get(moved)}/place`, {
        [side]: ids.get(beside),
      })
      expect(status).toBe(200)
      if (moved === beside) continue
      names.splice(names.indexOf(moved), 1)
      names.splice(names.indexOf(beside) + (side === 'after' ? 1 : 0), 0, moved)
      expect(await titlesOf(asAdmin)).toBe(names.join(' '))
    }
  })

  test('has room however often one is put between the same two', async ({ asAdmin, manager }) => {
    const ids = await create(asAdmin, 'C', 'B', 'A')
    const put = (title: string, side: string, beside: string) =>
      asAdmin.put(`/api/${plural}/${ids.get(title)}/place`, { [side]: ids.get(beside) })
    for (let times = 0; times < 60; times++) {
      await put('C', 'after', 'A')
      await put('B', 'after', 'A')
    }
    expect(await titlesOf(asAdmin)).toBe('A B C')
    const [{ most }] = await manager.query(`select max(scale(place)) as most from ${plural}`)
    expect(most).toBeLessThanOrEqual(100)
  })

  test('is left as it is where one stands there already', async ({ asAdmin, manager }) => {
    const ids = await create(asAdmin, 'B', 'A')
    await asAdmin.put(`/api/${plural}/${ids.get('A')}/place`, { before: ids.get('B') })
    await asAdmin.put(`/api/${plural}/${ids.get('A')}/place`, { before: ids.get('A') })
    expect(await manager.query(`select id from ${plural} where place is not null`)).toEqual([])
  })

  /** The titles of each page, turned forth to the last. */
  const pagesOf = async (admin: Agent): Promise<string[]> => {
    const seen: string[] = []
    let after = ''
    do {
      const { body, status } = await admin.get<Record<string, Titled[]> & { nextCursor: string | null }>(
        `/api/${plural}?sort=place&direction=asc&limit=2${after}`,
      )
      expect(status).toBe(200)
      seen.push((body[plural] ?? []).map(({ title }) => title).join(' '))
      after = body.nextCursor === null ? '' : `&after=${body.nextCursor}`
    } while (after !== '')
    return seen
  }

  test('can be read page by page, on both edges, whoever has moved what', async ({ asAdmin }) => {
    const ids = await create(asAdmin, 'E', 'D', 'C', 'B', 'A')
    expect(await pagesOf(asAdmin)).toEqual(['A B', 'C D', 'E'])
    const query = `query ($after: String) {
      list: ${plural}(sort: place, direction: asc, first: 2, after: $after) {
        nodes { id } pageInfo { endCursor } previousCursor
      }
    }`
    type Answer = {
      list: { nodes: { id: string }[]; pageInfo: { endCursor: string }; previousCursor: string | null }
    }
    const turn = async (after: string | null) => {
      const { body } = await asAdmin.graphql<Answer>(query, { after })
      return { ...body.data.list, ids: body.data.list.nodes.map(({ id }) => id) }
    }
    const first = await turn(null)
    const second = await turn(first.pageInfo.endCursor)
    const third = await turn(second.pageInfo.endCursor)
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual([...'ABCDE'].map((title) => ids.get(title)))
    expect((await turn(third.previousCursor)).ids).toEqual(second.ids)

    // Between the same two again and again: as many decimals as there can be, and all numbered anew at last.
    const put = (title: string, side: string, beside: string) =>
      asAdmin.put(`/api/${plural}/${ids.get(title)}/place`, { [side]: ids.get(beside) })
    for (let times = 0; times < 60; times++) {
      await put('C', 'after', 'A')
      await put('B', 'after', 'A')
      expect(await pagesOf(asAdmin)).toEqual(['A B', 'C D', 'E'])
    }
  })

  const refusals = [
    ['nothing', {}, 'before', 'required'],
    ['two places', { before: unknownId, after: unknownId }, 'after', 'unknown_field'],
    ['what is no field', { before: unknownId, place: 1 }, 'place', 'unknown_field'],
  ] as const
  for (const [what, body, field, code] of refusals) {
    test(`refuses ${what}`, async ({ asAdmin }) => {
      const ids = await create(asAdmin, 'A')
      const answer = await asAdmin.put<Body>(`/api/${plural}/${ids.get('A')}/place`, body)
      expect(answer.body).toMatchObject({ code: 'validation_failed', errors: [{ field, code }] })
    })
  }

  test('knows no place beside what is in the bin, nor for it', async ({ asAdmin }) => {
    const ids = await create(asAdmin, 'C', 'B', 'A')
    await asAdmin.delete(`/api/${plural}/${ids.get('B')}`)
    const statusOf = async (moved: string, beside: string): Promise<number> =>
      (await asAdmin.put(`/api/${plural}/${ids.get(moved)}/place`, { before: ids.get(beside) })).status
    expect([await statusOf('C', 'B'), await statusOf('B', 'A')]).toEqual([404, 404])
    await asAdmin.post(`/api/bin/${ids.get('B')}/restoration`, {})
    expect(await titlesOf(asAdmin)).toBe('A B C')
  })

  test('knows no place beside what is not there', async ({ asAdmin }) => {
    const ids = await create(asAdmin, 'A')
    for (const [moved, beside] of [
      [ids.get('A'), unknownId],
      [ids.get('A'), 'first'],
      [unknownId, ids.get('A')],
    ]) {
      expect((await asAdmin.put(`/api/${plural}/${moved}/place`, { before: beside })).status).toBe(404)
    }
  })
})

test('everybody reads the open projects in it, page by page', async ({ asAdmin, asVisitor }) => {
  const ids: string[] = []
  for (const title of ['C', 'B', 'A']) {
    const { body } = await asAdmin.post<Titled>('/api/projects', { title, description: 'Straw.', goal: 5 })
    ids.unshift(body.id)
  }
  const [a = '', b = '', c = ''] = ids
  await asAdmin.put(`/api/projects/${c}/place`, { before: b })
  const seen: string[] = []
  let after = ''
  for (let page = 0; page < 3; page++) {
    const { body } = await asVisitor.get<{ projects: Titled[]; nextCursor: string }>(
      `/api/open-projects?limit=1${after}`,
    )
    seen.push(...body.projects.map(({ title }) => title))
    after = `&after=${body.nextCursor}`
  }
  expect(seen).toEqual(['A', 'C', 'B'])
  const query = '{ openProjects { nodes { id } } }'
  const { body } = await asVisitor.graphql<{ openProjects: { nodes: { id: string }[] } }>(query)
  expect(body.data.openProjects.nodes.map(({ id }) => id)).toEqual([a, c, b])
})
