import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type GivingOptions, givingDescriptions, pledgePresets } from '../../../schema/giving-options.ts'
import { namesOf } from '../../../schema/model.ts'
import {
  type OwnPledge,
  ownPledge,
  pledgeThanks,
  pledgeToken,
  tokenOfPledge,
} from '../../../schema/own-pledge.ts'
import { paymentWays } from '../../../schema/payment-ways.ts'
import { mostPledgeLettersADay, newPledge, pledge } from '../../../schema/pledges.ts'
import { project } from '../../../schema/projects.ts'
import { notFound } from '../../core/problem.ts'
import { publicRead } from '../../http/caching.ts'
import { exampleRecord, recordExamples } from '../../models/examples.ts'
import { representationOf, representer } from '../../models/representation.ts'
import {
  jsonAnswer,
  jsonBody,
  languageHeader,
  publicHeaders,
  unchangedAnswer,
} from '../../openapi/documentation.ts'
import { type IdParams, idParams, localised, localisedOnce } from '../../openapi/params.ts'
import { bodyRefusals, createRefusals, problemResponses, refusalOf } from '../../openapi/problem-responses.ts'
import type { OwnPledgesService } from './pledges.service.ts'

const tags = ['pledges']
const { singular } = pledge

/** Of links there is no example that anybody could follow. */
const noExamples = {}

const options = z
  .object({
    launched: z.boolean().meta({ description: givingDescriptions.launched }),
    ways: z.array(z.enum(namesOf(paymentWays))).meta({ description: givingDescriptions.ways }),
    presets: z.array(z.number()).meta({ description: givingDescriptions.presets }),
    monthlyWays: z
      .array(z.enum(namesOf(paymentWays)))
      .optional()
      .meta({ description: givingDescriptions.monthlyWays }),
    thankedFrom: z.number().optional().meta({ description: givingDescriptions.thankedFrom }),
  })
  .meta({ title: 'GivingOptions' })

const presets = [...pledgePresets]
const launchedOptions: GivingOptions = { launched: true, ways: ['transfer'], presets, thankedFrom: 100 }
const monthlyOptions: GivingOptions = {
  ...{ launched: true, ways: ['transfer', 'stripe'], presets },
  monthlyWays: ['stripe'],
  thankedFrom: 100,
}

const optionsSchema = {
  tags,
  operationId: 'getGivingOptions',
  summary: 'Whether gifts can be made on the site, and how',
  response: {
    200: jsonAnswer(
      'What can be done.',
      options,
      {
        launched: { summary: 'Launched', value: launchedOptions },
        monthly: { summary: 'With a way that can be charged every month', value: monthlyOptions },
        off: { summary: 'Not yet', value: { launched: false, ways: [], presets } },
      },
      publicHeaders,
    ),
    ...unchangedAnswer,
    ...problemResponses(),
  },
}

const own: z.ZodType = representationOf(ownPledge)
const representOwn = representer(ownPledge)
const ownExamples = recordExamples((locale) => representOwn(exampleRecord(ownPledge), locale, false))

const made: z.ZodType = representationOf(ownPledge)
  .extend({ token: z.string().meta({ description: tokenOfPledge }) })
  .meta({ title: 'MadePledge' })
const token = `${pledge.exampleId}.example`
const madeExamples = recordExamples((locale) => ({
  ...representOwn(exampleRecord(ownPledge), locale, false),
  token,
}))

const pledgeExamples = {
  named: {
    summary: 'With a name',
    value: { amount: 70, donorName: 'ანა ბერიძე', donorEmail: 'ana@example.org' },
  },
  anonymous: { summary: 'Without a name', value: { amount: 19, anonymous: true } },
} as const

const makeSchema = {
  tags,
  ...localisedOnce,
  params: idParams(project),
  operationId: 'pledgeGift',
  summary: 'Promise a gift to a project',
  description: `For everybody, once giving is launched. It counts nowhere until the money came. The answer says how to pay, and has the token that opens the pledge again; so does a letter to whoever leaves an address, at most ${mostPledgeLettersADay} times a day. Where whoever takes the payment is not there, it is kept all the same: the same request under the same key is led to its page later.`,
  body: jsonBody('NewPledge', newPledge, pledgeExamples),
  response: {
    201: jsonAnswer('What is promised, and how to pay it.', made, madeExamples, languageHeader),
    ...problemResponses(
      refusalOf(newPledge, { amount: 0 }),
      'giving_off',
      'project_not_open',
      'rate_limited',
      'payment_unavailable',
      'payment_refused',
      notFound(project.singular),
      ...createRefusals,
    ),
  },
}

const ownRefusals = [refusalOf(pledgeToken, {}), notFound(singular), ...bodyRefusals]

const withToken = { tags, ...localised, body: jsonBody('PledgeToken', pledgeToken, noExamples) }

const findSchema = {
  ...withToken,
  operationId: 'findPledge',
  summary: 'A pledge, for whoever has its link',
  description: 'The token is sent in the body, so that no log has it. Nothing is written.',
  response: {
    200: jsonAnswer('The pledge.', own, ownExamples, languageHeader),
    ...problemResponses(...ownRefusals),
  },
}

const withdrawSchema = {
  ...withToken,
  operationId: 'withdrawPledge',
  summary: 'Take a pledge back by its link',
  description: 'Again it is answered the same.',
  response: {
    200: jsonAnswer('The pledge, which is not waited for any more.', own, ownExamples, languageHeader),
    ...problemResponses('pledge_settled', ...ownRefusals),
  },
}

const stopSchema = {
  ...withToken,
  operationId: 'stopMonthlyGift',
  summary: 'Stop a monthly gift by the link of any of its months',
  description:
    'Whoever charges it is told first. Again it is answered the same. Where they could not be reached it still runs: `endAskedAt` then says that this was asked for, and they are asked until it has ended.',
  response: {
    200: jsonAnswer(
      'The pledge, whose monthly gift has ended or is about to.',
      own,
      ownExamples,
      languageHeader,
    ),
    ...problemResponses('not_monthly', ...ownRefusals),
  },
}

const sendSchema = {
  ...withToken,
  operationId: 'sendPledgeReceipt',
  summary: 'Send the receipt of a pledge again by its link',
  description:
    'To the address that its gift has by now, and to no other. Asked for again within a minute, it is sent once.',
  response: {
    200: jsonAnswer('The pledge, whose letter waits for its turn.', own, ownExamples, languageHeader),
    ...problemResponses('letters_off', 'donor_unreachable', 'rate_limited', ...ownRefusals),
  },
}

const thanksSchema = {
  ...withToken,
  body: jsonBody('PledgeThanks', pledgeThanks, noExamples),
  operationId: 'setPledgeThanks',
  summary: 'Say whether one is thanked by name for a pledge, by its link',
  description:
    'At any time. What is taken back is taken back for all that whoever made it gave: their name is gone from the site at once. Of an anonymous gift nobody is thanked, whatever is said.',
  response: {
    200: jsonAnswer('The pledge as it stands now.', own, ownExamples, languageHeader),
    ...problemResponses(refusalOf(pledgeThanks, {}), notFound(singular), ...bodyRefusals),
  },
}

export const ownPledgesRoutes = (app: FastifyInstance, pledges: OwnPledgesService): void => {
  const answerOwn = (found: OwnPledge, { locale }: FastifyRequest, reply: FastifyReply): object => {
    reply.header('content-language', locale)
    return representOwn(found, locale, false)
  }

  app.get('/api/giving', { schema: optionsSchema, ...publicRead() }, () => pledges.options())

  app.post<IdParams>('/api/projects/:id/pledges', { schema: makeSchema }, async (request, reply) => {
    const { params, body, locale, address } = request
    const pledged = await pledges.make(params.id, body, locale, address, request)
    reply.code(201)
    return answerOwn(pledged, request, reply)
  })

  app.post('/api/giving/pledge', { schema: findSchema }, async (request, reply) =>
    answerOwn(await pledges.findOwn(request.body), request, reply),
  )

  app.post('/api/giving/pledge/withdrawal', { schema: withdrawSchema }, async (request, reply) =>
    answerOwn(await pledges.withdrawOwn(request.body), request, reply),
  )

  app.post('/api/giving/pledge/stop', { schema: stopSchema }, async (request, reply) =>
    answerOwn(await pledges.stopOwn(request.body), request, reply),
  )

  app.post('/api/giving/pledge/receipt-letters', { schema: sendSchema }, async (request, reply) =>
    answerOwn(await pledges.sendOwnReceipt(request.body, request.address), request, reply),
  )

  app.post('/api/giving/pledge/thanks', { schema: thanksSchema }, async (request, reply) =>
    answerOwn(await pledges.thankOwn(request.body), request, reply),
  )
}
