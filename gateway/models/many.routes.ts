import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { manyIds, outcome } from '../../schema/many.ts'
import type { Permission } from '../../schema/permissions.ts'
import type { Viewer } from '../core/viewer.ts'
import { jsonAnswer, jsonBody } from '../openapi/documentation.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../openapi/problem-responses.ts'
import { permitted } from '../openapi/security.ts'
import type { DoToMany } from './many.service.ts'

const outcomes = z.array(outcome)

interface ManyApi {
  tag: string
  /** Beneath `/api`: what is deleted is a new thing by itself, what is changed is not. */
  path: string
  method: 'POST' | 'PUT'
  operationId: string
  summary: string
  permission: Permission
  /** The id of one that the demo holds. */
  exampleId: string
  act: DoToMany
}

interface ManyChangesApi extends ManyApi {
  body: { title: string; shape: z.ZodType; example: { summary: string; change: object } }
}

const description =
  'In one transaction, in which each is treated as if it were alone: what is refused of one is told of that one, and the others are done all the same. Sent again, it does nothing more.'

const addRoute = (
  app: FastifyInstance,
  { tag, path, method, operationId, summary, permission, exampleId, act }: ManyApi,
  body: ReturnType<typeof jsonBody>,
  shape: z.ZodType,
): void => {
  const schema = {
    tags: [tag],
    ...permitted(permission),
    operationId,
    summary,
    description,
    body,
    response: {
      200: jsonAnswer('What became of each, in the order of the request.', outcomes, {
        done: { summary: 'Done', value: [{ id: exampleId, refusal: null, version: 2 }] },
        refused: {
          summary: 'One is not there any more',
          value: [{ id: exampleId, refusal: 'not_found', version: null }],
        },
      }),
      ...problemResponses(refusalOf(shape, {}), ...adminRefusals, ...bodyRefusals),
    },
  }
  const handler = ({ viewer, body: input }: { viewer: Viewer; body: unknown }) => act(viewer, input)
  app.route({ method, url: `/api/${path}`, schema, handler })
}

/** The route that does the same to many records. */
export const manyRoute = (app: FastifyInstance, api: ManyApi): void =>
  addRoute(
    app,
    api,
    jsonBody('ManyRecords', manyIds, {
      one: { summary: 'One of them', value: { ids: [api.exampleId] } },
    }),
    manyIds,
  )

/** The route that gives each of many records something of its own. */
export const manyChangesRoute = (app: FastifyInstance, { body, ...api }: ManyChangesApi): void => {
  const { title, shape, example } = body
  const value = { changes: [{ id: api.exampleId, ...example.change }] }
  addRoute(app, api, jsonBody(title, shape, { one: { summary: example.summary, value } }), shape)
}
