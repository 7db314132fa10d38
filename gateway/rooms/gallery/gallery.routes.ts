import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { galleryChange, gallerySlots } from '../../../schema/gallery.ts'
import { readIfMatch, versionTag } from '../../core/version-tags.ts'
import { may } from '../../core/viewer.ts'
import { publicRead } from '../../http/caching.ts'
import {
  jsonAnswer,
  jsonBody,
  publicHeaders,
  tagHeader,
  unchangedAnswer,
} from '../../openapi/documentation.ts'
import { changedIfMatch } from '../../openapi/params.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { galleryExamples } from './gallery.examples.ts'
import type { GalleryService } from './gallery.service.ts'

const galleryRepresentation = z
  .object({
    videoLinks: z.array(z.string()).max(gallerySlots),
    version: z.int().meta({ description: 'Raised by every change.', example: 1 }),
  })
  .meta({ title: 'Gallery' })

const getSchema = {
  operationId: 'getGallery',
  summary: 'The videos of the gallery',
  tags: ['gallery'],
  response: {
    200: jsonAnswer('YouTube links or video ids.', galleryRepresentation, galleryExamples, publicHeaders),
    ...unchangedAnswer,
    ...problemResponses(),
  },
}

const updateSchema = {
  operationId: 'updateGallery',
  summary: 'Choose the videos of the gallery',
  description: 'What is not listed goes. Where nothing changes, the version stays.',
  tags: ['gallery'],
  ...permitted('content:write'),
  ...changedIfMatch,
  body: jsonBody('GalleryChange', galleryChange, galleryExamples),
  response: {
    200: jsonAnswer('The videos now.', galleryRepresentation, galleryExamples, tagHeader),
    ...problemResponses(
      refusalOf(galleryChange, { videoLinks: ['https://videos.example/dog'] }),
      ...adminRefusals,
      'edit_conflict',
      'precondition_failed',
      ...bodyRefusals,
    ),
  },
}

export const galleryRoutes = (app: FastifyInstance, gallery: GalleryService): void => {
  app.get('/api/gallery', { schema: getSchema, ...publicRead() }, async ({ viewer }, reply) => {
    const found = await gallery.get()
    if (may(viewer, 'content:write')) reply.header('etag', versionTag(found.version))
    return found
  })

  app.put('/api/gallery', { schema: updateSchema }, async ({ viewer, body, headers }, reply) => {
    const changed = await gallery.update(viewer, body, readIfMatch(headers['if-match']))
    reply.header('etag', versionTag(changed.version))
    return changed
  })
}
