import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { expect, vi } from 'vitest'
import { mostLately, mostLookedAt } from '../../schema/lately.ts'
import { winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'

const half = 10_000

/** One has recorded gifts for years; then another came, who changes events and adds projects. */
const fill = async (manager: EntityManager, first: string = randomUUID()): Promise<[string, string]> => {
  const second = randomUUID()
  for (const [actor, table, action, year] of [
    [first, 'donations', 'create', 2020],
    [second, 'events', 'change', 2024],
    [second, 'projects', 'create', 2024],
  ] as const) {
    await manager.query(
      `with made as (
         insert into trail (id, at, actor_id, of_table, record_id, action, columns)
         select new_trail_id(at), at, $1, $2, gen_random_uuid(), $3, '{}'
         from generate_series(1, $4::int) n
           cross join lateral (select make_timestamptz($5, 1, 1, 0, 0, 0) + n * interval '1 minute') m (at)
         returning id
       ) insert into trail_values (entry_id) select id from made`,
      [actor, table, action, actor === first ? half : half / 2, year],
    )
  }
  await manager.query('analyze trail, trail_values')
  return [first, second]
}

/** How many entries this transaction has looked at. */
const lookedAt = async (manager: EntityManager): Promise<number> => {
  const [row] = await manager.query<{ rows: number }[]>(
    `select (seq_tup_read + idx_tup_fetch)::integer as rows from pg_stat_xact_user_tables where relname = 'trail'`,
  )
  return row?.rows ?? 0
}

test(`a page of the trail looks at no more of ${2 * half} entries than it has, whatever it is narrowed to`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  const [first, second] = await fill(manager)
  const [{ record }] = await manager.query<[{ record: string }]>(
    `select record_id as record from trail where of_table = 'donations' order by id limit 1`,
  )
  const page = `query ($kind: TrailKind, $action: TrailAction, $actor: ID, $record: ID) {
    trail(first: 25, kind: $kind, action: $action, actor: $actor, record: $record) { nodes { id } } }`
  for (const [narrowed, found] of [
    [{ kind: 'gift', action: 'change' }, 0],
    [{ kind: 'gift', actor: second }, 0],
    [{ actor: first, action: 'change' }, 0],
    [{ kind: 'gift', actor: second, action: 'create' }, 0],
    [{ kind: 'gift', action: 'create' }, 25],
    [{ kind: 'gift', actor: first }, 25],
    [{ actor: first, action: 'create' }, 25],
    [{ actor: 'program' }, 0],
    [{ actor: 'program', kind: 'gift' }, 0],
    [{ actor: 'program', action: 'create' }, 0],
    [{ record }, 1],
    [{ record: randomUUID() }, 0],
    [{ kind: 'gift', record }, 1],
    [{ kind: 'event', record }, 0],
    [{ actor: second, record }, 0],
  ] as const) {
    const before = await lookedAt(manager)
    const { body } = await asAdmin.graphql<{ trail: { nodes: unknown[] } }>(page, narrowed)
    expect([narrowed, body.data?.trail?.nodes.length]).toEqual([narrowed, found])
    expect((await lookedAt(manager)) - before, JSON.stringify(narrowed)).toBeLessThanOrEqual(found + 1)
  }
})

test(`a page of the trail looks at few of ${2 * half} entries, where one of two has never done what both do to other records`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  const actors = [randomUUID(), randomUUID(), null]
  for (const [index, actor] of actors.entries()) {
    await manager.query(
      `insert into trail (id, at, actor_id, program, of_table, record_id, action, columns)
       select new_trail_id(at), at, $1::uuid, case when $1::uuid is null then 'backups' end, of_table, gen_random_uuid(), action, '{}'
       from generate_series(1, $2::int) n
         cross join lateral (select make_timestamptz(2020 + 2 * $3::int, 1, 1, 0, 0, 0) + n * interval '1 minute',
           case when n % 8 > 0 and $3::int = 0 then 'donations' when n % 16 < 8 then 'projects' else 'events' end,
           case when n % 3 = 0 then 'change' else 'create' end) m (at, of_table, action)`,
      [actor, (2 * half * (index === 0 ? 8 : 1)) / 10, index],
    )
  }
  await manager.query('analyze trail')
  const page = `query ($kind: TrailKind, $action: TrailAction, $actor: ID) {
    trail(first: 25, kind: $kind, action: $action, actor: $actor) { totalCount nodes { id } } }`
  for (const narrowed of [
    { kind: 'gift', actor: actors[1], action: 'create' },
    { kind: 'gift', actor: actors[1] },
    { kind: 'gift', actor: 'program', action: 'create' },
    { kind: 'gift', actor: 'program' },
  ]) {
    const before = await lookedAt(manager)
    const { body } = await asAdmin.graphql<{ trail: { totalCount: number } }>(page, narrowed)
    expect(body.data.trail.totalCount).toBe(0)
    expect((await lookedAt(manager)) - before, JSON.stringify(narrowed)).toBeLessThanOrEqual(1)
  }
})

test(`a search looks at no more of ${2 * half} entries than it has found, and at each person who has left one`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  const { body: made } = await asAdmin.post<{ id: string }>('/api/projects', winterProject)
  const { body: people } = await asAdmin.get<{ id: string; name: string }[]>('/api/trail/actors')
  const [{ id = '', name = '' } = {}] = people
  await fill(manager, id)
  await manager.query('analyze projects, users')
  const { title } = winterProject.translations.en
  const page = `query ($search: String, $kind: TrailKind, $action: TrailAction) {
    trail(first: 25, search: $search, kind: $kind, action: $action) { nodes { recordId } } }`
  const everybody = 2
  for (const [narrowed, found] of [
    [{ search: 'called so by nobody' }, 0],
    [{ search: title }, 1],
    [{ search: title, kind: 'project' }, 1],
    [{ search: title, kind: 'gift' }, 0],
    [{ search: title, action: 'change' }, 0],
    [{ search: name }, 25],
    [{ search: name, kind: 'gift' }, 25],
    [{ search: name, kind: 'event' }, 0],
    [{ search: name, action: 'change' }, 0],
  ] as const) {
    const before = await lookedAt(manager)
    const { body } = await asAdmin.graphql<{ trail: { nodes: { recordId: string }[] } }>(page, narrowed)
    const { nodes } = body.data.trail
    expect([narrowed, nodes.length]).toEqual([narrowed, found])
    if (found === 1) expect(nodes[0]?.recordId).toBe(made.id)
    // Each is found by an index, and read once its place among the others is known.
    const looked = (await lookedAt(manager)) - before
    expect(looked, JSON.stringify(narrowed)).toBeLessThanOrEqual(2 * (found + 1) + 2 * (everybody + 1))
  }
})

test(`what happened lately is found without looking further into ${2 * half} entries than it tells of`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await fill(manager)
  const before = await lookedAt(manager)
  const { body } = await asAdmin.get<{ kind: string; count: number | null }[]>('/api/lately')
  expect(new Map(body.map(({ kind, count }) => [kind, count]))).toEqual(
    new Map([
      ['project', null],
      ['event', null],
      ['gift', null],
    ]),
  )
  expect((await lookedAt(manager)) - before).toBeLessThanOrEqual(2 * 3 * (mostLookedAt + 1) + mostLately)
})

test(`what of it can be put back is looked for once for each entry that is told of, of ${2 * half} others`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await fill(manager)
  await manager.query(
    `insert into trail (id, at, actor_id, of_table, record_id, action, columns)
     select new_trail_id(at), at, actor, 'contact_messages', gen_random_uuid(), 'close', '{state}'
     from (select gen_random_uuid() as actor) a cross join generate_series(1, $1::int) n
       cross join lateral (select timestamptz '2025-01-01' + n * interval '1 second') m (at)`,
    [mostLookedAt],
  )
  const before = await lookedAt(manager)
  const { body } =
    await asAdmin.get<{ kind: string; count: number | null; undoable: unknown[] }[]>('/api/lately')
  // None of these messages is there any more.
  expect(body.find(({ kind }) => kind === 'message')).toMatchObject({ count: mostLookedAt, undoable: [] })
  const told = 2 * 4 * (mostLookedAt + 1) + mostLately
  expect((await lookedAt(manager)) - before).toBeLessThanOrEqual(told + 2 * mostLookedAt)
})

interface Step {
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Step[]
}

/** How many rows all steps of a plan have handed over. */
const handedOver = (step: Step): number =>
  (step.Plans ?? []).reduce((sum, each) => sum + handedOver(each), step['Actual Rows'] * step['Actual Loops'])

test(`a search compares few of ${half} entries with what it has found, where one who is found has made them all`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  await asAdmin.post('/api/projects', winterProject)
  const { body: people } = await asAdmin.get<{ id: string; name: string }[]>('/api/trail/actors')
  const [{ id = '', name = '' } = {}] = people
  await manager.query(
    `with made as (
       insert into contact_messages (id, name, email, message, locale)
       select gen_random_uuid(), $1, 'nino@example.org', 'Hello', 'en' from generate_series(1, 100) returning id
     ) insert into trail (id, at, actor_id, of_table, record_id, action, columns)
     select new_trail_id(at), at, $2, 'contact_messages', made.id, 'take', '{}' from made
       cross join generate_series(1, $3::int) n
       cross join lateral (select timestamptz '2025-01-01' + n * interval '1 minute') m (at)`,
    [name, id, half / 100],
  )
  await manager.query('analyze trail, contact_messages')
  const sent: { sql: string; values: unknown[] }[] = []
  const listening = vi.spyOn(manager.dataSource.logger, 'logQuery').mockImplementation((sql, values = []) => {
    if (sql.includes('trail_origins')) sent.push({ sql, values: Array.isArray(values) ? values : [] })
  })
  const page = 'query ($search: String) { trail(first: 25, search: $search) { totalCount nodes { id } } }'
  const { body } = await asAdmin.graphql<{ trail: { totalCount: null; nodes: { id: string }[] } }>(page, {
    search: name,
  })
  listening.mockRestore()
  const { totalCount, nodes } = body.data.trail
  expect([totalCount, new Set(nodes.map((node) => node.id)).size]).toEqual([null, 25])
  expect(sent).toHaveLength(1)
  for (const { sql, values } of sent) {
    const [row] = await manager.query<{ 'QUERY PLAN': [{ Plan: Step }] }[]>(
      `explain (analyze, format json) ${sql}`,
      values,
    )
    expect(row && handedOver(row['QUERY PLAN'][0].Plan)).toBeLessThan(10 * half)
  }
})
