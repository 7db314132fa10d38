import { nameOf, type Shape } from '../data/shape.ts'
import type { Document } from '../documents.ts'
import * as documents from '../documents.ts'
import type { Server } from '../servers.ts'
import type { Case, Contestant } from './case.ts'
import { ask, post } from './requests.ts'

/** The servers that answer over one database. */
export interface Sides {
  gateway: Server
  /** What an admin's requests to the gateway carry. */
  authorization: { authorization: string }
  rows: Server
  json: Server
}

/** To one that was written for these documents, and needs no query to know what is asked. */
const byName = (server: Server, { name, variables }: Document): Contestant => ({
  ...server,
  load: post(`${server.address}/documents/${name}`, { variables }),
})

const documentCase = (name: string, document: Document, { gateway, authorization, rows }: Sides): Case => ({
  name,
  contestants: [
    { ...gateway, load: ask(`${gateway.address}/graphql`, document, authorization) },
    byName(rows, document),
  ],
})

/** All an admin's overview shows, over lists of this shape. */
export const overviewCase = (shape: Shape, sides: Sides): Case => {
  const document = documents.overview(shape.projects, shape.giftsPerProject)
  const { name, contestants } = documentCase(`overview ${nameOf(shape)}`, document, sides)
  return { name, contestants: [...contestants, byName(sides.json, document)] }
}

/** Documents of other shapes than the overview. */
export const otherDocuments = (
  { projects, giftsPerProject }: Shape,
  period: [from: string, until: string],
  sides: Sides,
): Case[] => [
  documentCase('names', documents.names(projects, giftsPerProject), sides),
  documentCase('translations', documents.translations(projects, 20), sides),
  documentCase('filtered', documents.filtered(), sides),
  documentCase('messages', documents.messages(), sides),
  documentCase('analytics', documents.analytics(...period), sides),
]
