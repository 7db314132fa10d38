import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import { type DocumentNode, GraphQLError, Kind, visit } from 'graphql'
// The package's ES build asks for another copy of graphql than everybody else.
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity/cjs'
import { defaultPageSize, maximumPageSize } from '../../schema/lists.ts'
import type { GraphqlContext } from './context.ts'

/** The most values an answer may be asked for: once everything an admin's dashboard shows, not twice. */
const maximumCost = 1_500_000

/** The most selections looked at: fragments within fragments multiply faster than they can be counted. */
const maximumSelections = 2000

/** A page size the services would refuse multiplies nothing, so that their refusal is the one that is read. */
const pageSize = (first: unknown): number =>
  typeof first === 'number' && first >= 1 && first <= maximumPageSize ? first : 1

/** A field counts one, a list as often as it has items. */
const values: ComplexityEstimator = ({ args, childComplexity, field }) => {
  const isPaged = field.args.some(({ name }) => name === 'first')
  return 1 + childComplexity * (isPaged ? pageSize(args.first ?? defaultPageSize) : 1)
}

const refusal = (message: string): GraphQLError =>
  new GraphQLError(message, {
    extensions: { code: ApolloServerErrorCode.BAD_USER_INPUT, http: { status: 400 } },
  })

type Asked = Pick<GraphQLRequestContext<GraphqlContext>, 'schema' | 'request'> & { document: DocumentNode }

/** @throws GraphQLError for variables that do not fit, in the words execution would use */
const costOf = ({ schema, document, request }: Asked, operationName: string | null | undefined): number => {
  try {
    return getComplexity({
      schema,
      query: document,
      estimators: [values],
      maxQueryNodes: maximumSelections,
      ...(request.variables ? { variables: request.variables } : {}),
      ...(operationName ? { operationName } : {}),
    })
  } catch (error) {
    throw error instanceof GraphQLError ? refusal(error.message) : error
  }
}

/** Whether a document costs the same whatever its variables are, and whichever of its operations runs. */
const isConstant = (document: DocumentNode): boolean => {
  let operations = 0
  let variable = false
  visit(document, {
    [Kind.OPERATION_DEFINITION]: () => {
      operations++
    },
    [Kind.DIRECTIVE]: () => {
      variable = true
    },
    [Kind.ARGUMENT]: ({ name, value }) => {
      if (name.value === 'first' && value.kind === Kind.VARIABLE) variable = true
    },
  })
  return operations === 1 && !variable
}

/** Documents that need not be counted again. Apollo keeps those it has parsed. */
const affordable = new WeakSet<DocumentNode>()

/** Refuses an operation that asks for too much at once. Documents of our own client are known to be modest. */
export const queryCost: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operationName, request, metrics }) => {
      if (metrics.persistedQueryHit || affordable.has(document)) return
      if (costOf({ schema, document, request }, operationName) > maximumCost) {
        throw refusal(`an operation may ask for ${maximumCost} values at most`)
      }
      if (isConstant(document)) affordable.add(document)
    },
  }),
}
