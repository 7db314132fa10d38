import {
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import { mostRefused } from '../../schema/limits.ts'
import { longestName, measureDocument } from './measure-document.ts'

/** Twice what our own documents need, and what a reader can still follow. */
export const mostOfDocument = { depth: 12, aliases: 15, directives: 20, selections: 200, tokens: 600 }

/** Read while parsing: what is nested ten thousand deep is refused before anything walks through it. */
export const parseOptions = { maxTokens: mostOfDocument.tokens }

/** Whoever wrote a document mends it error by error; the rest would only cost. */
export const validationOptions = { maxErrors: 5 }

/** Without it an operation the schema has no root type for fails as late as in execution. */
const knownOperations: ValidationRule = (context) => ({
  [Kind.OPERATION_DEFINITION]: (node: OperationDefinitionNode) => {
    if (context.getSchema().getRootType(node.operation)) return
    context.reportError(new GraphQLError(`there is no ${node.operation} here`, { nodes: node }))
  },
})

const excessOf = (context: ValidationContext): string | undefined => {
  const document = context.getDocument()
  const { depth, aliases, directives, selections } = measureDocument(document)
  if (depth > mostOfDocument.depth) return `a document may be ${mostOfDocument.depth} fields deep at most`
  if (aliases > mostOfDocument.aliases) return `a document may hold ${mostOfDocument.aliases} aliases at most`
  if (directives > mostOfDocument.directives)
    return `a document may hold ${mostOfDocument.directives} directives at most`
  if (selections > mostOfDocument.selections)
    return `a document may ask for ${mostOfDocument.selections} fields at most`
  // Names come back: in an error's path, and as the keys of the answer.
  if (longestName(document) > mostRefused.name)
    return `a name may have ${mostRefused.name} characters at most`
  return undefined
}

/** Reported before the document is walked through: whatever else is wrong with it matters less. */
const modestDocuments: ValidationRule = (context) => {
  const excess = excessOf(context)
  if (excess !== undefined) context.reportError(new GraphQLError(excess))
  return {}
}

/** What a document may hold, whoever sends it. Checked once a document, before any resolver. */
export const documentLimits: ValidationRule[] = [modestDocuments, knownOperations]
