import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import type { DonationStatus } from '../../schema/donations.ts'
import { test } from '../../tests/support/database.ts'
import { addProject, disturb, enter, give } from '../../tests/support/ledger.ts'
import { newId } from '../core/ids.ts'
import { createRandom } from '../demo/pseudo-random.ts'
import { DonationEntity } from '../rooms/donations/donation.entity.ts'
import { ProjectTotalEntity } from '../rooms/donations/project-total.entity.ts'

/** What the gifts come to; of how many people they are is counted elsewhere. */
type Totals = Pick<ProjectTotalEntity, 'projectId' | 'raised' | 'donationCount'>

const totals = (manager: EntityManager): Promise<Totals[]> =>
  manager.find(ProjectTotalEntity, {
    select: { projectId: true, raised: true, donationCount: true },
    order: { projectId: 'asc' },
  })

const ledger = (manager: EntityManager): Promise<Totals[]> =>
  manager
    .query<Totals[]>(`
      select p.id as "projectId", coalesce(sum(amount), 0)::float8 as raised, count(d.id)::int as "donationCount"
      from projects p left join donations d on d.project_id = p.id and d.status = 'confirmed'
      group by p.id order by p.id`)
    .then((rows) => rows.map((row) => Object.assign(new ProjectTotalEntity(), row)))

describe('the totals', () => {
  test('begin at nothing', async ({ manager }) => {
    const projectId = await addProject(manager)
    expect(await totals(manager)).toEqual([{ projectId, raised: 0, donationCount: 0 }])
  })

  test('count confirmed gifts only', async ({ manager }) => {
    const projectId = await addProject(manager)
    await give(
      manager,
      projectId,
      { amount: 0.1, status: 'confirmed' },
      { amount: 0.2, status: 'confirmed' },
      { amount: 1000, status: 'pending' },
      { amount: 1000, status: 'refunded' },
    )
    expect(await totals(manager)).toEqual([{ projectId, raised: 0.3, donationCount: 2 }])
  })

  test('equal the ledger whatever happens to it', async ({ manager }) => {
    const random = createRandom(7)
    const projects = [
      await addProject(manager),
      await addProject(manager),
      await addProject(manager),
    ] as const
    for (let round = 0; round < 30; round += 1) {
      const gifts = Array.from({ length: 1 + random.below(4) }, () => ({
        amount: (1 + random.below(100_000)) / 100,
        status: random.pick(['pending', 'confirmed', 'refunded'] as const),
      }))
      await give(manager, random.pick(projects), ...gifts)
      await disturb(manager, random, projects)
      expect(await totals(manager)).toEqual(await ledger(manager))
    }
  })

  test('follow a gift that goes to another project', async ({ manager }) => {
    const [from, to] = [await addProject(manager), await addProject(manager)].sort()
    await give(manager, from ?? '', { amount: 5, status: 'confirmed' }, { amount: 70, status: 'confirmed' })
    await enter(manager, 'moved', { project_id: `'${to}'` }, 'amount = 70')
    expect(await totals(manager)).toEqual([
      { projectId: from, raised: 5, donationCount: 1 },
      { projectId: to, raised: 70, donationCount: 1 },
    ])
  })

  test('can be derived from the ledger again', async ({ manager }) => {
    const projectId = await addProject(manager)
    await addProject(manager)
    await give(manager, projectId, { amount: 12.5, status: 'confirmed' })
    await manager.query('update project_totals set raised = 99, donation_count = 9 where project_id = $1', [
      projectId,
    ])
    expect(await manager.query('select rebuild_project_totals() as corrected')).toEqual([{ corrected: 1 }])
    expect(await totals(manager)).toEqual(await ledger(manager))
    expect(await manager.query('select rebuild_project_totals() as corrected')).toEqual([{ corrected: 0 }])
  })

  test('are empty again when the owner empties the ledger', async ({ manager }) => {
    const projectId = await addProject(manager)
    await give(manager, projectId, { amount: 5, status: 'confirmed' })
    await manager.query('truncate donations cascade')
    expect(await totals(manager)).toEqual([{ projectId, raised: 0, donationCount: 0 }])
  })
})

const refusedMoves: readonly [from: DonationStatus, to: DonationStatus][] = [
  ['confirmed', 'refunded'],
  ['confirmed', 'voided'],
  ['pending', 'voided'],
  ['confirmed', 'pending'],
  ['refunded', 'pending'],
  ['refunded', 'confirmed'],
]

const allowedMoves: readonly [from: DonationStatus, to: DonationStatus][] = [
  ['pending', 'confirmed'],
  ['pending', 'refunded'],
  ['confirmed', 'confirmed'],
]

const refusedChanges: readonly string[] = [
  'amount = 1',
  'amount = 1, version = version + 1',
  'version = version + 1',
  'refunded = 1',
  `method = 'cash'`,
  `reference = 'TBC 1'`,
  `id = '${newId()}'`,
  `project_id = '${newId()}'`,
  `donor_id = '${newId()}'`,
  `recorded_by = '${newId()}'`,
  'anonymous = false',
  'received_at = now()',
  `created_at = 'yesterday'`,
  `locale = 'en'`,
]

describe('the ledger', () => {
  for (const change of refusedChanges) {
    test(`refuses to set ${change.slice(0, 34)}`, async ({ manager }) => {
      await give(manager, await addProject(manager), { amount: 5, status: 'pending' })
      await expect(manager.query(`update donations set ${change}`)).rejects.toMatchObject({
        driverError: { constraint: 'donations_permanent' },
      })
    })
  }

  test('never loses a gift', async ({ manager }) => {
    await give(manager, await addProject(manager), { amount: 5, status: 'pending' })
    await expect(manager.query('delete from donations')).rejects.toThrow('a donation is never deleted')
  })

  for (const [from, to] of refusedMoves) {
    test(`refuses to go from ${from} to ${to}`, async ({ manager }) => {
      await give(manager, await addProject(manager), { amount: 5, status: from })
      await expect(manager.query('update donations set status = $1', [to])).rejects.toMatchObject({
        driverError: { constraint: 'donations_status_order' },
      })
    })
  }

  for (const [from, to] of allowedMoves) {
    test(`goes from ${from} to ${to}`, async ({ manager }) => {
      await give(manager, await addProject(manager), { amount: 5, status: from })
      await manager.query('update donations set status = $1', [to])
      expect(await manager.find(DonationEntity)).toMatchObject([{ status: to, amount: 5 }])
    })
  }

  test('outlives the account of whoever wrote it down', async ({ manager }) => {
    const admin = newId()
    await manager.query(
      `insert into users (id, first_name, last_name, email, email_key, username, username_key, password_hash, locale)
       values ($1, 'ნინო', 'ლომიძე', 'a@example.org', 'a@example.org', 'nino', 'nino', 'hash', 'ka')`,
      [admin],
    )
    await give(manager, await addProject(manager), { amount: 5, status: 'confirmed', recordedBy: admin })
    await manager.query('delete from users where id = $1', [admin])
    expect(await manager.find(DonationEntity)).toMatchObject([{ recordedBy: admin, amount: 5 }])
  })
})
