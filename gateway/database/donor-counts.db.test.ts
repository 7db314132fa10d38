import type { EntityManager } from 'typeorm'
import { describe, expect } from 'vitest'
import { CountDonors1795219200025 } from '../../migrations/1795219200025-count-donors.ts'
import { test } from '../../tests/support/database.ts'
import { addProject, disturb, give, refund } from '../../tests/support/ledger.ts'
import { newId } from '../core/ids.ts'
import { createRandom } from '../demo/pseudo-random.ts'
import { DonorEntity } from '../rooms/donations/donor.entity.ts'

interface Giver {
  name: string | null
  email?: string
}

const addDonor = async (manager: EntityManager, { name, email = '' }: Giver): Promise<string> => {
  const id = newId()
  await manager.insert(DonorEntity, {
    id,
    name,
    email: email || null,
    emailKey: email.toLowerCase() || null,
    locale: 'ka',
  })
  return id
}

interface Counts {
  projectId: string
  donors: number
  unsigned: number
}

const kept = (manager: EntityManager): Promise<Counts[]> =>
  manager.query<Counts[]>(`
    select project_id as "projectId", donor_count as donors, unsigned_count as unsigned
    from project_totals order by 1`)

const recounted = (manager: EntityManager): Promise<Counts[]> =>
  manager.query<Counts[]>(`
    select p.id as "projectId",
      count(distinct coalesce(o.email_key, lower(trim(o.name))))::int as donors,
      (count(d.id) - count(d.donor_id))::int as unsigned
    from projects p
    left join donations d on d.project_id = p.id and d.status = 'confirmed'
    left join donors o on o.id = d.donor_id
    group by 1 order by 1`)

describe('the number of donors', () => {
  test('tells people apart by their email, else by their name whatever its case', async ({ manager }) => {
    const projectId = await addProject(manager)
    const people: Giver[] = [
      { name: 'Nino', email: 'nino@example.org' },
      { name: 'N. K.', email: 'Nino@example.org' },
      { name: null, email: 'NINO@example.org' },
      { name: 'Nino' },
      { name: 'NINO ' },
      { name: 'ნინო' },
    ]
    for (const person of people) {
      await give(manager, projectId, { status: 'confirmed', donorId: await addDonor(manager, person) })
    }
    await give(manager, projectId, { status: 'confirmed', donorId: null })
    expect(await kept(manager)).toEqual([{ projectId, donors: 3, unsigned: 1 }])
  })

  test('equals a recount of the ledger whatever happens to it', async ({ manager }) => {
    const random = createRandom(13)
    const projects = [await addProject(manager), await addProject(manager)] as const
    const donors: string[] = []
    for (const name of ['Nino', 'nino', 'Gia', 'Ana']) donors.push(await addDonor(manager, { name }))
    for (let round = 0; round < 30; round += 1) {
      const gifts = Array.from({ length: 1 + random.below(5) }, () => ({
        status: random.pick(['pending', 'confirmed', 'refunded'] as const),
        donorId: donors[random.below(donors.length + 1)] ?? null,
      }))
      await give(manager, random.pick(projects), ...gifts)
      await disturb(manager, random, projects)
      expect(await kept(manager)).toEqual(await recounted(manager))
    }
  })

  test('is nothing again when the owner empties the ledger', async ({ manager }) => {
    const projectId = await addProject(manager)
    await give(manager, projectId, {
      status: 'confirmed',
      donorId: await addDonor(manager, { name: 'Nino' }),
    })
    await manager.query('truncate donations cascade')
    expect(await kept(manager)).toEqual([{ projectId, donors: 0, unsigned: 0 }])
    expect(await manager.query('select * from project_donors')).toEqual([])
  })

  test('can be derived from the ledger again', async ({ manager }) => {
    const projectId = await addProject(manager)
    await addProject(manager)
    const donorId = await addDonor(manager, { name: 'Nino' })
    await give(manager, projectId, { status: 'confirmed', donorId }, { status: 'confirmed', donorId: null })
    await manager.query('update project_totals set donor_count = 9 where project_id = $1', [projectId])
    await manager.query('delete from project_donors')
    expect(await manager.query('select rebuild_project_donors() as corrected')).toEqual([{ corrected: 1 }])
    expect(await kept(manager)).toEqual(await recounted(manager))
    await refund(manager)
    expect(await kept(manager)).toEqual(await recounted(manager))
  })

  test('holds the gifts that were there before it was kept', async ({ manager }) => {
    const { queryRunner } = manager
    if (!queryRunner) throw new Error('the manager of a test is a transaction')
    const migration = new CountDonors1795219200025()
    const projectId = await addProject(manager)
    const donorId = await addDonor(manager, { name: null, email: 'nino@example.org' })
    await give(manager, projectId, { status: 'confirmed', donorId })
    await migration.down(queryRunner)
    expect(await manager.query('select name from donors')).toEqual([{ name: 'nino@example.org' }])
    await migration.up(queryRunner)
    expect(await kept(manager)).toEqual([{ projectId, donors: 1, unsigned: 0 }])
  })

  test('can be taken back where somebody is called by the email of somebody without a name', async ({
    manager,
  }) => {
    const { queryRunner } = manager
    if (!queryRunner) throw new Error('the manager of a test is a transaction')
    const email = 'nino@example.org'
    const id = await addDonor(manager, { name: null, email })
    await addDonor(manager, { name: email, email })
    const migration = new CountDonors1795219200025()
    await migration.down(queryRunner)
    expect(await manager.query('select name from donors order by length(name)')).toEqual([
      { name: email },
      { name: `${email} ${id}` },
    ])
    await migration.up(queryRunner)
  })
})
