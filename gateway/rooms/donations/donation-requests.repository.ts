import { type EntityManager, LessThan } from 'typeorm'
import { DonationRequestEntity } from './donation-request.entity.ts'

/** What identifies a request: who asks, under which key, for what. */
export interface DonationRequest {
  recordedBy: string
  key: string
  fingerprint: string
  createdAt: Date
}

export const createDonationRequestsRepository = (manager: EntityManager) => ({
  deleteBefore: (recordedBy: string, time: Date) =>
    manager.delete(DonationRequestEntity, { recordedBy, createdAt: LessThan(time) }),

  /** False, and nothing stored, when the key is taken; waits for a request that is taking it right now. */
  claim: async (
    { recordedBy, key, fingerprint, createdAt }: DonationRequest,
    donationId: string,
  ): Promise<boolean> => {
    const rows = await manager.query<unknown[]>(
      `insert into donation_requests (recorded_by, key, fingerprint, donation_id, created_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning key`,
      [recordedBy, key, fingerprint, donationId, createdAt],
    )
    return rows.length === 1
  },

  find: (recordedBy: string, key: string) => manager.findOneBy(DonationRequestEntity, { recordedBy, key }),
})

export type DonationRequestsRepository = ReturnType<typeof createDonationRequestsRepository>
