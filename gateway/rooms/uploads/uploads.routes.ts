import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pictureWidths, uploadPath } from '../../../schema/pictures.ts'
import { maximumUploadBytes, uploadForm } from '../../../schema/uploads.ts'
import { acceptForms, readForm } from '../../http/forms.ts'
import { jsonAnswer } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { adminRefusals, bodyRefusals, problemResponses } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { targetExamples, uploadExamples, wrongPicture } from './uploads.examples.ts'
import type { UploadsService } from './uploads.service.ts'

const common = { tags: ['uploads'], ...permitted('content:write') }

const uploadRepresentation = z
  .object({
    secure_url: z.string().meta({
      description:
        'What `imageUrl` takes: a path on this host, or its address where `PUBLIC_URL` is an https one.',
      example: '/uploads/2c26b46b68ffc68ff99b453c1d304134-1600x1067.webp',
    }),
    public_id: z.string().meta({ example: '2c26b46b68ffc68ff99b453c1d304134-1600x1067' }),
    width: z.int().meta({ example: 1600 }),
    height: z.int().meta({ example: 1067 }),
    format: z.literal('webp'),
    bytes: z.int(),
  })
  .meta({ title: 'Upload' })

const targetRepresentation = z
  .object({
    url: z.string().meta({
      description:
        "A path on this host, which wants the session's token; or another host's address, which must not see it.",
      example: '/api/uploads',
    }),
    preset: z.string().meta({ description: 'The value of `upload_preset`.' }),
  })
  .meta({ title: 'UploadTarget' })

const uploadSchema = {
  ...common,
  operationId: 'uploadPicture',
  summary: 'Upload a picture',
  description: `Takes PNG, JPEG, WebP and AVIF, judged by their bytes, and keeps them as WebP without metadata. A picture wider than ${pictureWidths.join(', ')} pixels is also kept in that width, with the number before the ending: \`….${pictureWidths[0]}.webp\`.`,
  consumes: ['multipart/form-data'],
  body: { title: 'UploadForm', ...requestSchema(uploadForm) },
  response: {
    200: jsonAnswer('The picture as it is kept.', uploadRepresentation, uploadExamples),
    ...problemResponses(wrongPicture, ...adminRefusals, ...bodyRefusals),
  },
}

const targetSchema = {
  ...common,
  operationId: 'uploadTarget',
  summary: 'Where pictures are uploaded to',
  response: {
    200: jsonAnswer('An address and its preset.', targetRepresentation, targetExamples),
    ...problemResponses(...adminRefusals),
  },
}

/** Reading pictures is for everybody, pages of other sites included; a name never means anything else. */
const pictureHeaders = {
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
}

export const uploadsRoutes = async (app: FastifyInstance, uploads: UploadsService): Promise<void> => {
  app.get('/api/uploads/target', { schema: targetSchema }, ({ viewer }) => uploads.target(viewer))

  await app.register(async (forms) => {
    await acceptForms(forms, { fileSize: maximumUploadBytes })
    forms.post('/api/uploads', { schema: uploadSchema }, (request) =>
      uploads.receive(request.viewer, () => readForm(request)),
    )
  })
}

/** Serves the kept pictures; needs neither viewer nor database. */
export const pictureRoutes = (app: FastifyInstance, uploads: Pick<UploadsService, 'find'>): void => {
  app.get<{ Params: { '*': string } }>(
    `${uploadPath}*`,
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const bytes = await uploads.find(params['*'])
      return reply.headers(pictureHeaders).send(bytes)
    },
  )
}
