import type { z } from 'zod'
import type { ProblemCode } from '../../schema/problems.ts'
import { parse } from '../core/parse.ts'
import { malformedAddress, Problem } from '../core/problem.ts'
import { problemDetails, renderProblem } from '../core/problem-details.ts'
import { challengeHeader, limitedHeaders, retryAfterHeader } from './documentation.ts'
import { responseSchema } from './json-schema.ts'

/** Named by its code alone, or as it is thrown where a route has words of its own. */
type Refusal = ProblemCode | Problem

/** What a token meets that is not good, whatever it is shown for. */
const tokenRefusals: readonly ProblemCode[] = ['token_invalid', 'token_expired', 'user_not_found']

/** What anybody who is not signed in meets. */
export const sessionRefusals: readonly ProblemCode[] = ['token_missing', ...tokenRefusals]

/** What anybody who is not an admin meets. */
export const adminRefusals: readonly ProblemCode[] = [...sessionRefusals, 'forbidden']

/** What a change without a body meets before anybody looks at it. */
export const changeRefusals: readonly ProblemCode[] = ['foreign_origin']

/** What a body meets before anybody reads its fields. */
export const bodyRefusals: readonly ProblemCode[] = [
  ...changeRefusals,
  'payload_too_large',
  'unsupported_media_type',
]

/** What a request meets that creates something. */
export const createRefusals: readonly ProblemCode[] = ['idempotency_key_reused', ...bodyRefusals]

/** What this input meets: the example of a refusal in the words of the very shape that refuses. */
export const refusalOf = (shape: z.ZodType, input: unknown): Problem => {
  try {
    parse(shape, input)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('an example of a refusal is accepted')
}

const problemSchema = responseSchema(problemDetails)

const headersOf: Record<number, Record<string, Record<string, unknown>>> = {
  401: challengeHeader,
  429: limitedHeaders,
  503: retryAfterHeader,
}

/** Of refused fields the first speaks for all, so a documented one is only an example. */
const describe = ({ code, message }: Problem): string =>
  code === 'validation_failed' ? `\`${code}\`: for example “${message}”` : `\`${code}\`: ${message}`

/** These refusals for the documentation of a route: a response for each status they share. */
export const refusals = (...all: readonly Refusal[]) => {
  const thrown = [...new Set(all)].map((refusal) =>
    typeof refusal === 'string' ? new Problem(refusal) : refusal,
  )
  const byStatus = Map.groupBy(thrown, ({ status }) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map(describe).join(' · '),
        ...(headersOf[status] ? { headers: headersOf[status] } : {}),
        content: {
          'application/problem+json': {
            schema: problemSchema,
            examples: Object.fromEntries(
              group.map((problem) => [
                problem.code,
                { summary: problem.message, value: renderProblem(problem) },
              ]),
            ),
          },
        },
      },
    ]),
  )
}

const isOfInput = (refusal: Refusal): boolean => typeof refusal !== 'string' && refusal.status === 400

/** The same for a route of the API: those of its own, and those any of them may answer. */
export const problemResponses = (...own: readonly Refusal[]) =>
  refusals(
    ...(own.some(isOfInput) ? [] : [malformedAddress()]),
    ...own,
    ...tokenRefusals,
    'rate_limited',
    'unavailable',
    'internal',
  )
