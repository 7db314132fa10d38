import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerErrorCode } from '@apollo/server/errors'
import type { FastifyRequest } from 'fastify'
import { type DocumentNode, GraphQLError } from 'graphql'
import manifest from '../../schema/trusted-documents.json' with { type: 'json' }
import { memberOf } from '../core/member.ts'
import type { GraphqlContext } from '../graphql/context.ts'

/** The operations of our own client by the SHA-256 of their text, as they were when both were built. */
const documents: ReadonlyMap<string, string> = new Map(Object.entries(manifest))

/** Apollo's name for a document in its cache of persisted queries. */
const hashOf = (key: string): string => key.replace(/^apq:/, '')

/** The document of our own client that has this hash. */
export const trustedText = (hash: string): string | undefined => documents.get(hash)

/** What a document is called that is not our own client's: of such there are as many as anybody likes. */
const other = 'other'

/** What these operations are called, by the same hashes. */
const names: ReadonlyMap<string, string> = new Map(
  [...documents].map(([hash, text]) => [hash, /^\s*(?:query|mutation)\s+(\w+)/m.exec(text)?.[1] ?? other]),
)

const parsed = (text: unknown): unknown => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text
  } catch {
    return undefined
  }
}

/** The operation of our own client that a request asks for by its hash, or one word for all others. */
export const trustedOperationOf = ({ body, query }: Pick<FastifyRequest, 'body' | 'query'>): string => {
  const extensions = memberOf(body, 'extensions') ?? parsed(memberOf(query, 'extensions'))
  const hash = memberOf(memberOf(extensions, 'persistedQuery'), 'sha256Hash')
  return (typeof hash === 'string' ? names.get(hash) : undefined) ?? other
}

/** Answers what the build put into it and learns nothing from requests. */
export const trustedDocuments = {
  get: async (key: string) => documents.get(hashOf(key)),
  set: async () => undefined,
  delete: async () => false,
}

const hasTextualHash = (persistedQuery: unknown): boolean =>
  typeof persistedQuery === 'object' &&
  persistedQuery !== null &&
  typeof Reflect.get(persistedQuery, 'sha256Hash') === 'string'

/** A hash that is no text asks for nothing. Apollo would make a cache's key of it, and fail at that. */
export const textualHashes: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async ({ request }) => {
    const { persistedQuery, ...others } = request.extensions ?? {}
    if (persistedQuery !== undefined && !hasTextualHash(persistedQuery)) request.extensions = others
  },
}

/** Refuses every document that is not our own client's, however it is sent. */
export const onlyTrustedDocuments: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ source, queryHash }) => {
      if (documents.get(queryHash) === source) return
      throw new GraphQLError('only the documents of the site itself are answered', {
        extensions: { code: ApolloServerErrorCode.BAD_REQUEST, http: { status: 400 } },
      })
    },
  }),
}

/**
 * Parses and judges each document of our own client once, on Apollo's road. The store that Apollo brings does so for
 * whatever anybody sends, and takes a hundred million bytes.
 */
export const judgedOnce = (): ApolloServerPlugin<GraphqlContext> => {
  const judged = new Map<string, DocumentNode>()
  return {
    requestDidStart: async () => ({
      didResolveSource: async (request) => {
        const document = judged.get(request.queryHash)
        // It is read from there where it is not parsed.
        if (document) Object.assign(request, { document })
      },
      didResolveOperation: async ({ queryHash, document }) => {
        if (documents.has(queryHash)) judged.set(queryHash, document)
      },
    }),
  }
}
