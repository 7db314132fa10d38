import { nameOf, type Shape } from '../data/shape.ts'
import type { Document } from '../documents.ts'
import * as documents from '../documents.ts'
import type { Server } from '../servers.ts'
import type { Case, Contestant } from './case.ts'
import { type PeerDocument, postgraphileDocuments } from './postgraphile-documents.ts'
import { ask, post } from './requests.ts'

/** To a server that was written for these documents, and needs no query to know what is asked. */
export const byName = (server: Server, { name, variables }: Document): Contestant => ({
  server,
  load: post(`${server.address}/documents/${name}`, { variables }),
})

export const byPeerDocument = (
  server: Server,
  { query, read }: PeerDocument,
  { variables }: Document,
): Contestant => ({ server, load: ask(server, { query, variables }), read })

/** PostGraphile is asked where its own schema has what the document wants. */
const documentCase = (name: string, document: Document, inOneStatement = false): Case => ({
  name,
  contestants: ({ gateway, authorization, rows, json, peers }) => {
    const forPostgraphile = postgraphileDocuments[document.name]
    return [
      { server: gateway, load: ask(gateway, document, authorization) },
      byName(rows, document),
      ...(inOneStatement ? [byName(json, document)] : []),
      ...(peers ? [{ server: peers.mercurius, load: ask(peers.mercurius, document) }] : []),
      ...(peers && forPostgraphile ? [byPeerDocument(peers.postgraphile, forPostgraphile, document)] : []),
    ]
  },
})

/** All an admin's overview shows, over lists of this shape. */
export const overviewCase = (shape: Shape): Case =>
  documentCase(`overview ${nameOf(shape)}`, documents.overview(shape.projects, shape.giftsPerProject), true)

/** Documents of other shapes than the overview. */
export const otherDocuments = (
  { projects, giftsPerProject }: Shape,
  period: readonly [from: string, until: string],
): Case[] => [
  documentCase('names', documents.names(projects, giftsPerProject)),
  documentCase('translations', documents.translations(projects, 20)),
  documentCase('filtered', documents.filtered()),
  documentCase('messages', documents.messages()),
  documentCase('analytics', documents.analytics(...period)),
]
