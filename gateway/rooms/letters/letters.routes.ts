import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  letter,
  letterDeliveries,
  letterExamplesRequest,
  letterList,
  letterSettingsFields,
} from '../../../schema/letters.ts'
import { namesOf } from '../../../schema/model.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { pageAlone } from '../../core/wanted.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { exampleRecord } from '../../models/examples.ts'
import { representationOf } from '../../models/representation.ts'
import { jsonAnswer, linkHeader } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { type IdParams, idParams } from '../../openapi/params.ts'
import {
  adminRefusals,
  changeRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { examplePreview, previewRepresentation } from './letter-preview.representation.ts'
import type { LettersService } from './letters.service.ts'

const forAdmins = { tags: ['letters'], ...permitted('letters:manage') }

const representation = representationOf(letter)
const example = exampleRecord(letter)

const listSchema = {
  ...forAdmins,
  operationId: 'listLetters',
  summary: 'What the site has written to people by email',
  querystring: requestSchema(letterList.query),
  response: {
    200: jsonAnswer(
      'Newest first, unless sorted otherwise.',
      z.array(representation),
      {
        one: { summary: 'One letter', value: [example] },
        none: { summary: 'None yet', value: [] },
      },
      linkHeader,
    ),
    ...problemResponses(refusalOf(letterList.query, { limit: '0' }), ...adminRefusals),
  },
}

const settings = z
  .object({
    delivery: z.enum(namesOf(letterDeliveries)).meta({ description: letterSettingsFields.delivery }),
    perMinute: z.int().nullable().meta({ description: letterSettingsFields.perMinute }),
  })
  .meta({ title: 'LetterSettings' })

const settingsSchema = {
  ...forAdmins,
  operationId: 'getLetterSettings',
  summary: 'How letters go',
  response: {
    200: jsonAnswer(
      Object.entries(letterDeliveries)
        .map(([name, meaning]) => `\`${name}\`: ${meaning}`)
        .join(' '),
      settings,
      { sent: { summary: 'Letters are sent', value: { delivery: 'sent', perMinute: 60 } } },
    ),
    ...problemResponses(...adminRefusals),
  },
}

const previewsSchema = {
  ...forAdmins,
  operationId: 'getLetterPreviews',
  summary: 'What a letter says, in each language',
  description: 'As it would be worded by now, its secret left out.',
  params: idParams(letter),
  response: {
    200: jsonAnswer(
      'Both languages; none where what it is about is no more.',
      z.array(previewRepresentation),
      {
        one: { summary: 'In English', value: [examplePreview] },
        none: { summary: 'What it is about is no more', value: [] },
      },
    ),
    ...problemResponses(...adminRefusals, notFound(letter.singular)),
  },
}

const exampleShape = z.object({ previews: z.array(previewRepresentation) }).meta({ title: 'LetterExample' })

const examplesSchema = {
  ...forAdmins,
  operationId: 'getLetterExamples',
  summary: 'What letters of a kind say, in each language',
  description:
    'Of what is made up, one for each thing they may have to say, also where none was ever sent. What goes along with them is left out.',
  querystring: requestSchema(letterExamplesRequest),
  response: {
    200: jsonAnswer('Each in both languages.', z.array(exampleShape), {
      one: { summary: 'In English', value: [{ previews: [examplePreview] }] },
    }),
    ...problemResponses(refusalOf(letterExamplesRequest, {}), ...adminRefusals),
  },
}

const sendAgainSchema = {
  ...forAdmins,
  operationId: 'sendLetterAgain',
  summary: 'Have a letter sent again',
  description:
    'One that was not sent, or of which nobody knows whether it was: then it may arrive twice. Nobody else’s press has sent it meanwhile.',
  params: idParams(letter),
  response: {
    200: jsonAnswer('The letter, which waits for its turn.', representation, {
      one: {
        summary: 'It waits',
        value: { ...example, state: 'waiting', answer: null, trouble: null, resends: 1 },
      },
    }),
    ...problemResponses(
      'letter_not_resendable',
      'letter_pointless',
      notFound(letter.singular),
      ...adminRefusals,
      ...changeRefusals,
    ),
  },
}

const asideSchema = (operationId: string, summary: string, dismissedAt: string | null) => ({
  ...forAdmins,
  operationId,
  summary,
  params: idParams(letter),
  response: {
    200: jsonAnswer('The letter.', representation, {
      one: { summary: 'As it stands now', value: { ...example, dismissedAt } },
    }),
    ...problemResponses(
      'letter_not_dismissible',
      notFound(letter.singular),
      ...adminRefusals,
      ...changeRefusals,
    ),
  },
})

const dismissSchema = asideSchema(
  'dismissLetter',
  'Leave it at that a letter was not sent, or may not have been',
  '2026-11-24T10:00:00.000Z',
)

const recallSchema = asideSchema('recallLetter', 'Take that back', null)

export const lettersRoutes = (app: FastifyInstance, letters: LettersService): void => {
  const path = '/api/letters'

  app.get(path, { schema: listSchema }, async ({ viewer, query, locale }, reply) => {
    const request = parse(letterList.query, query)
    const page = await letters.list(viewer, request, locale, pageAlone)
    const link = nextPageLink(path, request, page)
    if (link !== null) reply.header('link', link)
    return page.nodes
  })

  app.get(`${path}/settings`, { schema: settingsSchema }, ({ viewer }) => letters.settings(viewer))

  app.get(`${path}/examples`, { schema: examplesSchema }, ({ viewer, query }) =>
    letters.examples(viewer, query),
  )

  app.get<IdParams>(`${path}/:id/previews`, { schema: previewsSchema }, ({ viewer, params }) =>
    letters.previews(viewer, params.id),
  )

  app.post<IdParams>(`${path}/:id/deliveries`, { schema: sendAgainSchema }, ({ viewer, params }) =>
    letters.sendAgain(viewer, params.id),
  )

  app.post<IdParams>(`${path}/:id/dismissal`, { schema: dismissSchema }, ({ viewer, params }) =>
    letters.dismiss(viewer, params.id),
  )

  app.delete<IdParams>(`${path}/:id/dismissal`, { schema: recallSchema }, ({ viewer, params }) =>
    letters.recall(viewer, params.id),
  )
}
