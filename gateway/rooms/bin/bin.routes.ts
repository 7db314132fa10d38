import type { FastifyInstance } from 'fastify'
import { binDays, binList, deletedRecord } from '../../../schema/bin.ts'
import { notFound } from '../../core/problem.ts'
import { exampleRecord } from '../../models/examples.ts'
import { listRoute } from '../../models/list.routes.ts'
import { representationOf, representer } from '../../models/representation.ts'
import { emptyAnswer } from '../../openapi/documentation.ts'
import { type IdParams, idParams } from '../../openapi/params.ts'
import { adminRefusals, changeRefusals, problemResponses } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import type { BinService } from './bin.service.ts'

const one = {
  tags: [deletedRecord.plural],
  ...permitted(deletedRecord.permissions.write),
  params: idParams(deletedRecord),
}

const answers = (description: string) => ({
  204: emptyAnswer(description),
  ...problemResponses(...adminRefusals, ...changeRefusals, notFound(deletedRecord.singular)),
})

const restoreSchema = {
  ...one,
  operationId: 'restoreFromBin',
  summary: 'Bring back what was deleted',
  description: `As it was, within ${binDays} days. What is back already stays so.`,
  response: answers('It is back.'),
}

const destroySchema = {
  ...one,
  operationId: 'destroyInBin',
  summary: 'Destroy what was deleted',
  description: `Now, and not once its ${binDays} days are over. Nothing brings it back.`,
  response: answers('It is gone.'),
}

export const binRoutes = (app: FastifyInstance, bin: BinService): void => {
  listRoute(app, {
    model: deletedRecord,
    query: binList.query,
    representation: representationOf(deletedRecord),
    represent: representer(deletedRecord),
    example: exampleRecord(deletedRecord),
    list: bin.list,
  })

  app.post<IdParams>('/api/bin/:id/restoration', { schema: restoreSchema }, async (request, reply) => {
    await bin.restore(request.viewer, request.params.id)
    return reply.code(204).send()
  })

  app.delete<IdParams>('/api/bin/:id', { schema: destroySchema }, async (request, reply) => {
    await bin.destroy(request.viewer, request.params.id)
    return reply.code(204).send()
  })
}
