import { type IssuingDependencies, type IssuingService, issueReceipts } from './issuing.service.ts'
import { type SendingDependencies, type SendingService, sendReceipts } from './sending.service.ts'

export type ReceiptsService = IssuingService & SendingService

/** Receipts: issued, kept, and sent to whoever gave. */
export const createReceiptsService = (
  dependencies: IssuingDependencies & SendingDependencies,
): ReceiptsService => ({ ...issueReceipts(dependencies), ...sendReceipts(dependencies) })
