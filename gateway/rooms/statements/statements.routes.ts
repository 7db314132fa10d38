import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { donor } from '../../../schema/donors.ts'
import {
  type DonorStatement,
  donorStatement,
  donorStatementFields,
  statementPath,
  statementsSending,
  type YearlyStatements,
  yearlyStatementsFields,
  yearOfStatements,
} from '../../../schema/statements.ts'
import { notFound } from '../../core/problem.ts'
import { jsonAnswer, jsonBody, pdfAnswer } from '../../openapi/documentation.ts'
import { type IdParams, idParams } from '../../openapi/params.ts'
import {
  adminRefusals,
  bodyRefusals,
  changeRefusals,
  problemResponses,
  refusalOf,
} from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { examplePreview, previewRepresentation } from '../letters/letter-preview.representation.ts'
import { noStatement, type StatementsService } from './statements.service.ts'

const tags = ['statements']
const ofYear = { params: idParams(yearOfStatements) }
const ofOne = { params: idParams(donorStatement) }
const noYear = notFound(yearOfStatements.singular)
const sending = ['letters_off', 'giving_off', 'charity_details_missing'] as const

const representation = z
  .object({
    id: z.string().meta({ description: donorStatementFields.id }),
    year: z.int().meta({ description: donorStatementFields.year }),
    amount: z.number().meta({ description: donorStatementFields.amount }),
    giftCount: z.int().meta({ description: donorStatementFields.giftCount }),
    pdfPath: z.string().meta({ description: donorStatementFields.pdfPath }),
    sentAt: z.string().nullable().meta({ description: donorStatementFields.sentAt, format: 'date-time' }),
    sentAmount: z.number().nullable().meta({ description: donorStatementFields.sentAmount }),
  })
  .meta({ title: 'DonorStatement' })

const yearRepresentation = z
  .object({
    year: z.int().meta({ description: yearlyStatementsFields.year }),
    isSending: z.boolean().meta({ description: yearlyStatementsFields.isSending }),
    waiting: z.int().meta({ description: yearlyStatementsFields.waiting }),
    sent: z.int().meta({ description: yearlyStatementsFields.sent }),
    unreachable: z.int().meta({ description: yearlyStatementsFields.unreachable }),
  })
  .meta({ title: 'YearlyStatements' })

const example: DonorStatement = {
  id: donorStatement.exampleId,
  year: 2026,
  amount: 370,
  giftCount: 5,
  pdfPath: statementPath(donorStatement.exampleId),
  sentAt: '2027-01-10T09:00:00.000Z',
  sentAmount: 370,
}

const yearExample: YearlyStatements = { year: 2026, isSending: true, waiting: 41, sent: 87, unreachable: 12 }
const oneYear = { one: { summary: 'On their way', value: yearExample } }

const yearSchema = {
  tags,
  ...permitted('gifts:write'),
  ...ofYear,
  operationId: 'getStatements',
  summary: 'How the statements of a year stand',
  description: 'To how many donors they would go, to how many they went.',
  response: {
    200: jsonAnswer('Counted by now.', yearRepresentation, oneYear),
    ...problemResponses(...adminRefusals, noYear),
  },
}

const previewsSchema = {
  tags,
  ...permitted('gifts:write'),
  ...ofYear,
  operationId: 'getStatementPreviews',
  summary: 'The letter that brings donors their statements of a year',
  response: {
    200: jsonAnswer('In each language.', z.array(previewRepresentation), {
      one: { summary: 'In English', value: [examplePreview] },
    }),
    ...problemResponses(...adminRefusals, noYear),
  },
}

const sendingSchema = {
  tags,
  ...permitted('gifts:write'),
  ...ofYear,
  operationId: 'setStatementsSending',
  summary: 'Have the statements of a year sent to all donors, or end that',
  description:
    'To every donor who has an email and was not sent one, a few at a time. What is so already stays; whoever was sent one is sent none.',
  body: jsonBody('StatementsSending', statementsSending, {
    begin: { summary: 'To be sent', value: { sending: true } },
    end: { summary: 'No further', value: { sending: false } },
  }),
  response: {
    200: jsonAnswer('How they stand.', yearRepresentation, oneYear),
    ...problemResponses(
      refusalOf(statementsSending, {}),
      ...sending,
      ...adminRefusals,
      noYear,
      ...bodyRefusals,
    ),
  },
}

const ofDonorSchema = {
  tags,
  ...permitted('people:addresses'),
  params: idParams(donor),
  operationId: 'listDonorStatements',
  summary: 'What a donor gave in each year',
  response: {
    200: jsonAnswer('The last year first.', z.array(representation), {
      one: { summary: 'One year', value: [example] },
    }),
    ...problemResponses(...adminRefusals, notFound(donor.singular)),
  },
}

const pdfSchema = {
  tags,
  ...permitted('people:addresses'),
  ...ofOne,
  operationId: 'getStatementPdf',
  summary: 'A statement of a donor as a PDF',
  description: 'In the language of the donor, made of the ledger as it is, and saying as of which day.',
  response: {
    200: pdfAnswer('The paper that the donor gets.'),
    ...problemResponses('giving_off', 'charity_details_missing', ...adminRefusals, noStatement()),
  },
}

const sendSchema = {
  tags,
  ...permitted('gifts:write'),
  ...ofOne,
  operationId: 'sendStatement',
  summary: 'Send a donor a statement of a year by letter',
  description: 'Whatever they were sent before. Asked for again within a minute, it is sent once.',
  response: {
    200: jsonAnswer('The statement, whose letter waits for its turn.', representation, {
      one: { summary: 'A statement', value: example },
    }),
    ...problemResponses(...sending, 'donor_unreachable', ...adminRefusals, noStatement(), ...changeRefusals),
  },
}

export const statementsRoutes = (app: FastifyInstance, statements: StatementsService): void => {
  app.get<IdParams>('/api/statements/:id', { schema: yearSchema }, ({ viewer, params }) =>
    statements.ofYear(viewer, params.id),
  )

  app.get<IdParams>('/api/statements/:id/previews', { schema: previewsSchema }, async ({ viewer, params }) =>
    statements.previews(viewer, params.id),
  )

  app.put<IdParams>('/api/statements/:id/sending', { schema: sendingSchema }, ({ viewer, params, body }) =>
    statements.setSending(viewer, params.id, body),
  )

  app.get<IdParams>('/api/donors/:id/statements', { schema: ofDonorSchema }, ({ viewer, params }) =>
    statements.ofDonor(viewer, params.id),
  )

  app.get<IdParams>(
    '/api/donor-statements/:id/statement.pdf',
    { schema: pdfSchema },
    async ({ viewer, params }, reply) => {
      const { name, bytes } = await statements.statementPdf(viewer, params.id)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}"`)
        .send(bytes)
    },
  )

  app.post<IdParams>('/api/donor-statements/:id/letters', { schema: sendSchema }, ({ viewer, params }) =>
    statements.sendStatement(viewer, params.id),
  )
}
