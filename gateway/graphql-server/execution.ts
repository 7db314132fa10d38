import type { ApolloServerOptionsWithGateway } from '@apollo/server'
import { type ExecutionResult, execute, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import type { GraphqlContext } from '../graphql/context.ts'
import { createOperation, type KnownOperations } from './operations.ts'

/** The context of an operation that has been executed already, for Apollo to tell what failed. */
export interface ExecutedContext extends GraphqlContext {
  executed?: ExecutionResult
}

const isContext = (context: object): context is ExecutedContext => 'batchLoader' in context

/**
 * How Apollo has its operations executed: by a plan that is made once of each. What gets here has passed every gate,
 * and is known from then on.
 */
export const executeByPlan = (
  schema: GraphQLSchema,
  operations: KnownOperations,
): ApolloServerOptionsWithGateway<ExecutedContext>['gateway'] => ({
  onSchemaLoadOrUpdate: (use) => {
    use({ apiSchema: schema, coreSupergraphSdl: '' })
    return () => undefined
  },
  stop: async () => undefined,
  load: async () => ({
    executor: async ({ context, document, operation, source, request }) => {
      if (!isContext(context)) throw new Error('an operation has lost its context')
      if (context.executed) return context.executed
      const definition: OperationDefinitionNode | undefined = operation
      // Of several that none was chosen of graphql-js says so.
      if (definition === undefined) return execute({ schema, document, contextValue: context })
      const known = createOperation(schema, document, definition)
      operations.keep(source, request.operationName, known)
      return known.execute(context, request.variables ?? {})
    },
  }),
})
