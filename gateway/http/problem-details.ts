import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fieldErrorCodes, type ProblemCode, problems } from '../../schema/problems.ts'
import { notFound, type Problem } from '../core/problem.ts'
import { keptByNobody } from './caching.ts'
import { logOwnFault } from './log-own-fault.ts'
import { toProblem } from './to-problem.ts'

const statusTitles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]]

/** RFC 9457 problem details; `error` repeats `detail` for clients that read that field. */
export const problemDetails = z
  .object({
    type: z.string().meta({ description: 'The code as a URN.' }),
    title: z.string().meta({ description: 'The name of the status.' }),
    status: z.int(),
    detail: z.string().meta({ description: 'What went wrong, in English.' }),
    code: z.enum(problemCodes).meta({ description: 'What programs decide by.' }),
    error: z.string().meta({ description: 'The detail once more.' }),
    errors: z
      .array(z.object({ field: z.string(), code: z.enum(fieldErrorCodes), message: z.string() }))
      .optional()
      .meta({ description: 'Every refused field.' }),
  })
  .meta({ title: 'Problem' })

/** A refusal as REST answers it. */
export const renderProblem = ({
  code,
  status,
  message,
  errors,
}: Problem): z.infer<typeof problemDetails> => ({
  type: `urn:problem:${code}`,
  title: statusTitles[status] ?? 'Error',
  status,
  detail: message,
  code,
  error: message,
  ...(errors ? { errors: [...errors] } : {}),
})

/** Answers a refusal. */
export const sendProblem = (problem: Problem, reply: FastifyReply): FastifyReply => {
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problem.status)
    .headers(keptByNobody)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(renderProblem(problem))
}

/** Answers every error under its routes as problem details, and logs what is our fault. */
export const renderProblems = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const problem = toProblem(error)
    logOwnFault(request, error, problem)
    return sendProblem(problem, reply)
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(notFound('route'), reply))
}
