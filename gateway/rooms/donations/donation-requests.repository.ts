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
  forgetBefore: (recordedBy: string, time: Date) =>
    manager.delete(DonationRequestEntity, { recordedBy, createdAt: LessThan(time) }),

  /** False, and nothing stored, when the key is taken; waits for a request that is taking it right now. */
  claim: async (request: DonationRequest, donationId: string): Promise<boolean> => {
    const result = await manager
      .createQueryBuilder()
      .insert()
      .into(DonationRequestEntity)
      .values({ ...request, donationId })
      .orIgnore()
      .returning('key')
      .execute()
    return Array.isArray(result.raw) && result.raw.length === 1
  },

  find: (recordedBy: string, key: string) => manager.findOneBy(DonationRequestEntity, { recordedBy, key }),
})

export type DonationRequestsRepository = ReturnType<typeof createDonationRequestsRepository>
