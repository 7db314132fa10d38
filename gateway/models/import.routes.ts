import type { FastifyInstance } from 'fastify'
import {
  type Import,
  type ImportPreview,
  importInput,
  importRepresentation,
  previewRepresentation,
} from '../../schema/imports.ts'
import type { Locale } from '../../schema/locales.ts'
import type { Model } from '../../schema/model.ts'
import type { Viewer } from '../core/viewer.ts'
import { jsonAnswer, jsonBody } from '../openapi/documentation.ts'
import { localised, localisedOnce } from '../openapi/params.ts'
import {
  adminRefusals,
  bodyRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../openapi/problem-responses.ts'
import { permitted } from '../openapi/security.ts'
import { importExamples } from './import.examples.ts'

/** What of a service writes files of records. */
export interface ImportingService {
  previewImport: (viewer: Viewer, input: unknown, locale: Locale) => Promise<ImportPreview>
  importAll: (viewer: Viewer, input: unknown, idempotencyKey?: string | null) => Promise<Import>
}

/** The routes that write a file of a model's records, and that tell before what it would do. */
export const importRoutes = (app: FastifyInstance, model: Model, service: ImportingService): void => {
  const { plural } = model
  const named = plural.charAt(0).toUpperCase() + plural.slice(1)
  const examples = importExamples(model)
  const refused = refusalOf(importInput, { csv: '' })
  const takesFiles = { config: { takesFiles: [model.permissions.write] } }
  const common = { tags: [plural], ...permitted(model.permissions.write) }

  app.post(
    `/api/${plural}/import-previews`,
    {
      ...takesFiles,
      schema: {
        ...common,
        ...localised,
        operationId: `preview${named}Import`,
        summary: `What importing a file of ${plural} would do`,
        description: 'Row by row; nothing is written.',
        body: jsonBody(`${model.name}ImportPreviewFile`, importInput, examples.input),
        response: {
          200: jsonAnswer('What each row comes to.', previewRepresentation, examples.preview),
          ...problemResponses(refused, ...adminRefusals, ...bodyRefusals),
        },
      },
    },
    ({ viewer, body, locale }) => service.previewImport(viewer, body, locale),
  )

  app.post(
    `/api/${plural}/imports`,
    {
      ...takesFiles,
      schema: {
        ...common,
        ...localisedOnce,
        operationId: `import${named}`,
        summary: `Import a file of ${plural}`,
        description:
          'All of it at once, or nothing: as long as a row is refused, none is written. A row that names a record with another version than it has by now was changed by somebody since, and is refused.',
        body: jsonBody(`${model.name}ImportFile`, importInput, examples.input),
        response: {
          201: jsonAnswer(
            'How many records are new, and how many changed.',
            importRepresentation,
            examples.done,
          ),
          ...problemResponses(refused, ...adminRefusals, ...createRefusals),
        },
      },
    },
    async ({ viewer, body, idempotencyKey }, reply) =>
      reply.code(201).send(await service.importAll(viewer, body, idempotencyKey)),
  )
}
