import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Locale } from '../../schema/locales.ts'

/** What came back. `body` is parsed where it is JSON, the text otherwise, null where there is none. */
export interface Answer<Body> {
  status: number
  headers: Record<string, unknown>
  body: Body
}

export interface GraphqlBody<Data> {
  data: Data
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
}

type Headers = Record<string, string>
export type Json = Record<string, unknown> | unknown[]

/** Somebody who talks to the gateway. Name the body's shape where a test reads it: `get<Project>(…)`. */
export interface Agent {
  get: <Body = unknown>(url: string, headers?: Headers) => Promise<Answer<Body>>
  post: <Body = unknown>(url: string, body: Json | Buffer, headers?: Headers) => Promise<Answer<Body>>
  put: <Body = unknown>(url: string, body: Json, headers?: Headers) => Promise<Answer<Body>>
  delete: <Body = unknown>(url: string, headers?: Headers) => Promise<Answer<Body>>
  graphql: <Data = unknown>(
    query: string,
    variables?: Json,
    headers?: Headers,
  ) => Promise<Answer<GraphqlBody<Data>>>
  /** The same person, reading in this language. */
  in: (locale: Locale) => Agent
  /** The same person, at this address. */
  from: (address: string) => Agent
  /** The same person, with this bearer token. */
  as: (token: string) => Agent
}

const parsed = (payload: string, contentType: unknown) => {
  if (payload === '') return null
  return /\bjson\b/.test(String(contentType)) ? JSON.parse(payload) : payload
}

/** An answer without the one header that every moment writes differently. */
export const undated = <Body>({
  headers: { date: _, ...headers },
  ...answer
}: Answer<Body>): Answer<Body> => ({
  ...answer,
  headers,
})

/** An agent who sends `own` headers with every request, through the application without a socket. */
export const createAgent = (app: FastifyInstance, own: Headers = {}, remoteAddress = '127.0.0.1'): Agent => {
  const send = async (request: InjectOptions, headers: Headers = {}) => {
    const answer = await app.inject({ ...request, remoteAddress, headers: { ...own, ...headers } })
    const body = parsed(answer.payload, answer.headers['content-type'])
    return { status: answer.statusCode, headers: answer.headers, body }
  }
  return {
    get: (url, headers) => send({ method: 'GET', url }, headers),
    post: (url, payload, headers) => send({ method: 'POST', url, payload }, headers),
    put: (url, payload, headers) => send({ method: 'PUT', url, payload }, headers),
    delete: (url, headers) => send({ method: 'DELETE', url }, headers),
    graphql: (query, variables = {}, headers) =>
      send({ method: 'POST', url: '/graphql', payload: { query, variables } }, headers),
    from: (address) => createAgent(app, own, address),
    as: (token) => createAgent(app, { ...own, authorization: `Bearer ${token}` }, remoteAddress),
    in: (locale) => createAgent(app, { ...own, 'accept-language': locale }, remoteAddress),
  }
}
