import type { EntityManager } from 'typeorm'
import { newId } from '../../gateway/core/ids.ts'
import type { Random } from '../../gateway/demo/pseudo-random.ts'
import { DonationEntity } from '../../gateway/rooms/donations/donation.entity.ts'
import { ProjectEntity } from '../../gateway/rooms/projects/projects.repository.ts'
import type { DonationEntryKind, DonationStatus } from '../../schema/donations.ts'

/** A row of the ledger; what a test is not about is left out. */
export interface Gift {
  status: DonationStatus
  amount?: number
  receivedAt?: string
  donorId?: string | null
  anonymous?: boolean
  recordedBy?: string
}

export const addProject = async (manager: EntityManager): Promise<string> => {
  const id = newId()
  const texts = { title: { en: 'A fence', ka: null }, description: { en: 'For the yard.', ka: null } }
  await manager.insert(ProjectEntity, { id, ...texts, goal: 3200 })
  return id
}

/** Writes into the ledger beside the service, as history has left it. */
export const give = async (manager: EntityManager, projectId: string, ...gifts: Gift[]): Promise<void> => {
  const rows = gifts.map(({ receivedAt = '2026-11-20T10:00:00Z', ...gift }) => ({
    amount: 5,
    anonymous: true,
    ...gift,
    id: newId(),
    projectId,
    receivedAt: new Date(receivedAt),
    locale: 'ka' as const,
  }))
  await manager.insert(DonationEntity, rows)
}

const state = [
  'project_id',
  'donor_id',
  'anonymous',
  'amount',
  'refunded',
  'status',
  'received_at',
  'method',
  'reference',
]

/**
 * Adds an entry to each confirmed gift that meets a condition over the table, beside the service.
 * @param change what it makes of columns, as expressions over the gift
 */
export const enter = async (
  manager: EntityManager,
  kind: DonationEntryKind,
  change: Readonly<Record<string, string>>,
  condition = 'true',
  values: unknown[] = [],
): Promise<void> => {
  await manager.query(
    `insert into donation_entries (id, donation_id, version, kind, corrects, reason, ${state.join(', ')})
     select gen_random_uuid(), id, version + 1, '${kind}', version, 'A test has said so.',
       ${state.map((column) => change[column] ?? column).join(', ')}
     from donations where status = 'confirmed' and (${condition})`,
    values,
  )
}

/** What went back. */
export const refund = (manager: EntityManager, condition?: string): Promise<void> =>
  enter(manager, 'refunded', { amount: '0', refunded: 'refunded + amount', status: `'refunded'` }, condition)

/** Confirms some gifts that are pending, and voids or refunds, moves or corrects some others. */
export const disturb = async (
  manager: EntityManager,
  random: Random,
  [project, ...others]: readonly [string, ...string[]],
): Promise<void> => {
  const some = 'id in (select id from donations order by id offset $1 limit 3)'
  const pick = () => [random.below(20)]
  await manager.query(
    `update donations set status = 'confirmed' where status = 'pending' and ${some}`,
    pick(),
  )
  await enter(manager, 'voided', { status: `'voided'` }, `${some} and amount < 50`, pick())
  await enter(manager, 'refunded', { amount: 'amount / 2', refunded: 'refunded + amount / 2' }, some, pick())
  await enter(manager, 'moved', { project_id: `'${random.pick([project, ...others])}'` }, some, pick())
  const later = {
    amount: 'amount + 0.01',
    received_at: `received_at - interval '20 days'`,
    donor_id: 'null',
    anonymous: 'true',
  }
  await enter(manager, 'corrected', later, some, pick())
}
