import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../core/viewer.ts'
import type { GraphqlContext } from '../graphql/context.ts'
import { admit } from './admission.ts'
import { privateAnswer } from './cache-headers.ts'
import type { ExecutedContext } from './execution.ts'
import type { KnownOperations } from './operations.ts'
import { trustedText } from './trusted-documents.ts'
import { writeAnswer } from './written-answer.ts'

interface Asked {
  text: string
  isOurOwn: boolean
  name: string | undefined
  variables: Record<string, unknown>
}

type Road = { headers: Record<string, string>; body: string } | { executed: ExecutedContext } | null

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The document that a body sends, or names by the hash of one of ours. */
const documentOf = ({
  query,
  extensions,
}: Record<string, unknown>): Pick<Asked, 'text' | 'isOurOwn'> | null => {
  if (typeof query === 'string') {
    return extensions === undefined || extensions === null ? { text: query, isOurOwn: false } : null
  }
  if (query !== undefined || !isRecord(extensions) || !isRecord(extensions.persistedQuery)) return null
  const { version, sha256Hash } = extensions.persistedQuery
  const text = version === 1 && typeof sha256Hash === 'string' ? trustedText(sha256Hash) : undefined
  return text === undefined ? null : { text, isOurOwn: true }
}

/** What a body asks for that nothing is odd about. */
const askedBy = (body: unknown): Asked | null => {
  if (!isRecord(body)) return null
  const document = documentOf(body)
  const { variables, operationName } = body
  const name = operationName ?? undefined
  if (!document || name === '' || (name !== undefined && typeof name !== 'string')) return null
  const given = variables ?? {}
  return isRecord(given) ? { ...document, name, variables: given } : null
}

const plainJson = 'application/json; charset=utf-8'
const offered = [plainJson, 'application/graphql-response+json; charset=utf-8']

const contentTypeFor = (request: FastifyRequest): string | null => {
  const { accept } = request.headers
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return plainJson
  const chosen = request.accepts().type(offered)
  return typeof chosen === 'string' ? chosen : null
}

const isPlainlyJson = ({ headers }: FastifyRequest): boolean =>
  /^application\/json(; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '')

/**
 * Executes an operation that Apollo has taken through all of its gates before: what depends on the document alone was
 * judged then, what depends on who asks is judged here by the same gate. Null for one that is not known yet, or refused.
 */
export const executeKnown = async (
  operations: KnownOperations,
  { text, name, variables, isOurOwn }: Asked,
  viewer: Viewer,
  createContext: () => GraphqlContext,
): Promise<Required<ExecutedContext> | null> => {
  const operation = operations.find(text, name)
  if (!operation) return null
  const { schema, document, definition } = operation
  try {
    admit({ schema, document, operation: definition, variables }, viewer, isOurOwn)
  } catch {
    return null
  }
  const context = createContext()
  return { ...context, executed: await operation.execute(context, variables) }
}

/**
 * The road of an operation that is known. Whatever is odd, is refused or fails is Apollo's to answer: null sends it the
 * request as it came, `executed` what has come of it.
 */
export const takeShortRoad = async (
  operations: KnownOperations,
  request: FastifyRequest,
  createContext: () => GraphqlContext,
): Promise<Road> => {
  const asked = isPlainlyJson(request) ? askedBy(request.body) : null
  const contentType = asked && contentTypeFor(request)
  if (!asked || !contentType) return null
  const done = await executeKnown(operations, asked, request.viewer, createContext)
  if (!done) return null
  if (done.executed.errors) return { executed: done }
  return { headers: { 'content-type': contentType, ...privateAnswer }, body: writeAnswer(done.executed) }
}
