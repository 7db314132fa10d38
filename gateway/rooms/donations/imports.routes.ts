import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { importPreviewRequest, importVoid, newDonationImport } from '../../../schema/donation-imports.ts'
import { pageShapes } from '../../../schema/lists.ts'
import { project } from '../../../schema/projects.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { jsonAnswer, jsonBody, linkHeader } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { type IdParams, idParams, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  bodyRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { importRepresentation, previewRepresentation } from './donation-import.representation.ts'
import {
  exampleImport,
  importExamples,
  importListExamples,
  newImportExamples,
  previewAnswers,
  previewExamples,
  voidExamples,
} from './donation-imports.examples.ts'
import type { DonationsService } from './donations.service.ts'

const common = { tags: ['donations'] }

/** What an import is called where it is not found. */
const named = { singular: 'donation import', exampleId: exampleImport.id }

const previewSchema = {
  ...common,
  ...permitted('gifts:write'),
  operationId: 'previewDonationImport',
  summary: 'What would become of a bank’s file',
  description: 'Reads the file and writes nothing. Each row is told with what it would become, and why.',
  body: jsonBody('DonationImportPreviewRequest', importPreviewRequest, previewExamples),
  response: {
    200: jsonAnswer('What the file says, row by row.', previewRepresentation, previewAnswers),
    ...problemResponses(refusalOf(importPreviewRequest, {}), ...adminRefusals, ...bodyRefusals),
  },
}

const importSchema = {
  ...common,
  ...permitted('gifts:write'),
  ...localisedOnce,
  params: idParams(project),
  operationId: 'importDonations',
  summary: 'Import gifts from a bank’s file',
  description:
    'Writes all of them or none. What is recorded already is not written again, nor what another import is writing meanwhile. The columns are remembered for the next file with this header.',
  body: jsonBody('NewDonationImport', newDonationImport, newImportExamples),
  response: {
    201: jsonAnswer('What was written.', importRepresentation, importExamples),
    ...problemResponses(
      refusalOf(newDonationImport, {}),
      ...adminRefusals,
      notFound(project.singular),
      'preview_outdated',
      ...createRefusals,
    ),
  },
}

const listSchema = {
  ...common,
  ...permitted('gifts:read'),
  operationId: 'listDonationImports',
  summary: 'All imports of gifts',
  querystring: requestSchema(pageShapes.query),
  response: {
    200: jsonAnswer('The newest first.', z.array(importRepresentation), importListExamples, linkHeader),
    ...problemResponses(refusalOf(pageShapes.query, { limit: '0' }), ...adminRefusals),
  },
}

const voidSchema = {
  ...common,
  ...permitted('gifts:write'),
  ...localisedOnce,
  params: idParams(named),
  operationId: 'voidDonationImport',
  summary: 'Undo an import: void each of its gifts that counts',
  description: 'They count no more, and stay in the ledger.',
  body: jsonBody('DonationImportVoid', importVoid, voidExamples),
  response: {
    201: jsonAnswer('The import, undone.', importRepresentation, importExamples),
    ...problemResponses(
      refusalOf(importVoid, {}),
      ...adminRefusals,
      notFound(named.singular),
      ...createRefusals,
    ),
  },
}

/** An admin sends it the text of a file. */
const config = { takesFiles: ['gifts:write'] } as const

export const importsRoutes = (app: FastifyInstance, donations: DonationsService): void => {
  app.post('/api/donation-imports/preview', { schema: previewSchema, config }, ({ viewer, body }) =>
    donations.previewImport(viewer, body),
  )

  app.post<IdParams>(
    '/api/projects/:id/donation-imports',
    { schema: importSchema, config },
    async ({ viewer, params, body, idempotencyKey }, reply) => {
      const made = await donations.importDonations(viewer, params.id, body, idempotencyKey)
      return reply.code(201).send(made)
    },
  )

  app.get('/api/donation-imports', { schema: listSchema }, async ({ viewer, query }, reply) => {
    const request = parse(pageShapes.query, query)
    const page = await donations.listImports(viewer, request)
    const link = nextPageLink('/api/donation-imports', request, page)
    if (link !== null) reply.header('link', link)
    return page.nodes
  })

  app.post<IdParams>(
    '/api/donation-imports/:id/voids',
    { schema: voidSchema },
    async ({ viewer, params, body, idempotencyKey }, reply) =>
      reply.code(201).send(await donations.voidImport(viewer, params.id, body, idempotencyKey)),
  )
}
