import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { password, signUpOf } from '../support/accounts.ts'
import { filledOnce } from '../support/filled-once.ts'
import { address } from '../support/gateway.ts'
import { contents } from './contents.ts'
import { operations } from './operations.ts'
import { prepare } from './prepare.ts'

const fieldName = (field: string): string => field.replace(/^\w+\./, '')

interface Entry {
  id: string
  actor_id: string | null
  session_id: string | null
  address: string | null
  operation: string | null
  of_table: string
  record_id: string
  action: string
  columns: string[]
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** What of a row the trail never tells, or is counted by the database. */
const untold = new Set([
  ...['version', 'updated_at', 'email_key', 'username_key'],
  ...['pledges payment_id', 'pledges pay_url', 'pledges look_at', 'pledges looks', 'pledges monthly_gift_id'],
  ...['subscription_id', 'next_charge_at', 'look_at', 'end_asked_at'].map(
    (column) => `monthly_gifts ${column}`,
  ),
  'erasures made_by',
  'invitations invited_by',
  'pictures use_count',
  'receipts donor_name',
  ...['statement_sendings last_person', 'statement_sendings next_at'],
  'users has_signed_in',
  ...['state', 'attempts', 'answer', 'tried_at'].map((column) => `letters ${column}`),
  ...['second_factors last_counter', 'donations person_id', 'donors person_id', 'message_answers letter_id'],
  ...['name', 'email', 'locale', 'words', 'sound'].map((column) => `people ${column}`),
])

/** Of which it is told that they are others now, but not what they are. */
const secrets = new Set(['password_hash', 'token_version', 'key', 'token_hash'])

type Row = Record<string, unknown>
type Rows = Map<string, Row>

const keys: Record<string, string[]> = {
  gallery_slots: ['position'],
  launches: ['feature'],
  statement_sendings: ['year'],
  bank_mappings: ['header_key'],
  people_apart: ['one_id', 'other_id'],
  donor_thanks: ['person_id'],
  second_factors: ['user_id'],
}

const trailed = async (manager: EntityManager): Promise<string[]> => {
  const found = await manager.query<{ name: string }[]>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'keep_trail'::regproc`,
  )
  return found.map(({ name }) => name)
}

/** Every row of every table that is trailed, by its record. */
const rowsOf = async (manager: EntityManager): Promise<Rows> => {
  const rows: Rows = new Map()
  const each = (await trailed(manager)).map(
    (table) => `select '${table}' as name, to_jsonb(t) as row from ${table} t`,
  )
  const found = await manager.query<{ name: string; row: Row }[]>(each.join(' union all '))
  for (const { name, row } of found) {
    const key = (keys[name] ?? ['id']).map((column) => row[column]).join('_')
    const told = Object.entries(row).filter(
      ([column]) => !untold.has(column) && !untold.has(`${name} ${column}`),
    )
    rows.set(`${name} ${key}`, Object.fromEntries(told))
  }
  return rows
}

/** What has become of each record that is another one now: the columns that differ, before and after. */
const changesBetween = (before: Rows, after: Rows) => {
  const changes = new Map<string, { before: Row | undefined; after: Row | undefined }>()
  for (const record of new Set([...before.keys(), ...after.keys()])) {
    const [stood, stands] = [before.get(record), after.get(record)]
    if (JSON.stringify(stood) === JSON.stringify(stands)) continue
    // Somebody found by a trigger, whom nobody has written.
    // What becomes of a letter by itself: it is told that somebody had it sent again, or set it aside.
    const isByItself = stood?.resends === stands?.resends && stood?.dismissed_at === stands?.dismissed_at
    if (record.startsWith('letters ') && (!stood || isByItself)) continue
    if (record.startsWith('people ') && (!stood || !stands)) continue
    // Opened, or used: of a session it is told that somebody has ended it.
    if (record.startsWith('sessions ') && stands) continue
    const differing = Object.keys({ ...stood, ...stands }).filter(
      (column) => JSON.stringify(stood?.[column]) !== JSON.stringify(stands?.[column]),
    )
    const told = differing.filter((column) => !secrets.has(column))
    const only = (row: Row | undefined) => row && Object.fromEntries(told.map((name) => [name, row[name]]))
    changes.set(record, { before: only(stood), after: only(stands) })
  }
  return changes
}

const entriesOf = (manager: EntityManager, known: readonly string[]): Promise<Entry[]> =>
  manager.query(
    `select t.*, o.address, v.before, v.after
     from trail t join trail_values v on v.entry_id = t.id left join trail_origins o on o.id = t.origin_id
     where not (t.id = any($1)) order by t.id`,
    [known],
  )

const withoutNulls = (row: Row | undefined): Row =>
  Object.fromEntries(Object.entries(row ?? {}).filter(([, value]) => value !== null))

/** One of everything, and whoever does it all. */
const test = filledOnce(async (services, manager) => {
  const ids = await prepare(services, manager)
  await services.accounts.createAdmin(signUpOf('writer'), 'en')
  const { token, id } = await services.accounts.login({ username: 'writer', password }, address)
  return { ids, token, id }
})

/** What is compared with what was done. */
const standOf = async (manager: EntityManager) => ({
  earlier: (await entriesOf(manager, [])).map(({ id }) => id),
  rows: await rowsOf(manager),
  all: JSON.stringify(await contents(manager)),
})

type Stand = Awaited<ReturnType<typeof standOf>>

/** Some operations need others before them. */
const known = new Set(operations.flatMap(({ routes, fields }) => [...routes, ...fields.map(fieldName)]))

/** Does something on one edge, compares the trail with what has become of the database, and takes it all back. */
const attempt = async (
  manager: EntityManager,
  { earlier, rows, all }: Stand,
  actor: string,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  await manager.query('savepoint attempt')
  await work()
  const changes = changesBetween(rows, await rowsOf(manager))
  const entries = await entriesOf(manager, earlier)
  const wroteAnything = JSON.stringify(await contents(manager)) !== all
  await manager.query('rollback to savepoint attempt')

  const told = new Map<string, { before: Row; after: Row }>()
  for (const entry of entries) {
    expect(entry).toMatchObject({ actor_id: actor, session_id: expect.any(String), address: '127.0.0.1' })
    expect(known).toContain(entry.operation)
    const record = `${entry.of_table} ${entry.record_id}`
    const sooner = told.get(record)
    if (sooner && entry.action === 'delete') {
      told.delete(record)
      continue
    }
    told.set(record, {
      before: { ...entry.before, ...sooner?.before },
      after: { ...sooner?.after, ...entry.after },
    })
  }
  // Whoever is erased is told of by nobody: of all that went there is one entry, which names nothing of it.
  const isErasure = entries.some(({ of_table }) => of_table === 'erasures')
  for (const record of [...changes.keys()]) {
    if (isErasure && !record.startsWith('erasures ')) changes.delete(record)
  }
  expect([...told.keys()].sort()).toEqual([...changes.keys()].sort())
  for (const [record, change] of changes) {
    const entry = told.get(record)
    expect(entry?.after, record).toEqual(change.before ? (change.after ?? {}) : withoutNulls(change.after))
    if (change.before && change.after) expect(entry?.before, record).toEqual(change.before)
  }
  return wroteAnything && entries.length > 0
}

describe('every operation leaves exactly the trail of what it writes', () => {
  for (const { routes, fields, rest, graphql } of operations) {
    const names = [...routes, ...fields.map(fieldName)]
    test(names.join(', '), async ({ asVisitor, manager, filled }) => {
      const { ids, token, id } = filled
      const agent = asVisitor.as(token)
      const before = await standOf(manager)
      const overRest = await attempt(manager, before, id, () => rest(agent, ids))
      const isQuery = fields.length > 0 && fields.every((field) => field.startsWith('Query.'))
      if (isQuery) expect(overRest).toBe(false)
      if (graphql) expect(await attempt(manager, before, id, () => graphql(agent, ids))).toBe(overRest)
    })
  }
})
