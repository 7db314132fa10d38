import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { galleryChange, gallerySlots } from '../../../schema/gallery.ts'
import { publicRead } from '../../http/caching.ts'
import { jsonAnswer, jsonBody, publicHeaders, unchangedAnswer } from '../../openapi/documentation.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { adminsOnly } from '../../openapi/security.ts'
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
  ...adminsOnly,
  body: jsonBody('GalleryChange', galleryChange, galleryExamples),
  response: {
    200: jsonAnswer('The videos now.', galleryRepresentation, galleryExamples),
    ...problemResponses(
      refusalOf(galleryChange, { videoLinks: ['https://videos.example/dog'] }),
      ...adminRefusals,
      'edit_conflict',
      ...bodyRefusals,
    ),
  },
}

export const galleryRoutes = (app: FastifyInstance, gallery: GalleryService): void => {
  app.get('/api/gallery', { schema: getSchema, ...publicRead() }, () => gallery.get())

  app.put('/api/gallery', { schema: updateSchema }, ({ viewer, body }) => gallery.update(viewer, body))
}
