import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { donation } from '../../../schema/donations.ts'
import { ownReceiptPath } from '../../../schema/gift-page.ts'
import { pledgeToken } from '../../../schema/own-pledge.ts'
import { newReceipt, receipt, receiptList } from '../../../schema/receipts.ts'
import { notFound } from '../../core/problem.ts'
import { exampleRecord } from '../../models/examples.ts'
import { listRoute } from '../../models/list.routes.ts'
import { representationOf } from '../../models/representation.ts'
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
import type { ReceiptsService } from './receipts.service.ts'

const tags = [receipt.plural]
const representation = representationOf(receipt)
const example = exampleRecord(receipt)
const missing = notFound(receipt.singular)
const one = { one: { summary: 'A receipt', value: example } }
const issuing = ['gift_not_counted', 'not_refunded', 'charity_details_missing'] as const

const getSchema = {
  tags,
  ...permitted('gifts:read'),
  operationId: 'getReceipt',
  summary: 'One receipt',
  params: idParams(receipt),
  response: {
    200: jsonAnswer('The receipt.', representation, one),
    ...problemResponses(...adminRefusals, missing),
  },
}

const pdfSchema = {
  tags,
  ...permitted('people:addresses'),
  operationId: 'getReceiptPdf',
  summary: 'A receipt as a PDF',
  description: 'In its own language; the same bytes whenever it is asked for.',
  params: idParams(receipt),
  response: {
    200: pdfAnswer('The paper that its donor gets.'),
    ...problemResponses(...adminRefusals, missing),
  },
}

const ownPdfSchema = {
  tags,
  operationId: 'getPledgeReceiptPdf',
  summary: 'The receipt of a pledge as a PDF, for whoever has its link',
  description: 'The token is sent in the body, so that no log has it. Nothing is written.',
  body: jsonBody('PledgeToken', pledgeToken, {}),
  response: {
    200: pdfAnswer('The paper that came with the letter, in its own language.'),
    ...problemResponses(refusalOf(pledgeToken, {}), missing, ...bodyRefusals),
  },
}

const ofDonationSchema = {
  tags,
  ...permitted('gifts:read'),
  operationId: 'listDonationReceipts',
  summary: 'All receipts of a gift and of what went back of it',
  params: idParams(donation),
  response: {
    200: jsonAnswer('Newest first, those that were replaced among them.', z.array(representation), {
      one: { summary: 'One', value: [example] },
      none: { summary: 'None yet', value: [] },
    }),
    ...problemResponses(...adminRefusals, notFound(donation.singular)),
  },
}

const issueSchema = {
  tags,
  ...permitted('gifts:write'),
  operationId: 'issueReceipt',
  summary: 'Issue a receipt of a gift, or of a refund of it',
  description:
    'Where there is one that stands, that is answered: whoever asks twice is answered the same one.',
  params: idParams(donation),
  body: jsonBody('NewReceipt', newReceipt, {
    gift: { summary: 'Of the gift', value: {} },
  }),
  response: {
    200: jsonAnswer('The receipt that stands.', representation, one),
    ...problemResponses(
      refusalOf(newReceipt, { entry: 1 }),
      ...adminRefusals,
      notFound(donation.singular),
      ...issuing,
      ...bodyRefusals,
    ),
  },
}

const replaceSchema = {
  tags,
  ...permitted('gifts:write'),
  operationId: 'replaceReceipt',
  summary: 'Issue another in the place of a receipt',
  description:
    'Of which the ledger says something else by now. The one before stays as it is, and says which one took its place.',
  params: idParams(receipt),
  response: {
    200: jsonAnswer('The receipt that stands.', representation, one),
    ...problemResponses('receipt_still_right', ...issuing, ...adminRefusals, missing, ...changeRefusals),
  },
}

const sendSchema = {
  tags,
  ...permitted('gifts:write'),
  operationId: 'sendReceipt',
  summary: 'Send a receipt by letter',
  description:
    'To the address that its gift has by now, in the language of the receipt, which comes with it as a PDF. Asked for again within a minute, it is sent once.',
  params: idParams(receipt),
  response: {
    200: jsonAnswer('The receipt, whose letter waits for its turn.', representation, one),
    ...problemResponses(
      ...(['letters_off', 'donor_unreachable', 'gift_not_counted', 'not_refunded'] as const),
      ...adminRefusals,
      missing,
      ...changeRefusals,
    ),
  },
}

export const receiptsRoutes = (app: FastifyInstance, receipts: ReceiptsService): void => {
  listRoute(app, {
    model: receipt,
    query: receiptList.query,
    representation,
    represent: (each) => each,
    example,
    list: receipts.list,
  })

  app.get<IdParams>('/api/receipts/:id', { schema: getSchema }, ({ viewer, params }) =>
    receipts.get(viewer, params.id),
  )

  app.get<IdParams>('/api/receipts/:id/receipt.pdf', { schema: pdfSchema }, async (request, reply) => {
    const { name, bytes } = await receipts.pdf(request.viewer, request.params.id)
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(bytes)
  })

  app.post(ownReceiptPath, { schema: ownPdfSchema }, async ({ body }, reply) => {
    const { name, bytes } = await receipts.ownPdf(body)
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(bytes)
  })

  app.post<IdParams>('/api/receipts/:id/replacements', { schema: replaceSchema }, ({ viewer, params }) =>
    receipts.replace(viewer, params.id),
  )

  app.post<IdParams>('/api/receipts/:id/letters', { schema: sendSchema }, ({ viewer, params }) =>
    receipts.send(viewer, params.id),
  )

  const ofDonation = '/api/donations/:id/receipts'
  app.get<IdParams>(ofDonation, { schema: ofDonationSchema }, ({ viewer, params }) =>
    receipts.ofDonation(viewer, params.id),
  )
  app.post<IdParams>(ofDonation, { schema: issueSchema }, ({ viewer, params, body }) =>
    receipts.issue(viewer, params.id, body),
  )
}
