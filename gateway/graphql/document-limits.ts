import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import {
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** Twice what our own documents need, and what a reader can still follow. */
const most = { depth: 12, aliases: 15, directives: 20, tokens: 1000 }

/** Reports the refusal with the others: a rule that throws would be an error of ours. */
const refuse = (message: string) => ({
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null) => context?.reportError(new GraphQLError(message))],
})

/** Read while parsing: what is nested ten thousand deep is refused before anything walks through it. */
export const parseOptions = { maxTokens: most.tokens }

/** Without it an operation the schema has no root type for fails as late as in execution. */
const knownOperations: ValidationRule = (context) => ({
  [Kind.OPERATION_DEFINITION]: (node: OperationDefinitionNode) => {
    if (context.getSchema().getRootType(node.operation)) return
    context.reportError(new GraphQLError(`there is no ${node.operation} here`, { nodes: node }))
  },
})

/** What a document may hold, whoever sends it. Checked once a document, before any resolver. */
export const documentLimits: ValidationRule[] = [
  knownOperations,
  maxDepthRule({
    n: most.depth,
    flattenFragments: true,
    ...refuse(`a document may be ${most.depth} fields deep at most`),
  }),
  maxAliasesRule({ n: most.aliases, ...refuse(`a document may hold ${most.aliases} aliases at most`) }),
  maxDirectivesRule({
    n: most.directives,
    ...refuse(`a document may hold ${most.directives} directives at most`),
  }),
]
