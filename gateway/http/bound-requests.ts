import type { FastifyInstance } from 'fastify'
import { boundInput, boundJson } from '../core/bound-input.ts'

/** Refuses bodies and query strings larger than any honest request, before anybody parses or reads them. */
export const boundRequests = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = body.toString()
    try {
      boundJson(json)
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    return parse(request, json, done)
  })
  app.addHook('preValidation', async ({ body, query }) => {
    boundInput(body)
    boundInput(query)
  })
}
