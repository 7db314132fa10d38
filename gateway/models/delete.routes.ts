import type { FastifyInstance } from 'fastify'
import type { Model } from '../../schema/model.ts'
import type { ProblemCode } from '../../schema/problems.ts'
import { notFound } from '../core/problem.ts'
import type { Viewer } from '../core/viewer.ts'
import { emptyAnswer } from '../openapi/documentation.ts'
import { type IdParams, idParams } from '../openapi/params.ts'
import { adminRefusals, changeRefusals, problemResponses } from '../openapi/problem-responses.ts'
import { permitted } from '../openapi/security.ts'

export interface DeletingService {
  delete: (viewer: Viewer, id: string) => Promise<void>
}

/**
 * The route that deletes a record of a model.
 * @param refusals why it may be kept from that, besides
 */
export const deleteRoute = (
  app: FastifyInstance,
  model: Model,
  service: DeletingService,
  ...refusals: readonly ProblemCode[]
): void => {
  const { name, singular, plural, hasBin } = model
  const schema = {
    tags: [plural],
    ...permitted(model.permissions.write),
    operationId: `delete${name}`,
    summary: `Delete one ${singular}`,
    ...(hasBin ? { description: 'It goes to the bin, from where it can be brought back.' } : {}),
    params: idParams(model),
    response: {
      204: emptyAnswer('Deleted.'),
      ...problemResponses(...adminRefusals, ...changeRefusals, notFound(singular), ...refusals),
    },
  }
  app.delete<IdParams>(`/api/${plural}/:id`, { schema }, async ({ viewer, params }, reply) => {
    await service.delete(viewer, params.id)
    return reply.code(204).send()
  })
}
