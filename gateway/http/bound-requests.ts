import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { mostInput } from '../../schema/limits.ts'
import { boundInput, boundJson } from '../core/bound-input.ts'

/** In an address of fewer characters than there may be values is no query string that is too large. */
const boundQuery: onRequestHookHandler = ({ query, raw: { url = '' } }, _reply, done) => {
  if (url.length > mostInput.values) boundInput(query, 'query string')
  done()
}

/** Refuses bodies and query strings larger than any honest request, before anybody parses or reads them. */
export const boundRequests = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  // Of the two that are understood without being asked, the other is plain text, which no route takes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = body.toString()
    // Many programs say what a body would be although they send none; whoever needs one says that it is missing.
    if (json === '') return done(null, undefined)
    try {
      boundJson(json)
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    return parse(request, json, done)
  })
  // What is the same for everybody is answered before its input is read, and refused alike whether it is there or not.
  app.addHook('onRoute', (route) => {
    if (route.config?.sharing) route.onRequest = [boundQuery, route.onRequest ?? []].flat()
  })
  app.addHook('preValidation', async ({ body, query }) => {
    boundInput(body)
    boundInput(query, 'query string')
  })
}
