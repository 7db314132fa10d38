import type { FastifyInstance } from 'fastify'
import { donation } from '../../../schema/donations.ts'
import { receipt } from '../../../schema/receipts.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { manyResolver } from '../../models/many.resolver.ts'
import { manyRoute } from '../../models/many.routes.ts'
import type { DoToMany, forMany } from '../../models/many.service.ts'
import type { ReceiptsService } from './receipts.service.ts'

/** Issues those of many gifts at once. */
export interface ManyReceipts {
  issueAll: DoToMany
}

const permission = receipt.permissions.write

export const issueMany = (many: ReturnType<typeof forMany<ReceiptsService>>): ManyReceipts => ({
  /** @throws Problem `validation_failed` */
  issueAll: many.alike(permission, (receipts, viewer, id) => receipts.issue(viewer, id, {})),
})

export const manyReceiptsRoutes = (app: FastifyInstance, receipts: ManyReceipts): void =>
  manyRoute(app, {
    tag: receipt.plural,
    method: 'POST',
    permission,
    exampleId: donation.exampleId,
    path: 'donations/receipts',
    operationId: 'issueReceipts',
    summary: 'Issue receipts of many gifts that have none',
    act: receipts.issueAll,
  })

export const manyReceiptsResolver = manyResolver({
  name: 'issueReceipts',
  description: 'Issues receipts of many gifts, where they have none.',
  permission,
  actOf: ({ services }: GraphqlContext<{ receipts: ManyReceipts }>) => services.receipts.issueAll,
})
