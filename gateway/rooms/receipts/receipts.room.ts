import type { EntityManager } from 'typeorm'
import { createPledgeTokens } from '../../authentication/record-tokens.ts'
import { createManyRepository } from '../../models/many.repository.ts'
import { forMany } from '../../models/many.service.ts'
import type { Ports, Room } from '../../room.ts'
import { issueMany, type ManyReceipts, manyReceiptsResolver, manyReceiptsRoutes } from './many-receipts.ts'
import { OutdatedReceiptEntity } from './outdated-receipt.entity.ts'
import { ReceiptEntity } from './receipt.entity.ts'
import { receiptLetter } from './receipt-letter.ts'
import { ReceiptNumberEntity } from './receipt-number.entity.ts'
import { createReceiptsRepository } from './receipts.repository.ts'
import { ReceiptsResolver } from './receipts.resolver.ts'
import { receiptsRoutes } from './receipts.routes.ts'
import { createReceiptsService, type ReceiptsService } from './receipts.service.ts'

const createService = (
  manager: EntityManager,
  { clock, outbox, addressHash, publicWrites }: Ports,
): ReceiptsService =>
  createReceiptsService({
    receipts: createReceiptsRepository(manager),
    tokens: createPledgeTokens(addressHash),
    publicWrites,
    outbox,
    clock,
  })

export const receiptsRoom: Room<ReceiptsService & ManyReceipts> = {
  about:
    'Receipts for gifts and for what went back, numbered without gaps, each a PDF in its donor’s language that a letter brings.',
  service: (manager, ports) => ({
    ...createService(manager, ports),
    ...issueMany(forMany(createManyRepository({ manager, within: (each) => createService(each, ports) }))),
  }),
  routes: (api, receipts) => {
    receiptsRoutes(api, receipts)
    manyReceiptsRoutes(api, receipts)
  },
  resolvers: [ReceiptsResolver, manyReceiptsResolver],
  letters: (manager, { addressHash }) => ({
    receipt: receiptLetter({
      receipts: createReceiptsRepository(manager),
      tokens: createPledgeTokens(addressHash),
    }),
  }),
  entities: [ReceiptEntity, ReceiptNumberEntity, OutdatedReceiptEntity],
}
