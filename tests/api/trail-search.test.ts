import { describe, expect } from 'vitest'
import { mostCalled } from '../../schema/trail.ts'
import type { Agent } from '../support/agent.ts'
import { walkEvent, winterProject } from '../support/content.ts'
import { fill, idOf, latin, levan } from '../support/donors.ts'
import { test } from '../support/gateway.ts'
import { erase } from '../support/personal-data.ts'

interface Entry {
  id: string
  kind: string
  action: string
  recordId: string
  title: string | null
}

const found = async (agent: Agent, search: string, more: Record<string, string> = {}): Promise<Entry[]> => {
  const { body } = await agent.get<Entry[]>(`/api/trail?${new URLSearchParams({ search, ...more })}`)
  return body
}

const kindsOf = (entries: Entry[]): string[] => [...new Set(entries.map(({ kind }) => kind))].sort()

describe('the trail is searched', () => {
  test('by what records are called, in either language', async ({ asAdmin }) => {
    const { body: made } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    await asAdmin.put(`/api/projects/${made.id}`, { goal: 3200 })
    await asAdmin.post('/api/events', walkEvent)
    const { en, ka } = winterProject.translations
    for (const title of [en.title, ka.title, en.title.slice(2).toUpperCase()]) {
      const entries = await found(asAdmin, title)
      expect(entries.map(({ recordId, action }) => [recordId, action])).toEqual([
        [made.id, 'change'],
        [made.id, 'create'],
      ])
    }
    expect(await found(asAdmin, 'called so by nobody')).toEqual([])
  })

  test('by what is in the bin as well', async ({ asAdmin }) => {
    const { body: made } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    await asAdmin.delete(`/api/projects/${made.id}`)
    const entries = await found(asAdmin, winterProject.translations.en.title, { action: 'delete' })
    expect(entries).toMatchObject([{ recordId: made.id }])
  })

  test('by whoever did it, in either script', async ({ asAdmin }) => {
    await asAdmin.post('/api/events', walkEvent)
    for (const name of ['Nino Beridze', 'beri', 'ნინო']) {
      expect(kindsOf(await found(asAdmin, name, { action: 'create' }))).toEqual(['event'])
    }
  })

  test('by whoever gave, in either script', async ({ asAdmin }) => {
    await fill(asAdmin)
    const entries = await found(asAdmin, 'gelashvili levan')
    expect(kindsOf(entries)).toEqual(['gift', 'signature'])
    expect(new Set(entries.map(({ title }) => title))).toEqual(new Set([levan.donorName, latin.donorName]))
    expect(kindsOf(await found(asAdmin, 'გელაშვილი', { kind: 'gift' }))).toEqual(['gift'])
  })

  test('by whom a note is about, and who wrote a message', async ({ asAdmin, asVisitor }) => {
    await fill(asAdmin)
    const person = await idOf(asAdmin, levan.donorName)
    await asAdmin.post(`/api/donors/${person}/notes`, { text: 'Called him.' })
    expect(kindsOf(await found(asAdmin, levan.donorName))).toContain('donorNote')
    const letter = { name: 'Anna Schulz', email: 'anna@example.de', message: 'Which papers does a dog need?' }
    const { body: message } = await asVisitor.post<{ id: string }>('/api/contacts', letter)
    await asAdmin.put(`/api/contacts/${message.id}`, { state: 'answered' })
    await asAdmin.post(`/api/contacts/${message.id}/notes`, { text: 'Asked the vet.' })
    expect(kindsOf(await found(asAdmin, 'schulz'))).toEqual(['message', 'messageNote'])
  })

  test('by whom a letter went to', async ({ asAdmin, manager }) => {
    await manager.query(
      `insert into letters (id, kind, locale, recipient, written_at)
       values (gen_random_uuid(), 'password_reset', 'en', 'anna@example.de', now())`,
    )
    await manager.query(`set local application_name = 'psql'`)
    await manager.query('update letters set resends = 1')
    expect(kindsOf(await found(asAdmin, 'anna@example'))).toEqual(['letter'])
  })

  test('page by page, forth and back, with the same figures', async ({ asAdmin }) => {
    const { body: made } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
    await asAdmin.post('/api/events', walkEvent)
    for (const goal of [1, 2, 3, 4]) await asAdmin.put(`/api/projects/${made.id}`, { goal })
    const search = winterProject.translations.en.title
    const page = async (after: string | null) => {
      const { body } = await asAdmin.graphql<{
        trail: {
          nodes: { id: string }[]
          previousCursor: string | null
          pageInfo: { endCursor: string; hasNextPage: boolean }
        }
      }>(
        `query ($search: String, $after: String) { trail(first: 2, search: $search, after: $after) {
          nodes { id } totalCount offset previousCursor isCut pageInfo { endCursor hasNextPage } } }`,
        { search, after },
      )
      return body.data.trail
    }
    const first = await page(null)
    const second = await page(first.pageInfo.endCursor)
    const third = await page(second.pageInfo.endCursor)
    expect([first, second, third]).toMatchObject([
      { totalCount: 5, offset: 0, isCut: false, previousCursor: null },
      { totalCount: 5, offset: 2, previousCursor: null },
      { totalCount: 5, offset: 4, pageInfo: { hasNextPage: false } },
    ])
    expect(await page(third.previousCursor)).toEqual(second)
    const ids = [first, second, third].flatMap(({ nodes }) => nodes.map(({ id }) => id))
    expect(ids).toEqual((await found(asAdmin, search)).map(({ id }) => id))
  })

  test('into a file, which holds what the page shows', async ({ asAdmin }) => {
    await asAdmin.post('/api/projects', winterProject)
    await asAdmin.post('/api/events', walkEvent)
    const search = new URLSearchParams({ search: winterProject.translations.en.title })
    const { body } = await asAdmin.get<string>(`/api/exports/trail.csv?${search}`)
    expect(
      body
        .trim()
        .split('\r\n')
        .filter((line) => line.includes(winterProject.translations.en.title)),
    ).toHaveLength(1)
    expect(body).not.toContain(walkEvent.translations.en.title)
  })

  test('no further than some records of a kind, and says so', async ({ asAdmin, manager }) => {
    await manager.query(
      `insert into contact_messages (id, name, email, message, locale)
       select gen_random_uuid(), 'Anna Schulz ' || n, 'anna@example.de', 'Hello', 'en'
       from generate_series(1, $1::integer) n`,
      [mostCalled + 1],
    )
    const isCut = async (search: string, kind: string) => {
      const { body } = await asAdmin.graphql<{ trail: { isCut: boolean } }>(
        'query ($search: String, $kind: TrailKind) { trail(search: $search, kind: $kind) { isCut } }',
        { search, kind },
      )
      return body.data.trail.isCut
    }
    expect(await isCut('anna schulz', 'message')).toBe(true)
    expect(await isCut('anna schulz 77', 'message')).toBe(false)
    expect(await isCut('anna schulz', 'project')).toBe(false)
  })

  test('and finds nobody who was erased', async ({ asAdmin }) => {
    await fill(asAdmin)
    const entries = await found(asAdmin, latin.donorName)
    const own = entries.filter(({ title }) => title === latin.donorName).map(({ id }) => id)
    expect(own).toHaveLength(2)
    await erase(asAdmin, latin.donorEmail)
    const left = await found(asAdmin, latin.donorName)
    expect(left.map(({ id }) => id).filter((id) => own.includes(id))).toEqual([])
  })
})
