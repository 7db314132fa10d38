import trusted from '../../../schema/trusted-documents.json' with { type: 'json' }
import * as documents from '../documents.ts'
import { BenchFailure } from '../failure.ts'
import type { Load } from '../measure/load.ts'
import type { Server } from '../servers.ts'
import type { Case, Contestant } from './case.ts'
import { byName, byPeerDocument } from './documents.ts'
import { at, without } from './in-answers.ts'
import { postgraphileDocuments } from './postgraphile-documents.ts'
import { ask, get, post } from './requests.ts'

type Path = (server: Pick<Server, 'address'>) => Load

const toBoth = (gateway: Server, constant: Server, load: Path): Contestant[] =>
  [gateway, constant].map((server) => ({ server, load: load(server) }))

/** What is made already, beside the same bytes and headers from a server that does nothing else. */
const madeAlready = (name: string, load: Path): Case => ({
  name,
  contestants: ({ gateway, constant }) => toBoth(gateway, constant, load),
})

/** The same of whoever has the answer already and asks whether it is still true. */
const notModified = (name: string, load: Path): Case => ({
  name: `${name}, 304`,
  contestants: async ({ gateway, constant }) => {
    const { url, headers = {} } = load(gateway)
    const etag = (await fetch(url, { headers })).headers.get('etag')
    if (etag === null) throw new BenchFailure(`${url} has no ETag`, 'See gateway/http/caching.ts.')
    return toBoth(gateway, constant, (server) => {
      const asked = load(server)
      return { ...asked, headers: { ...asked.headers, 'if-none-match': etag }, status: 304 }
    })
  },
})

const page =
  (path: string, locale: 'en' | 'ka'): Path =>
  ({ address }) =>
    get(`${address}${path}`, { 'accept-language': locale, 'accept-encoding': 'br' })

/** A page that is made for this reader, beside React alone over data that are there: nothing compressed, no ETag. */
const cold = (path: string, locale: 'en' | 'ka', name = path): Case => ({
  name: `cold page ${name} ${locale}`,
  contestants: ({ forgetful, written }) =>
    [forgetful, written].map((server) => ({
      server,
      load: get(`${server.address}${path}`, { 'accept-language': locale }),
    })),
})

/** One of the client's own queries, as its pages ask for it. */
export const byHash = (name: string, variables: object): Path => {
  const [sha256Hash] = Object.entries(trusted).find(([, text]) => text.startsWith(`query ${name}(`)) ?? []
  const query = new URLSearchParams({
    variables: JSON.stringify(variables),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }),
  })
  return ({ address }) =>
    get(`${address}/graphql?${query}`, { 'apollo-require-preflight': 'true', 'accept-encoding': 'br' })
}

const projectByGraphql = (id: string): Case => {
  const document = documents.project(id)
  const forPostgraphile = postgraphileDocuments.project
  return {
    name: 'project by GraphQL',
    contestants: ({ gateway, rows, json, peers }) => [
      { server: gateway, load: ask(gateway, document) },
      byName(rows, document),
      byName(json, document),
      ...(peers ? [{ server: peers.mercurius, load: ask(peers.mercurius, document) }] : []),
      ...(peers && forPostgraphile ? [byPeerDocument(peers.postgraphile, forPostgraphile, document)] : []),
    ],
  }
}

const projectByRest = (id: string): Case => ({
  name: 'project by REST',
  contestants: ({ forgetful, rows }) => [
    { server: forgetful, load: get(`${forgetful.address}/api/projects/${id}`) },
    { server: rows, load: get(`${rows.address}/projects/${id}`) },
  ],
})

const letter = { name: 'Nino', email: 'nino@example.org', message: 'When can I visit?' }

const sendMessage =
  'mutation Send($input: ContactMessageInput!) { sendContactMessage(input: $input) { id createdAt name email message locale } }'

/** What is different in each message. */
const own = ['id', 'createdAt']

const created = (load: Load): Load => ({ ...load, status: 201 })

const messageByRest: Case = {
  name: 'contact message by REST',
  contestants: ({ gateway, rows }) =>
    [
      { server: gateway, load: created(post(`${gateway.address}/api/contacts`, letter)) },
      { server: rows, load: created(post(`${rows.address}/contacts`, letter)) },
    ].map((each) => ({ ...each, read: (answer) => without(answer, [], ...own) })),
}

const messageByGraphql: Case = {
  name: 'contact message by GraphQL',
  contestants: ({ gateway, rows }) => [
    {
      server: gateway,
      load: ask(gateway, { query: sendMessage, variables: { input: letter } }),
      read: (answer) => without(at(answer, 'data', 'sendContactMessage'), [], ...own),
    },
    {
      server: rows,
      load: created(post(`${rows.address}/contacts`, letter)),
      read: (answer) => without(answer, [], ...own),
    },
  ],
}

/** What visitors ask for; the writes last, because they add to what there is. */
export const visitorCases = (projectId: string): Case[] => {
  const rest: Path = ({ address }) => get(`${address}/api/projects/${projectId}`)
  const hash = byHash('Project', { id: projectId, locale: 'en' })
  return [
    projectByGraphql(projectId),
    projectByRest(projectId),
    madeAlready('project by REST, from memory', rest),
    madeAlready('project by hash, from memory', hash),
    ...['/', '/dashboard', `/projects/${projectId}`].flatMap((path) =>
      (['en', 'ka'] as const).map((locale) =>
        madeAlready(`page ${path.replace(projectId, '{id}')} ${locale}, from memory`, page(path, locale)),
      ),
    ),
    ...(['en', 'ka'] as const).flatMap((locale) => [
      ...['/', '/dashboard', '/donate', '/sign-in', '/privacy'].map((path) => cold(path, locale)),
      cold(`/projects/${projectId}`, locale, '/projects/{id}'),
    ]),
    notModified('page /dashboard', page('/dashboard', 'en')),
    notModified('project by REST', rest),
    notModified('project by hash', hash),
    madeAlready('/health', ({ address }) => get(`${address}/health`)),
    messageByRest,
    messageByGraphql,
  ]
}
