import { ApolloServerValidationErrorCode, unwrapResolverError } from '@apollo/server/errors'
import type { FastifyInstance } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { noteProblem } from '../core/answering.ts'
import { Problem } from '../core/problem.ts'
import type { ConstraintProblems } from '../database/postgres-problem.ts'
import { keptByNobody } from '../http/caching.ts'
import { logOwnFault } from '../http/log-own-fault.ts'
import { toProblem } from '../http/to-problem.ts'
import { readableMessage } from './readable-message.ts'

/** Apollo's own refusals of a document or of variables, before any resolver runs. Some bear only a status. */
const requestErrors = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

const isRequestError = ({ extensions }: GraphQLFormattedError, error: unknown): boolean => {
  if (requestErrors.has(String(extensions?.code))) return true
  const http: unknown = error instanceof GraphQLError ? error.extensions.http : undefined
  return typeof http === 'object' && http !== null && 'status' in http && http.status === 400
}

const readable = ({ message, extensions }: GraphQLFormattedError): string => {
  const { INTROSPECTION_DISABLED } = ApolloServerValidationErrorCode
  if (extensions?.validationErrorCode === INTROSPECTION_DISABLED) return 'introspection is not answered here'
  return readableMessage(message)
}

/** As many places as a reader looks up; a document may hold one mistake a hundred times. */
const mostLocations = 5

const placeOf = ({ locations, path }: GraphQLFormattedError) => ({
  ...(locations ? { locations: locations.slice(0, mostLocations) } : {}),
  ...(path ? { path } : {}),
})

/** A refusal of our own gate, which Apollo carries as the cause of an error of GraphQL. */
const ownRefusal = (error: unknown): Problem | null =>
  error instanceof GraphQLError && error.path === undefined && error.originalError instanceof Problem
    ? error.originalError
    : null

const render = ({
  code,
  message,
  errors,
  retryAfter,
  challenge,
}: Problem): Pick<GraphQLFormattedError, 'message' | 'extensions'> => ({
  message,
  extensions: {
    code,
    ...(errors ? { errors } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(challenge === undefined ? {} : { challenge }),
  },
})

/** Gives every error of an answer a code of the catalogue; what is our own fault says nothing more. */
export const createErrorFormatter =
  (byConstraint: ConstraintProblems, logInternal: (error: unknown) => void) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const place = placeOf(formatted)
    const refusal = ownRefusal(error)
    if (refusal) {
      noteProblem(refusal.code)
      return { ...render(refusal), ...place }
    }
    if (isRequestError(formatted, error)) {
      noteProblem('validation_failed')
      return { message: readable(formatted), ...place, extensions: { code: 'validation_failed' } }
    }
    const problem = toProblem(unwrapResolverError(error), byConstraint)
    noteProblem(problem.code)
    if (problem.status >= 500) logInternal(error)
    return { ...render(problem), ...place }
  }

/** What is refused before GraphQL has its say is answered in the form its clients read. */
export const answerInGraphql = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    logOwnFault(request, error, problem)
    noteProblem(problem.code, request.answering)
    if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
    return reply
      .code(problem.status)
      .headers(keptByNobody)
      .send({ errors: [render(problem)] })
  })
}
