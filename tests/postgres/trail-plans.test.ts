import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { expect } from 'vitest'
import { test } from '../support/gateway.ts'

const half = 10_000

/** One has recorded gifts for years; then another came, who changes events and adds projects. */
const fill = async (manager: EntityManager): Promise<[first: string, second: string]> => {
  const people = [randomUUID(), randomUUID()] as const
  const [first, second] = people
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

test(`a page of the trail looks at no more of ${2 * half} entries than it has, whichever two things it is narrowed to`, {
  timeout: 60_000,
}, async ({ asAdmin, manager }) => {
  const [first, second] = await fill(manager)
  const page = `query ($kind: TrailKind, $action: TrailAction, $actor: ID) {
    trail(first: 25, kind: $kind, action: $action, actor: $actor) { nodes { id } } }`
  for (const [narrowed, found] of [
    [{ kind: 'gift', action: 'change' }, 0],
    [{ kind: 'gift', actor: second }, 0],
    [{ actor: first, action: 'change' }, 0],
    [{ kind: 'gift', actor: second, action: 'create' }, 0],
    [{ kind: 'gift', action: 'create' }, 25],
    [{ kind: 'gift', actor: first }, 25],
    [{ actor: first, action: 'create' }, 25],
  ] as const) {
    const before = await lookedAt(manager)
    const { body } = await asAdmin.graphql<{ trail: { nodes: unknown[] } }>(page, narrowed)
    expect([narrowed, body.data?.trail?.nodes.length]).toEqual([narrowed, found])
    expect((await lookedAt(manager)) - before, JSON.stringify(narrowed)).toBeLessThanOrEqual(found + 1)
  }
})
