import type { FastifyInstance } from 'fastify'
import { deletedRecord } from '../../../schema/bin.ts'
import type { GraphqlContext } from '../../graphql/context.ts'
import { manyResolver } from '../../models/many.resolver.ts'
import { manyRoute } from '../../models/many.routes.ts'
import type { DoToMany, forMany } from '../../models/many.service.ts'
import type { BinService } from './bin.service.ts'

/** What is done with many things that were deleted. */
export interface ManyDeleted {
  restoreAll: DoToMany
}

type Context = GraphqlContext<{ bin: ManyDeleted }>

const permission = deletedRecord.permissions.write

export const restoreMany = (many: ReturnType<typeof forMany<BinService>>): ManyDeleted => ({
  /** @throws Problem `validation_failed` */
  restoreAll: many.alike(permission, (bin, viewer, id) => bin.restore(viewer, id)),
})

export const manyDeletedRoutes = (app: FastifyInstance, bin: ManyDeleted): void =>
  manyRoute(app, {
    tag: deletedRecord.plural,
    path: `${deletedRecord.plural}/restorations`,
    method: 'POST',
    operationId: 'restoreAllFromBin',
    summary: 'Bring back many things that were deleted',
    permission,
    exampleId: deletedRecord.exampleId,
    act: bin.restoreAll,
  })

export const manyDeletedResolvers = [
  manyResolver({
    name: 'restoreAllFromBin',
    description: 'Brings back many things that were deleted, as they were.',
    permission,
    actOf: ({ services }: Context) => services.bin.restoreAll,
  }),
]
