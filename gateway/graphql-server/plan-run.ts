import {
  type GraphQLError,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getArgumentValues,
  type OperationDefinitionNode,
} from 'graphql'
import type { GraphqlContext } from '../graphql/context.ts'
import type { FieldPlan, Fragments } from './operation-plan.ts'

/** One run of an operation. */
export interface Run {
  schema: GraphQLSchema
  fragments: Fragments
  operation: OperationDefinitionNode
  variables: GraphQLResolveInfo['variableValues']
  context: GraphqlContext
  errors: GraphQLError[]
}

/** The values of a field's arguments in this run. */
export const argumentsOf = (
  { variables }: Run,
  { args, definition, nodes: [node] }: FieldPlan,
): Record<string, unknown> => {
  if (args) return { ...args }
  return node ? getArgumentValues(definition, node, variables) : {}
}
