import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type ProviderName, paymentProviders } from '../../../schema/payment-ways.ts'
import { notFound } from '../../core/problem.ts'
import { jsonAnswer } from '../../openapi/documentation.ts'
import { requestSchema } from '../../openapi/json-schema.ts'
import { changeRefusals, problemResponses } from '../../openapi/problem-responses.ts'
import type { PayingService } from './paying.service.ts'

const received = z
  .object({ received: z.literal(true).meta({ description: 'It need not be sent again.' }) })
  .meta({ title: 'ReceivedCallback' })

const params = requestSchema(
  z.object({ way: z.enum(paymentProviders).meta({ description: 'Who takes the payment.' }) }),
)

const schema = {
  tags: ['pledges'],
  operationId: 'receivePaymentCallback',
  summary: 'A payment has changed, says whoever takes it',
  description:
    'For the providers of payments alone, in the words of each: Bank of Georgia signs in `Callback-Signature`, Stripe in `Stripe-Signature`, TBC Bank names a payment and signs nothing. The payment is then looked at there: what is said here decides nothing. Again, it is answered the same. What is not answered 200 is to be sent again.',
  params,
  response: {
    200: jsonAnswer('It is looked at within seconds.', received, {
      received: { summary: 'Received', value: { received: true } },
    }),
    ...problemResponses('callback_refused', notFound('payment'), 'payload_too_large', ...changeRefusals),
  },
}

/** Bytes, several times what any of them sends. */
export const longestCallback = 64 * 1024

export const callbackRoutes = async (
  app: FastifyInstance,
  pledges: Pick<PayingService, 'callBack'>,
): Promise<void> => {
  // What was signed are the bytes as they came, so nobody parses them before.
  await app.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers()
    callbacks.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    callbacks.post<{ Params: { way: ProviderName }; Body: string | undefined }>(
      '/api/payments/:way/callback',
      { schema, bodyLimit: longestCallback },
      async ({ params: { way }, body = '', headers }) => {
        await pledges.callBack(way, { body, headers })
        return { received: true }
      },
    )
  })
}
