import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteProblem } from '../core/answering.ts'
import { notFound, type Problem } from '../core/problem.ts'
import { renderProblem } from '../core/problem-details.ts'
import type { ConstraintProblems } from '../database/postgres-problem.ts'
import { keptByNobody } from './caching.ts'
import { logOwnFault } from './log-own-fault.ts'
import { toProblem } from './to-problem.ts'

/** The media type of every refusal. */
export const problemType = 'application/problem+json; charset=utf-8'

/** Answers a refusal. */
export const sendProblem = (problem: Problem, reply: FastifyReply): FastifyReply => {
  noteProblem(problem.code, reply.request.answering)
  if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(problem.status)
    .headers(keptByNobody)
    .type(problemType)
    .serializer(JSON.stringify)
    .send(renderProblem(problem))
}

/** Answers every error under its routes as problem details, and logs what is our fault. */
export const renderProblems = (app: FastifyInstance, byConstraint: ConstraintProblems): void => {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const problem = toProblem(error, byConstraint)
    logOwnFault(request, error, problem)
    return sendProblem(problem, reply)
  })
  app.setNotFoundHandler((_request, reply) => sendProblem(notFound('route'), reply))
}
