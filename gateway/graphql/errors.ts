import { ApolloServerValidationErrorCode, unwrapResolverError } from '@apollo/server/errors'
import type { FastifyInstance } from 'fastify'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Problem } from '../core/problem.ts'
import { toProblem } from '../http/to-problem.ts'

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

/** Where Apollo's sentence is about Apollo, ours stands in. */
const readable = ({ message, extensions }: GraphQLFormattedError): string => {
  const { INTROSPECTION_DISABLED } = ApolloServerValidationErrorCode
  if (extensions?.validationErrorCode === INTROSPECTION_DISABLED) return 'introspection is not answered here'
  return message.startsWith('GraphQL queries must be strings') ? 'a query must be a string' : message
}

const render = ({
  code,
  message,
  errors,
  retryAfter,
}: Problem): Pick<GraphQLFormattedError, 'message' | 'extensions'> => ({
  message,
  extensions: { code, ...(errors ? { errors } : {}), ...(retryAfter === undefined ? {} : { retryAfter }) },
})

/** Gives every error of an answer a code of the catalogue; what is our own fault says nothing more. */
export const createErrorFormatter =
  (logInternal: (error: unknown) => void) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { locations, path } = formatted
    const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) }
    if (isRequestError(formatted, error)) {
      return { message: readable(formatted), ...place, extensions: { code: 'validation_failed' } }
    }
    const problem = toProblem(unwrapResolverError(error))
    if (problem.status >= 500) logInternal(error)
    return { ...render(problem), ...place }
  }

/** What is refused before GraphQL has its say is answered in the form its clients read. */
export const answerInGraphql = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (problem.status >= 500) request.log.error({ err: error }, problem.message)
    if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
    return reply.code(problem.status).send({ errors: [render(problem)] })
  })
}
