import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { namesOf } from '../../../schema/model.ts'
import type { ProblemCode } from '../../../schema/problems.ts'
import {
  maximumPaperBytes,
  newSpending,
  paperForm,
  type Spending,
  type SpendingEntry,
  spending,
  spendingCorrection,
  spendingEntryInWords,
  spendingEntryKinds,
  spendingList,
  spendingReason,
  spendingStatuses,
} from '../../../schema/spending.ts'
import { fieldError } from '../../../schema/validation.ts'
import { notFound, validationFailed } from '../../core/problem.ts'
import { acceptForms, readForm } from '../../http/forms.ts'
import { exampleRecord, recordExamples } from '../../models/examples.ts'
import { listRoute } from '../../models/list.routes.ts'
import { representationOf, representer } from '../../models/representation.ts'
import {
  jsonAnswer,
  jsonBody,
  languageHeader,
  locationHeader,
  paperAnswer,
} from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { type IdParams, idParams, localised, localisedOnce } from '../../openapi/params.ts'
import {
  adminRefusals,
  bodyRefusals,
  createRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { moreWith, permitted } from '../../openapi/security.ts'
import type { SpendingService } from './spending.service.ts'

const tags = ['spendings']
const { read, write } = spending.permissions
const representation: z.ZodType = representationOf(spending)
const represent = representer(spending)
const example = exampleRecord(spending)
const examples = recordExamples((locale) => represent(example, locale, true))
const missing = notFound(spending.singular)
const path = '/api/spendings'

const newExamples = {
  one: {
    summary: 'In the language of the request, for the charity as a whole',
    value: { amount: 40, spentOn: '2026-03-02', purpose: 'The fee of the bank' },
  },
  both: {
    summary: 'In both languages, for a project',
    value: {
      amount: example.amount,
      spentOn: example.spentOn,
      projectId: example.projectId,
      translations: { en: { purpose: example.purpose.en }, ka: { purpose: example.purpose.ka } },
    },
  },
}

const words = spendingEntryInWords
const entry: z.ZodType<SpendingEntry> = z
  .object({
    version: z.int().meta({ description: words.version }),
    kind: z.enum(namesOf(spendingEntryKinds)).meta({ description: words.kind }),
    reason: z.string().nullable().meta({ description: words.reason }),
    madeBy: z.string().nullable().meta({ description: words.madeBy }),
    madeAt: z.string().meta({ format: 'date-time', description: words.madeAt }),
    amount: z.number().meta({ description: words.amount }),
    spentOn: z.string().meta({ format: 'date', description: words.spentOn }),
    projectId: z.string().nullable().meta({ description: words.projectId }),
    purpose: z
      .object({ en: z.string().nullable(), ka: z.string().nullable() })
      .meta({ description: words.purpose }),
    status: z.enum(namesOf(spendingStatuses)).meta({ description: words.status }),
    hasReceipt: z.boolean().meta({ description: words.hasReceipt }),
  })
  .meta({ title: 'SpendingEntry' })

const exampleEntry: SpendingEntry = {
  version: 1,
  kind: 'recorded',
  reason: null,
  madeBy: 'Nino Kapanadze',
  madeAt: '2026-11-15T08:30:00.000Z',
  amount: example.amount,
  spentOn: example.spentOn,
  projectId: example.projectId,
  purpose: example.purpose,
  status: 'counted',
  hasReceipt: false,
}

const answerOf = (description: string) => jsonAnswer(description, representation, examples, languageHeader)

const getSchema = {
  tags,
  ...permitted(read),
  ...localised,
  params: idParams(spending),
  operationId: 'getSpending',
  summary: 'One of what was spent',
  response: { 200: answerOf('What was spent.'), ...problemResponses(...adminRefusals, missing) },
}

const historySchema = {
  tags,
  ...permitted(read),
  params: idParams(spending),
  operationId: 'getSpendingHistory',
  summary: 'All that was done to what was spent',
  response: {
    200: jsonAnswer('Newest first.', z.array(entry), {
      one: { summary: 'As it was written down', value: [exampleEntry] },
    }),
    ...problemResponses(...adminRefusals, missing),
  },
}

const createSchema = {
  tags,
  ...permitted(write),
  ...localisedOnce,
  operationId: 'createSpending',
  summary: 'Write down what was spent',
  body: jsonBody('NewSpending', newSpending, newExamples),
  response: {
    201: jsonAnswer('What was spent.', representation, examples, { ...locationHeader, ...languageHeader }),
    ...problemResponses(
      refusalOf(newSpending, {}),
      notFound('project'),
      missing,
      ...adminRefusals,
      ...createRefusals,
    ),
  },
}

const changing = (
  operationId: string,
  summary: string,
  body: { name: string; shape: z.ZodType; value: object },
  ...refusals: ProblemCode[]
) => ({
  tags,
  ...permitted(write),
  ...localised,
  params: idParams(spending),
  operationId,
  summary,
  body: jsonBody(body.name, body.shape, { one: { summary: 'As it is sent', value: body.value } }),
  response: {
    200: answerOf('What was spent, as the new entry has left it.'),
    ...problemResponses(
      refusalOf(body.shape, {}),
      missing,
      'edit_conflict',
      ...refusals,
      ...adminRefusals,
      ...bodyRefusals,
    ),
  },
})

const correctSchema = changing(
  'correctSpending',
  'Correct what was spent',
  {
    name: 'SpendingCorrection',
    shape: spendingCorrection,
    value: { amount: 3500, reason: 'The invoice says so.' },
  },
  'spending_voided',
)

const reason = { name: 'SpendingReason', shape: spendingReason }

const voidSchema = changing(
  'voidSpending',
  'Void what was written down by mistake',
  { ...reason, value: { reason: 'It was written down twice.' } },
  'spending_voided',
)

const detachSchema = changing('detachReceipt', 'Take a receipt off, and destroy it', {
  ...reason,
  value: { reason: 'It shows somebody’s telephone number.' },
})

const attachSchema = {
  tags,
  ...permitted(write),
  ...localised,
  params: idParams(spending),
  operationId: 'attachReceipt',
  summary: 'Attach a receipt',
  description:
    'Takes PNG, JPEG, WebP, and PDF that only shows something, judged by their bytes: one with a password, scripts, actions or attached files is refused, as far as that is not packed. A picture is drawn anew and says nothing of camera or place; a PDF is kept as it is. The receipt before is destroyed.',
  consumes: ['multipart/form-data'],
  body: { title: 'ReceiptForm', ...requestSchema(paperForm) },
  response: {
    200: answerOf('What was spent, with its receipt.'),
    ...problemResponses(
      validationFailed([fieldError('file', 'active_paper')]),
      missing,
      'edit_conflict',
      'spending_voided',
      ...adminRefusals,
      ...bodyRefusals,
    ),
  },
}

const paperSchema = {
  tags,
  ...moreWith(read),
  params: idParams(spending),
  operationId: 'getSpendingReceipt',
  summary: 'The receipt of what was spent',
  description: 'For everybody once giving is launched, as long as it counts; for the team always.',
  response: { 200: paperAnswer('A picture or a PDF.'), ...problemResponses(notFound('receipt')) },
}

/** Whoever opens it sees paper, and nothing of it reaches the site. */
const paperHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

export const spendingRoutes = async (app: FastifyInstance, spendings: SpendingService): Promise<void> => {
  const answer = (each: Spending, { locale }: FastifyRequest, reply: FastifyReply): object => {
    reply.header('content-language', locale)
    return represent(each, locale, true)
  }

  listRoute(app, {
    model: spending,
    query: spendingList.query,
    representation,
    represent,
    example,
    list: spendings.list,
  })

  app.get<IdParams>(`${path}/:id`, { schema: getSchema }, async (request, reply) =>
    answer(await spendings.get(request.viewer, request.params.id), request, reply),
  )

  app.get<IdParams>(`${path}/:id/history`, { schema: historySchema }, ({ viewer, params }) =>
    spendings.history(viewer, params.id),
  )

  app.post(path, { schema: createSchema }, async (request, reply) => {
    const { viewer, body, locale, idempotencyKey } = request
    const made = await spendings.create(viewer, body, locale, idempotencyKey)
    return answer(made, request, reply.code(201).header('location', `${path}/${made.id}`))
  })

  app.post<IdParams>(`${path}/:id/corrections`, { schema: correctSchema }, async (request, reply) => {
    const { viewer, params, body, locale } = request
    return answer(await spendings.correct(viewer, params.id, body, locale), request, reply)
  })

  app.post<IdParams>(`${path}/:id/voids`, { schema: voidSchema }, async (request, reply) => {
    const { viewer, params, body } = request
    return answer(await spendings.void(viewer, params.id, body), request, reply)
  })

  app.post<IdParams>(`${path}/:id/receipt-removals`, { schema: detachSchema }, async (request, reply) => {
    const { viewer, params, body } = request
    return answer(await spendings.detach(viewer, params.id, body), request, reply)
  })

  app.get<IdParams>('/api/accounts/receipts/:id', { schema: paperSchema }, async (request, reply) => {
    const { type, bytes, name } = await spendings.paper(request.viewer, request.params.id)
    const way = type === 'application/pdf' ? 'attachment' : 'inline'
    return reply
      .type(type)
      .headers({ ...paperHeaders, 'content-disposition': `${way}; filename="${name}"` })
      .send(bytes)
  })

  await app.register(async (forms) => {
    await acceptForms(forms, { fileSize: maximumPaperBytes })
    forms.post<IdParams>(`${path}/:id/receipt`, { schema: attachSchema }, async (request, reply) => {
      const { viewer, params } = request
      return answer(await spendings.attach(viewer, params.id, () => readForm(request)), request, reply)
    })
  })
}
