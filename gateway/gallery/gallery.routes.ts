import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { galleryChange, gallerySlots } from '../../schema/gallery.ts'
import { requestSchema, responseSchema } from '../http/json-schema.ts'
import { problemResponses } from '../http/problem-details.ts'
import type { GalleryService } from './gallery.service.ts'

const galleryWire = z.object({ videoLinks: z.array(z.string()).max(gallerySlots) })

const getSchema = {
  operationId: 'getGallery',
  summary: 'The videos of the gallery',
  tags: ['gallery'],
  response: {
    200: { description: 'YouTube links or video ids.', ...responseSchema(galleryWire) },
    ...problemResponses(),
  },
}

const updateSchema = {
  operationId: 'updateGallery',
  summary: 'Choose the videos of the gallery',
  tags: ['gallery'],
  security: [{ bearer: [] }],
  body: requestSchema(galleryChange),
  response: {
    200: { description: 'The videos now.', ...responseSchema(galleryWire) },
    ...problemResponses('validation_failed', 'token_missing', 'forbidden'),
  },
}

export const galleryRoutes = (app: FastifyInstance, gallery: GalleryService): void => {
  app.get('/api/gallery', { schema: getSchema }, () => gallery.get())

  app.put('/api/gallery', { schema: updateSchema }, ({ viewer, body }) => gallery.update(viewer, body))
}
