import type { EntityManager } from 'typeorm'
import { newId } from '../../gateway/core/ids.ts'
import { DonationEntity } from '../../gateway/rooms/donations/donation.entity.ts'
import { ProjectEntity } from '../../gateway/rooms/projects/projects.repository.ts'
import type { DonationStatus } from '../../schema/donations.ts'

/** A row of the ledger; what a test is not about is left out. */
export interface Gift {
  status: DonationStatus
  amount?: number
  receivedAt?: string
  donorId?: string | null
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
    ...gift,
    id: newId(),
    projectId,
    anonymous: true,
    receivedAt: new Date(receivedAt),
    locale: 'ka' as const,
  }))
  await manager.insert(DonationEntity, rows)
}
