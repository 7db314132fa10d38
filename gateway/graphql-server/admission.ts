import type { ApolloServerPlugin } from '@apollo/server'
import { type DocumentNode, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { type InputLimits, mostInput, mostWithFile } from '../../schema/limits.ts'
import { boundInput } from '../core/bound-input.ts'
import { Problem, validationFailed } from '../core/problem.ts'
import type { Viewer } from '../core/viewer.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { takesFile } from '../graphql/takes-file.ts'
import { variableErrors } from './check-variables.ts'
import { mayAsk, requireFieldPermissions } from './field-permissions.ts'
import { costOf } from './query-cost.ts'

/** The most values an answer may be asked for: once everything an admin's dashboard shows, not twice. */
export const maximumCost = 1_500_000

/** @throws GraphQLError for a Problem, as Apollo wants it: with the status of an answer that has no data */
const refuse = (problem: unknown): never => {
  if (!(problem instanceof Problem)) throw problem
  throw new GraphQLError(problem.message, {
    originalError: problem,
    extensions: { http: { status: problem.status } },
  })
}

interface Asked {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Readonly<Record<string, unknown>>
}

/** Whoever may not ask for it at all brings no more than anybody. */
const mostFor = ({ schema, document, operation }: Asked, viewer: Viewer): InputLimits =>
  takesFile(schema, operation) && mayAsk(schema, document, operation, viewer) ? mostWithFile : mostInput

/** @throws Problem where the variables are too much, or do not fit their types, or the viewer may not ask at all */
const checkVariables = (asked: Asked, viewer: Viewer): void => {
  const { schema, document, operation, variables } = asked
  try {
    boundInput(variables, 'variables', mostFor(asked, viewer))
    const errors = variableErrors(schema, operation, variables)
    if (errors.length > 0) throw validationFailed(errors)
  } catch (refusal) {
    requireFieldPermissions(schema, document, operation, viewer)
    throw refusal
  }
}

/**
 * The one gate every operation passes before it runs, by whatever road it came: its variables are bounded first,
 * then held against their types, and only then is counted what it asks for. Operations of our own client are
 * known to ask for little; their variables are as strange as anybody's.
 * @throws Problem
 */
export const admit = (asked: Asked, viewer: Viewer, isOurOwn: boolean): void => {
  checkVariables(asked, viewer)
  const { schema, document, operation, variables } = asked
  if (isOurOwn || costOf(schema, document, operation, variables) <= maximumCost) return
  throw new Problem('validation_failed', {
    detail: `an operation may ask for ${maximumCost} values at most`,
  })
}

/** The gate on Apollo's road. */
export const admission: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request, metrics, contextValue }) => {
      const variables = request.variables ?? {}
      try {
        if (operation) {
          const asked = { schema, document, operation, variables }
          return admit(asked, contextValue.viewer, metrics.persistedQueryHit === true)
        }
        boundInput(variables, 'variables')
        if (!request.operationName) return
        throw new Problem('validation_failed', { detail: 'the document has no operation of that name' })
      } catch (problem) {
        refuse(problem)
      }
    },
  }),
}
