import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { donation, donationStatuses } from '../../../schema/donations.ts'
import { id } from '../../../schema/fields.ts'
import { namesOf } from '../../../schema/model.ts'
import {
  giftAmountOfPledge,
  giftOfPledge,
  giftRefundedOfPledge,
  giftStatusOfPledge,
  type Pledge,
  pledge,
  pledgeArrival,
  pledgeList,
  pledgeReason,
  projectOfPledge,
} from '../../../schema/pledges.ts'
import { project } from '../../../schema/projects.ts'
import { parse } from '../../core/parse.ts'
import { notFound } from '../../core/problem.ts'
import { pageAlone } from '../../core/wanted.ts'
import { nextPageLink } from '../../http/next-page-link.ts'
import { exampleRecord } from '../../models/examples.ts'
import { representationOf } from '../../models/representation.ts'
import { jsonAnswer, jsonBody, linkHeader } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { type IdParams, idParams } from '../../openapi/params.ts'
import { adminRefusals, bodyRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import { permitted } from '../../openapi/security.ts'
import type { MonthlyGiftsService } from './monthly-gifts.service.ts'
import type { OwnPledgesService } from './pledges.service.ts'
import type { SettlingService } from './settling.service.ts'

const tags = ['pledges']
const { permissions, singular } = pledge

const representation: z.ZodType<Pledge> = representationOf(pledge).extend({
  projectId: id.meta({ description: projectOfPledge }),
  donationId: id.nullable().meta({ description: giftOfPledge }),
  giftStatus: z.enum(namesOf(donationStatuses)).nullable().meta({ description: giftStatusOfPledge }),
  giftAmount: z.number().nullable().meta({ description: giftAmountOfPledge }),
  giftRefunded: z.number().nullable().meta({ description: giftRefundedOfPledge }),
})
const example: Pledge = {
  ...exampleRecord(pledge),
  projectId: project.exampleId,
  donationId: null,
  giftStatus: null,
  giftAmount: null,
  giftRefunded: null,
}
const one = { one: { summary: 'One pledge', value: example } }

const listSchema = {
  tags,
  ...permitted(permissions.read),
  operationId: 'listPledges',
  summary: 'What visitors have promised to give',
  querystring: requestSchema(pledgeList.query),
  response: {
    200: jsonAnswer(
      'Newest first, unless sorted otherwise.',
      z.array(representation),
      { one: { summary: 'One pledge', value: [example] }, none: { summary: 'None yet', value: [] } },
      linkHeader,
    ),
    ...problemResponses(refusalOf(pledgeList.query, { limit: '0' }), ...adminRefusals),
  },
}

const getSchema = {
  tags,
  ...permitted(permissions.read),
  params: idParams(pledge),
  operationId: 'getPledge',
  summary: 'One pledge',
  response: {
    200: jsonAnswer('The pledge.', representation, one),
    ...problemResponses(...adminRefusals, notFound(singular)),
  },
}

const ofDonationSchema = {
  tags,
  ...permitted(permissions.read),
  params: idParams(donation),
  operationId: 'listDonationPledges',
  summary: 'That which a gift was promised as',
  response: {
    200: jsonAnswer('One, or none where nobody had promised it.', z.array(representation), {
      one: { summary: 'It was promised', value: [{ ...example, donationId: donation.exampleId }] },
      none: { summary: 'It was not', value: [] },
    }),
    ...problemResponses(...adminRefusals, notFound(donation.singular)),
  },
}

const settling = (
  operationId: string,
  summary: string,
  { shape, name, value, refused }: { shape: z.ZodType; name: string; value: object; refused: object },
  description: string,
) => ({
  tags,
  ...permitted(permissions.write),
  params: idParams(pledge),
  operationId,
  summary,
  description,
  body: jsonBody(name, shape, { one: { summary: 'As it is sent', value } }),
  response: {
    200: jsonAnswer('The pledge as it stands now.', representation, one),
    ...problemResponses(
      refusalOf(shape, refused),
      'pledge_settled',
      'gift_not_counted',
      'edit_conflict',
      notFound(singular),
      ...adminRefusals,
      ...bodyRefusals,
    ),
  },
})

const why = {
  shape: pledgeReason,
  name: 'PledgeReason',
  value: { reason: 'It was promised twice.' },
  refused: {},
}

const confirmSchema = settling(
  'confirmPledge',
  'The money of a pledge came',
  { shape: pledgeArrival, name: 'PledgeArrival', value: { amount: 70 }, refused: { amount: 0 } },
  'It becomes a gift of what came, in the same transaction; that may differ from what was promised. Again, nothing is written. One that had expired or was withdrawn is confirmed, too.',
)

const refuseSchema = settling(
  'refusePledge',
  'A pledge is not waited for any more',
  why,
  'What is so already stays so.',
)

const awaitSchema = settling(
  'awaitPledge',
  'Wait for a pledge again',
  why,
  'What it became is voided, or that it was withdrawn is taken back.',
)

const endSchema = {
  ...settling(
    'endMonthlyGift',
    'End the monthly gift that a pledge is a month of',
    { ...why, value: { reason: 'They have asked us to, on the telephone.' } },
    'Whoever charges it is told first, and whoever gives by letter. What has ended already stays so. Where whoever charges it could not be reached it still runs: `endAskedAt` then says that this was asked for, and they are asked until it has ended.',
  ),
  response: {
    200: jsonAnswer('The pledge as it stands now.', representation, one),
    ...problemResponses(
      refusalOf(pledgeReason, {}),
      'not_monthly',
      'edit_conflict',
      notFound(singular),
      ...adminRefusals,
      ...bodyRefusals,
    ),
  },
}

type TeamsPledges = OwnPledgesService & SettlingService & Pick<MonthlyGiftsService, 'endMonthly'>

export const pledgesRoutes = (app: FastifyInstance, pledges: TeamsPledges): void => {
  const path = '/api/pledges'

  app.get(path, { schema: listSchema }, async ({ viewer, query, locale }, reply) => {
    const request = parse(pledgeList.query, query)
    const page = await pledges.list(viewer, request, locale, pageAlone)
    const link = nextPageLink(path, request, page)
    if (link !== null) reply.header('link', link)
    return page.nodes
  })

  app.get<IdParams>(`${path}/:id`, { schema: getSchema }, ({ viewer, params }) =>
    pledges.get(viewer, params.id),
  )

  app.get<IdParams>('/api/donations/:id/pledges', { schema: ofDonationSchema }, ({ viewer, params }) =>
    pledges.ofDonation(viewer, params.id),
  )

  app.post<IdParams>(`${path}/:id/confirmation`, { schema: confirmSchema }, ({ viewer, params, body }) =>
    pledges.confirm(viewer, params.id, body),
  )

  app.post<IdParams>(`${path}/:id/refusal`, { schema: refuseSchema }, ({ viewer, params, body }) =>
    pledges.refuse(viewer, params.id, body),
  )

  app.post<IdParams>(`${path}/:id/waiting`, { schema: awaitSchema }, ({ viewer, params, body }) =>
    pledges.waitAgain(viewer, params.id, body),
  )

  app.post<IdParams>(`${path}/:id/monthly-end`, { schema: endSchema }, ({ viewer, params, body }) =>
    pledges.endMonthly(viewer, params.id, body),
  )
}
