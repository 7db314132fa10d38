import type { FastifyInstance } from 'fastify'
import type { Model } from '../../schema/model.ts'
import { notFound } from '../core/problem.ts'
import type { Viewer } from '../core/viewer.ts'
import { emptyAnswer } from '../openapi/documentation.ts'
import { type IdParams, idParams } from '../openapi/params.ts'
import { adminRefusals, changeRefusals, problemResponses } from '../openapi/problem-responses.ts'
import { adminsOnly } from '../openapi/security.ts'

export interface DeletingService {
  delete: (viewer: Viewer, id: string) => Promise<void>
}

/** The route that deletes a record of a model. */
export const deleteRoute = (app: FastifyInstance, model: Model, service: DeletingService): void => {
  const { name, singular, plural } = model
  const schema = {
    tags: [plural],
    ...adminsOnly,
    operationId: `delete${name}`,
    summary: `Delete one ${singular}`,
    params: idParams(model),
    response: {
      204: emptyAnswer('Deleted.'),
      ...problemResponses(...adminRefusals, ...changeRefusals, notFound(singular)),
    },
  }
  app.delete<IdParams>(`/api/${plural}/:id`, { schema }, async ({ viewer, params }, reply) => {
    await service.delete(viewer, params.id)
    return reply.code(204).send()
  })
}
