import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { GraphqlContext } from '../graphql/context.ts'
import { executePlan } from './execute-plan.ts'
import { countTokens, measureDocument } from './measure-document.ts'
import { decidingVariables, type OperationPlan, planOperation } from './operation-plan.ts'

type Variables = Record<string, unknown>

/** An operation of a valid document that this server answers. */
export interface Operation {
  schema: GraphQLSchema
  document: DocumentNode
  definition: OperationDefinitionNode
  /** Bytes that it may come to take, with all its plans. */
  size: number
  /** Answers it as graphql-js would. What may be asked has been judged before. */
  execute: (context: GraphqlContext, variables: Variables) => Promise<ExecutionResult>
}

/** Never reached: what does not fit has been refused, in better words. */
const options = { maxCoercionErrors: 1 }
const coercion = { maxErrors: options.maxCoercionErrors }

/** Each set of values of what `@skip` and `@include` read has a plan of its own; nobody needs many. */
const mostPlans = 8

/** Bytes that a word of a document takes, and a field of a plan: as measured, and a little more. */
const bytesOf = { token: 450, selection: 500 }

const sizeOf = (document: DocumentNode, plans: number): number =>
  bytesOf.token * countTokens(document) + bytesOf.selection * measureDocument(document).selections * plans

export const createOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): Operation => {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null)
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node
  }
  const deciding = decidingVariables(document)
  const plans = new Map<string, OperationPlan | null>()

  const planFor = (variables: Variables): OperationPlan | null => {
    const decided = deciding.length === 0 ? '' : JSON.stringify(deciding.map((name) => variables[name]))
    const known = plans.get(decided)
    if (known !== undefined) return known
    const plan = planOperation(schema, fragments, definition, variables)
    if (plans.size < mostPlans) plans.set(decided, plan)
    return plan
  }

  return {
    schema,
    document,
    definition,
    size: sizeOf(document, deciding.length === 0 ? 1 : mostPlans),
    execute: async (contextValue, given) => {
      const { errors, coerced } = getVariableValues(
        schema,
        definition.variableDefinitions ?? [],
        given,
        coercion,
      )
      if (errors) return { errors }
      if (definition.operation === 'mutation') contextValue.effects.mayHaveWritten = true
      const plan = planFor(coerced)
      if (!plan) {
        const alone = document.definitions.filter(
          (node) => node.kind !== Kind.OPERATION_DEFINITION || node === definition,
        )
        return execute({
          schema,
          document: { ...document, definitions: alone },
          contextValue,
          variableValues: given,
          options,
        })
      }
      const run = {
        schema,
        fragments,
        operation: definition,
        variables: coerced,
        context: contextValue,
        errors: [],
      }
      return executePlan(run, plan)
    },
  }
}

/** The operations that have been asked for lately. */
export interface KnownOperations {
  find: (text: string, name: string | undefined) => Operation | undefined
  keep: (text: string, name: string | undefined, operation: Operation) => void
}

/** All documents of our own client take seven million bytes; one of somebody else, with all that it may skip, up to one million. */
const most = { bytes: 16 * 2 ** 20, characters: 10_000 }

export const createKnownOperations = (bytes = most.bytes): KnownOperations => {
  const known = new LRUCache<string, Operation>({
    maxSize: bytes,
    sizeCalculation: ({ size }, key) => size + 2 * key.length,
  })
  // No character parts the two: a comment may hold any.
  const keyOf = (text: string, name = ''): string => `${name.length} ${name}${text}`
  return {
    find: (text, name) => known.get(keyOf(text, name)),
    keep: (text, name, operation) => {
      if (text.length <= most.characters) known.set(keyOf(text, name), operation)
    },
  }
}
