import type { EntityManager } from 'typeorm'
import type { Outbox } from '../../letters/outbox.ts'
import type { ReceiptsService } from '../receipts/receipts.service.ts'

/** What whoever gave is written, in the transaction of what it is about. */
export interface DonorLetters {
  outbox: Outbox
  /** Those that are issued within a transaction. */
  receipts: (
    within: EntityManager,
  ) => Pick<ReceiptsService, 'holdNumbers' | 'issueByLetter' | 'issueRefundByLetter'>
}
