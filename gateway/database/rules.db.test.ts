import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { test } from '../../tests/support/database.ts'
import { accepted, long, project, type Row } from '../../tests/support/rules/accepted-rows.ts'
import { refused } from '../../tests/support/rules/refused-rows.ts'
import { refusedStatements } from '../../tests/support/rules/refused-statements.ts'
import { newId } from '../core/ids.ts'

const insert = async (manager: EntityManager, table: string, row: Row): Promise<void> => {
  const names = Object.keys(row)
  const places = names.map((_, index) => `$${index + 1}`)
  await manager.query(`insert into ${table} (${names}) values (${places})`, Object.values(row))
}

const fill = async (manager: EntityManager): Promise<void> => {
  for (const [table, row] of Object.entries(accepted)) await insert(manager, table, row)
}

describe('the database', () => {
  test('accepts what every rule allows', async ({ manager }) => {
    await expect(fill(manager)).resolves.toBeUndefined()
  })

  for (const [constraint, table, change] of refused) {
    test(`refuses ${JSON.stringify(change).slice(0, 60)} in ${table}: ${constraint}`, async ({ manager }) => {
      await fill(manager)
      await expect(insert(manager, table, { ...accepted[table], ...change })).rejects.toMatchObject({
        driverError: { constraint },
      })
    })
  }

  for (const [constraint, sql] of refusedStatements) {
    test(`refuses "${sql.slice(0, 60)}": ${constraint}`, async ({ manager }) => {
      await fill(manager)
      await expect(manager.query(sql)).rejects.toMatchObject({ driverError: { constraint } })
    })
  }

  test('has no rule that is not tried above', async ({ manager }) => {
    const rules = await manager.query<{ name: string }[]>(`
      select conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
      union
      select indexrelid::regclass::text from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace and indisunique`)
    const tried = new Set([...refused, ...refusedStatements].map(([constraint]) => constraint))
    const untried = rules.map(({ name }) => name).filter((name) => !tried.has(name))
    expect(untried).toEqual(['migrations_pkey'])
  })

  test('keeps a project that has donations, and forgets the totals of one that has none', async ({
    manager,
  }) => {
    await fill(manager)
    const another = newId()
    await insert(manager, 'projects', { ...accepted.projects, id: another })
    await manager.query('delete from projects where id = $1', [another])
    expect(await manager.query('select project_id from project_totals')).toEqual([{ project_id: project }])
    await expect(manager.query('delete from projects')).rejects.toMatchObject({
      driverError: { constraint: 'donations_project_id_fkey' },
    })
  })

  test('counts the characters people see, not bytes', async ({ manager }) => {
    const row = { ...accepted.contact_messages, name: '🐕'.repeat(100), message: long(5000) }
    await expect(insert(manager, 'contact_messages', row)).resolves.toBeUndefined()
  })

  test('hands days over as they were written', async ({ manager }) => {
    await insert(manager, 'events', { ...accepted.events, date: '2026-12-12' })
    expect(await manager.query('select date from events')).toEqual([{ date: '2026-12-12' }])
  })
})
