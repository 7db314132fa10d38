import { unwrapResolverError } from '@apollo/server/errors'
import type { GraphQLFormattedError } from 'graphql'
import type { Problem } from '../core/problem.ts'
import { toProblem } from '../http/to-problem.ts'

/** Apollo's own refusals of a document or of variables, before any resolver runs. */
const requestErrors = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

const render = ({
  code,
  message,
  errors,
}: Problem): Pick<GraphQLFormattedError, 'message' | 'extensions'> => ({
  message,
  extensions: { code, ...(errors ? { errors } : {}) },
})

/** Gives every error of an answer a code of the catalogue; what is our own fault says nothing more. */
export const createErrorFormatter =
  (logInternal: (error: unknown) => void) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { locations, path } = formatted
    const place = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) }
    if (requestErrors.has(String(formatted.extensions?.code))) {
      return { message: formatted.message, ...place, extensions: { code: 'validation_failed' } }
    }
    const problem = toProblem(unwrapResolverError(error))
    if (problem.status >= 500) logInternal(error)
    return { ...render(problem), ...place }
  }
