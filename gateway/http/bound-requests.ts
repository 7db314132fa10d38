import { type Readable, Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler, preParsingHookHandler } from 'fastify'
import { type InputLimits, mostInput, mostWithFile } from '../../schema/limits.ts'
import type { Permission } from '../../schema/permissions.ts'
import { boundInput, boundJson } from '../core/bound-input.ts'
import { Problem } from '../core/problem.ts'
import { may } from '../core/viewer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever has one of these may send it the text of a file; others send no more than anywhere. */
    takesFiles?: readonly Permission[]
  }
}

const mayBringFile = ({ routeOptions: { config }, viewer }: FastifyRequest): boolean =>
  config.takesFiles?.some((permission) => may(viewer, permission)) ?? false

const mostOf = (request: FastifyRequest): InputLimits => (mayBringFile(request) ? mostWithFile : mostInput)

/** A body of which nobody has said how long it is, up to where it is too long. */
const cut = (payload: Readable): Transform => {
  let bytes = 0
  return payload.pipe(
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length
        if (bytes > mostInput.bytes) done(new Problem('payload_too_large'))
        else done(null, chunk)
      },
    }),
  )
}

/** Where a route takes larger bodies from admins, those of others end where all do. */
const boundOthers: preParsingHookHandler = (request, _reply, payload, done) => {
  if (mayBringFile(request)) return done(null, payload)
  const length = request.headers['content-length']
  if (length === undefined) return done(null, cut(payload))
  if (Number(length) > mostInput.bytes) return done(new Problem('payload_too_large'))
  return done(null, payload)
}

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
      boundJson(json, mostOf(request))
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    return parse(request, json, done)
  })
  // What is the same for everybody is answered before its input is read, and refused alike whether it is there or not.
  app.addHook('onRoute', (route) => {
    if (route.config?.sharing) route.onRequest = [boundQuery, route.onRequest ?? []].flat()
    if (!route.config?.takesFiles) return
    route.bodyLimit = mostWithFile.bytes
    route.preParsing = [route.preParsing ?? [], boundOthers].flat()
  })
  app.addHook('preValidation', async (request) => {
    boundInput(request.body, '', mostOf(request))
    boundInput(request.query, 'query string')
  })
}
