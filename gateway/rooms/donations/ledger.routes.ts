import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ledgerList } from '../../../schema/ledger.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { jsonAnswer, languageHeader, linkHeader } from '../../openapi/documentation.ts'
import { localisedListOf } from '../../openapi/params.ts'
import { adminRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import { ledgerDonationRepresentation, representInLedger } from './donation.representation.ts'
import { exampleLedger } from './donations.examples.ts'
import type { DonationsService } from './donations.service.ts'

const examples = {
  en: { summary: 'In English', value: exampleLedger.map((gift) => representInLedger(gift, 'en')) },
  ka: { summary: 'ქართულად', value: exampleLedger.map((gift) => representInLedger(gift, 'ka')) },
}

const listSchema = {
  tags: ['donations'],
  ...permitted('gifts:read'),
  ...localisedListOf(ledgerList.query),
  operationId: 'listLedger',
  summary: 'All donations to all projects, whatever has become of them',
  response: {
    200: jsonAnswer(
      'Received last first, unless sorted otherwise; by a reference in the order of references.',
      z.array(ledgerDonationRepresentation),
      examples,
      { ...linkHeader, ...languageHeader },
    ),
    ...problemResponses(refusalOf(ledgerList.query, { limit: '0' }), ...adminRefusals, notFound('project')),
  },
}

export const ledgerRoutes = (app: FastifyInstance, donations: DonationsService): void => {
  app.get('/api/donations', { schema: listSchema }, async ({ viewer, query, locale }, reply) => {
    const request = parse(ledgerList.query, query)
    const page = await donations.listLedger(viewer, request)
    const link = nextPageLink('/api/donations', request, page)
    if (link !== null) reply.header('link', link)
    reply.header('content-language', locale)
    return page.nodes.map((gift) => representInLedger(gift, locale))
  })
}
